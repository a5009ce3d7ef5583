import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // these end what hangs; on a machine that others keep busy, a test may take long
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        // pure rules, shapes and components: a file is tested in a second or two, without a database
        extends: true,
        test: {
          name: 'rules',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/storefront/app/**/*.test.{ts,tsx}',
            'scripts/*.test.mjs',
          ],
          setupFiles: ['apps/api/test/quiet-console.ts'],
        },
      },
      {
        // what runs on a real PostgreSQL, started once for all of them
        extends: true,
        test: {
          name: 'shop',
          include: [
            'apps/{api,server,sandbox}/{src,database,mails,test}/**/*.test.{ts,tsx}',
            'bench/{src,test}/**/*.test.ts',
          ],
          globalSetup: ['apps/api/test/postgres-setup.ts'],
          setupFiles: ['apps/api/test/quiet-console.ts', 'apps/api/test/row-types-setup.ts'],
        },
      },
    ],
  },
})
