import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** What pages say of a game without its board: `spiskowcy-title`, `stawka-option-scenario`, `emerald-rows-card`. */
const OUTSIDE = /^[a-z]+-(title|blurb|chapter|option|scenario|briefing|side|rows)\b/

/**
 * Splits the words of a game: `stawka.ftl?outside` holds what every page may say, `?inside` the rest, which comes with
 * the first board. Most words of a game are events, reasons and names that only its board says.
 */
function gameWords(): Plugin {
  return {
    name: 'konspira-game-words',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = /^(.+\.ftl)\?(outside|inside)$/.exec(id) ?? []
      if (!file) return
      this.addWatchFile(file)
      const messages = (await readFile(file, 'utf8')).split(/^(?=[a-zA-Z-])/m)
      const wanted = messages.filter((message) => OUTSIDE.test(message) === (part === 'outside'))
      return `export default ${JSON.stringify(wanted.join(''))}`
    },
  }
}

const WORKER = 'sw.js'
const PUBLIC = fileURLToPath(new URL('public', import.meta.url))
const UNKEPT = /^(og|app\/screen-)/ // pictures that only other sites show

/** Tells the service worker which files belong to this version of the client. */
function workerFiles(): Plugin {
  return {
    name: 'konspira-worker-files',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const worker = bundle[WORKER]
      if (worker?.type !== 'chunk') return
      if (worker.imports.length > 0) this.error('the service worker must be one file: it shares a module with a page')
      const all = await readdir(PUBLIC, { recursive: true, withFileTypes: true })
      const names = all.map((one) => `${one.parentPath.slice(PUBLIC.length + 1)}/${one.name}`.replace(/^\//, ''))
      const lying = names.filter((_, place) => all[place]!.isFile()).filter((name) => !UNKEPT.test(name))
      const made = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const files = [...made, ...lying].map((name) => `/${name}`).sort()
      const hash = createHash('sha256').update(worker.code).update(files.join())
      for (const name of lying) hash.update(await readFile(`${PUBLIC}/${name}`))
      worker.code = worker.code
        .replaceAll('__VERSION__', JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replaceAll('__FILES__', JSON.stringify(files))
    },
  }
}

// The built client lies inside the Python package, so that the wheel ships it and the server serves it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), gameWords(), workerFiles()],
  // Tests run the client's code, not the form that Svelte has for servers.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/konspira/server/pages',
    emptyOutDir: true,
    // The content security policy has no data: fonts, and small files travel well on their own.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      output: {
        // The worker's address stays the same: browsers look there for a new one.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.KONSPIRA_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  // A busy machine may take long over a test that takes none elsewhere.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
}))
