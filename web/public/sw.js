/* The service worker: shows what is pushed while no page is open, and opens the table when it is pressed. */
const SEEN = 'konspira-seen'
const MOST_SEEN = 50

/** A message that comes twice (a sender died halfway) is shown once. */
async function isNew(id) {
  if (!id) return true
  const cache = await caches.open(SEEN)
  const key = `/seen/${encodeURIComponent(id)}`
  if (await cache.match(key)) return false
  await cache.put(key, new Response(''))
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_SEEN)).map((old) => cache.delete(old)))
  return true
}

async function show(message) {
  if (!(await isNew(message.id))) return
  const open = await self.registration.getNotifications({ tag: message.tag })
  await self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.tag,
    renotify: false,
    silent: open.length > 0, // it takes the place of another one: no new sound
    data: { path: message.path },
    actions: [{ action: 'open', title: message.open }],
  })
}

async function openTable(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((client) => new URL(client.url).pathname === url.pathname) ?? windows[0]
  if (!there) await self.clients.openWindow(url.href)
  else {
    await there.focus()
    if (new URL(there.url).pathname !== url.pathname) there.postMessage({ is: 'go', path: url.pathname })
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  let message
  try {
    message = event.data.json()
  } catch {
    return // not from our server
  }
  event.waitUntil(show(message))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openTable(event.notification.data?.path ?? '/tables'))
})
