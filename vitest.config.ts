import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/{src,app,database,mails,test}/**/*.test.{ts,tsx}'],
    globalSetup: ['apps/api/test/postgres-setup.ts'],
    setupFiles: ['apps/api/test/quiet-console.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
