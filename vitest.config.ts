import { defineConfig } from 'vitest/config'

const onPostgres = {
  globalSetup: ['apps/api/test/postgres-setup.ts'],
  setupFiles: ['apps/api/test/quiet-console.ts', 'apps/api/test/row-types-setup.ts'],
}

export default defineConfig({
  test: {
    // these end what hangs; on a machine that others keep busy, a test may take long
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // the default leaves one processor free, which on a small machine is half of it
    maxWorkers: '100%',
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
          include: ['apps/{api,sandbox}/{src,database,mails,test}/**/*.test.{ts,tsx}', 'bench/{src,test}/**/*.test.ts'],
          ...onPostgres,
        },
      },
      {
        // the server as a whole, on a PostgreSQL as it demands it
        extends: true,
        test: { name: 'server', include: ['apps/server/{src,test}/**/*.test.{ts,tsx}'], ...onPostgres },
      },
    ],
  },
})
