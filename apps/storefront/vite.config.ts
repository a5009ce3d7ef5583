import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** What every page needs and only an update changes: one file that browsers keep. */
const vendor = /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs)\//
/** Our own small parts, together when most pages share them: fewer files, better packed, and nothing that only forms need. */
const shell = /\/(?:app\/(?:shared|state|i18n)|packages\/(?:ui|domain)\/src)\//

const ourFormatter = fileURLToPath(new URL('app/i18n/format-message.ts', import.meta.url))

export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    // Messages are compiled when the server starts, so neither side carries the ICU parser.
    alias: [{ find: /^use-intl\/format-message$/, replacement: ourFormatter }],
  },
  // Bundled, so that the alias above holds on the server too.
  ssr: { noExternal: ['use-intl'] },
  // One style sheet: a page waits for one request before it is seen, and the next page for none.
  build: { assetsInlineLimit: 0, target: 'es2022', cssCodeSplit: false },
  // Found out beforehand, so that the first page of a development server does not have to be asked for twice.
  optimizeDeps: {
    include: ['react-dom/client', 'react-router/dom', 'use-intl', 'zod', '@tanstack/react-query', 'react-hook-form'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                { name: 'shell', test: shell, minShareCount: 16 },
              ],
            },
          },
        },
      },
    },
  },
})
