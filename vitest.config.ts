import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineBrowserCommand, playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromium } from './e2e/chromium.ts'

// as `npm test` has it: many tests start commands and servers
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/node', import.meta.url))

const tap = defineBrowserCommand<[selector: string]>(({ iframe }, selector) => iframe.locator(selector).tap())

const onPostgres = {
  globalSetup: ['apps/api/test/postgres-setup.ts'],
  setupFiles: ['apps/api/test/quiet-console.ts', 'apps/api/test/row-types-setup.ts'],
}

export default defineConfig({
  test: {
    // these end what hangs; on a machine that others keep busy, a test may take long
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // as for the journeys: what passes only then is named in the last lines of `npm test`
    retry: 1,
    // the default leaves one processor free; tests that wait for a server or a retry would leave others free, too
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        // pure rules, shapes and components: a file is tested in a second or two, without a database
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          include: ['packages/{contract,covers,domain,ui}/src/**/*.test.{ts,tsx}', 'scripts/*.test.mjs'],
          exclude: ['**/*.browser.test.tsx'],
          setupFiles: ['apps/api/test/quiet-console.ts'],
        },
      },
      {
        // the pages' own code, whose modules hold state: each file has modules of its own
        extends: true,
        test: {
          name: 'pages',
          include: [
            'packages/browser/src/**/*.test.{ts,tsx}',
            'apps/storefront/app/**/*.test.{ts,tsx}',
            'apps/storefront/*.test.ts',
          ],
          exclude: ['**/*.browser.test.tsx'],
          setupFiles: ['apps/api/test/quiet-console.ts'],
        },
      },
      {
        // interactive parts in the system's Chromium, with their styles; only the shop's answers are made up
        extends: true,
        resolve: {
          // as in the pages: messages are compiled beforehand
          alias: [
            {
              find: /^use-intl\/format-message$/,
              replacement: fileURLToPath(import.meta.resolve('@stoa/browser/i18n/format-message')),
            },
          ],
        },
        // found out beforehand: a dependency that is found while tests run would reload them
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-router',
            'react-router/dom',
            'react-hook-form',
            '@tanstack/react-query',
            'use-intl',
            'icu-minify/compile',
            'icu-minify/format',
            'zod/mini',
            'uqr',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'components',
          include: ['packages/{ui,browser}/src/**/*.browser.test.tsx', 'apps/storefront/app/**/*.browser.test.tsx'],
          setupFiles: ['apps/storefront/test/components-setup.ts'],
          testTimeout: 60_000,
          // Chromium encodes pictures when it has nothing else to do, after seconds on a busy machine
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { tap },
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: chromium,
              contextOptions: { timezoneId: 'Europe/Athens', locale: 'el-GR', hasTouch: true, reducedMotion: 'reduce' },
              actionTimeout: 10_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        // what runs on a real PostgreSQL, started once for all of them
        extends: true,
        test: {
          name: 'shop',
          isolate: false,
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
