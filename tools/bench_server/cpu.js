// Processor time, from /proc where there is one (elsewhere 0: the numbers are then left out of the report).

import { readFileSync } from 'node:fs'

const TICK = 100 // per second, on every Linux that Node supports

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

// Seconds used by a process and everything that it has started.
export function cpuSeconds(pid) {
  const stat = read(`/proc/${pid}/stat`)
  if (!stat) return 0
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  let ticks = Number(fields[11]) + Number(fields[12])
  for (const child of read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)) {
    ticks += cpuSeconds(Number(child)) * TICK
  }
  return ticks / TICK
}

// Seconds each core was busy, with whatever.
export function coreSeconds() {
  return read('/proc/stat')
    .split('\n')
    .filter((line) => /^cpu\d/.test(line))
    .map((line) => {
      const [user, nice, system, , , irq, softirq, steal] = line.split(/\s+/).slice(1).map(Number)
      return (user + nice + system + irq + softirq + steal) / TICK
    })
}
