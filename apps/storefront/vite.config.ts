import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    // Messages are compiled when the server starts, so neither side carries the ICU parser.
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  // Bundled, so that the alias above holds on the server too.
  ssr: { noExternal: ['use-intl'] },
  build: { assetsInlineLimit: 0, target: 'es2022' },
})
