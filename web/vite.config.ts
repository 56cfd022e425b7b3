import { readFile } from 'node:fs/promises'
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

// The built client lies inside the Python package, so that the wheel ships it and the server serves it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), gameWords()],
  // Tests run the client's code, not the form that Svelte has for servers.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/konspira/server/pages',
    emptyOutDir: true,
    // The content security policy has no data: fonts, and small files travel well on their own.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.KONSPIRA_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  // A busy machine may take long over a test that takes none elsewhere.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
}))
