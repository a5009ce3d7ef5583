// Builds the e-mails: Node runs our TypeScript by stripping types, but not JSX. `vite build -c vite.mails.config.ts`

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  build: {
    ssr: 'mails/emails.ts',
    outDir: 'build/mails',
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
})
