import { globSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { systemDarkTheme } from '@stoa/ui/system-dark-theme'
import { defineConfig, type Plugin } from 'vite'
import { messageFiles } from './message-files-plugin.ts'
import { pageBudgets } from './page-budgets.ts'
import { filesOfReaders, type Modules, sharedFileOf, sharedFiles } from './shared-files.ts'
import { sheetsByKind } from './style-sheets.ts'
import { noUnusedRouterParts } from './unused-router-parts.ts'
import { noDescriptions } from './without-descriptions.ts'

/** What every page needs and only an update changes: one file that browsers keep. */
const vendor =
  /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs)\/|\/app\/load-route-module\.tsx$/
const root = resolve(import.meta.dirname, '../..')
const styleSheets = globSync('{apps,packages}/*/{app,src}/**/*.module.css', { cwd: root }).toSorted()
const classesOf = new Map<string, string[]>()

const letters = 'abcdefghijklmnopqrstuvwxyz'
const lettersOf = (number: number): string =>
  (number < letters.length ? '' : lettersOf(Math.floor(number / letters.length) - 1)) +
  letters.charAt(number % letters.length)

/**
 * A class's name in the pages: two letters that count the files, then those that count the file's classes. Words would be
 * a tenth of the packed style sheet. Both builds count alike; from `ba` on, for what begins with `ad` may be hidden.
 */
function scopedName(name: string, file: string): string {
  const index = styleSheets.indexOf(relative(root, file))
  if (index < 0) throw new Error(`${file} is none of the style sheets that have names`)
  const classes = classesOf.get(file) ?? []
  classesOf.set(file, classes)
  if (!classes.includes(name)) classes.push(name)
  return lettersOf(index + 2 * letters.length) + lettersOf(classes.indexOf(name))
}

/** Files of loaders stay on the server: one that a component imports brings the contract's schemas to every page. */
const noSchemasInShop: Plugin = {
  name: 'no-schemas-in-shop',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (
        chunk.type === 'chunk' &&
        filesOfReaders.has(chunk.name) &&
        chunk.moduleIds.some((id) => id.includes('/zod/'))
      )
        this.error(
          'a page of the shop imports a file that calls the API: keep the calls of loaders in files of their own',
        )
  },
}

/** Pages link the style sheet of the client's build; the server's has the same rules in another order. */
const noStylesOfServer: Plugin = {
  name: 'no-styles-of-server',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file]
  },
}

/** The router's own reloads the page that one leaves (load-route-module.tsx). */
const ourModuleLoading: Plugin = {
  name: 'our-module-loading',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source === './routeModules.js' && importer?.includes('/react-router/')
      ? resolve(import.meta.dirname, 'app/load-route-module.tsx')
      : null,
}

const ourFormatter = fileURLToPath(import.meta.resolve('@stoa/browser/i18n/format-message'))

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    ourModuleLoading,
    noUnusedRouterParts,
    messageFiles,
    noSchemasInShop,
    noStylesOfServer,
    noDescriptions,
    sheetsByKind,
    pageBudgets,
  ],
  resolve: {
    // Messages are compiled when the server starts, so neither side carries the ICU parser.
    alias: [{ find: /^use-intl\/format-message$/, replacement: ourFormatter }],
  },
  css: {
    // in development a class says which one it is
    modules: { generateScopedName: command === 'build' ? scopedName : '[name]-[local]-[hash:3]' },
    postcss: { plugins: [systemDarkTheme] },
  },
  // Bundled, so that the alias above holds on the server too.
  ssr: { noExternal: ['use-intl'] },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  // Found out beforehand, so that the first page of a development server does not have to be asked for twice.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-router/dom',
      'use-intl',
      'zod/mini',
      '@tanstack/react-query',
      'react-hook-form',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every visitor gets the table of routes with the names of all files: short names, and few files.
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor, priority: sharedFiles.length + 1 },
                ...sharedFiles.map((file, index) => ({
                  name: (id: string, modules: Modules) => (sharedFileOf(id, modules) === file ? file : null),
                  priority: sharedFiles.length - index,
                  minShareCount: 2,
                })),
              ],
            },
          },
        },
      },
    },
  },
}))
