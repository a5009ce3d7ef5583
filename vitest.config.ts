import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'scripts/*.test.mjs',
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/*/{src,app,database,mails,test}/**/*.test.{ts,tsx}',
      'bench/{src,test}/**/*.test.ts',
    ],
    globalSetup: ['apps/api/test/postgres-setup.ts'],
    setupFiles: ['apps/api/test/quiet-console.ts', 'apps/api/test/row-types-setup.ts'],
    // these end what hangs; on a machine that others keep busy, a test may take long
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
