import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The built client lies inside the Python package, so that the wheel ships it and the server serves it.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: '../src/konspira/server/pages', emptyOutDir: true },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
})
