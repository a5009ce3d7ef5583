// The tests that are run for each fault put into the rules of prices and promotions: those beside these rules.

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const fewRuns = fileURLToPath(new URL('few-runs.ts', import.meta.url))

const withFewRuns: Plugin = {
  name: 'few-runs',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'fast-check' && importer !== fewRuns ? fewRuns : null),
}

export default defineConfig({
  plugins: [withFewRuns],
  test: { isolate: false, testTimeout: 60_000, include: ['src/ordering/{pricing,promotions}/*.test.ts'] },
})
