import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The built client lies inside the Python package, so that the wheel ships it and the server serves it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
  test: { include: ['src/**/*.test.ts'] },
}))
