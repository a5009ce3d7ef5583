import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { systemDarkTheme } from '@stoa/ui/system-dark-theme'
import { defineConfig, type Plugin } from 'vite'

/** What every page needs and only an update changes: one file that browsers keep. */
const vendor = /node_modules\/(?:react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs)\//
/** The pages one strolls through, and what stands around them. */
const shopPage =
  /\/app\/(?:root|layouts\/shop-layout|routes\/(?:home|category|product|product-list|window|name-days|search-results|contributors?|publishers?|content-page|not-found))\.tsx/

interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const answers = new Map<string, boolean>()

/** Whether a page of the shop carries the module along, by whatever way. */
function inShop(id: string, modules: Modules): boolean {
  const known = answers.get(id)
  if (known !== undefined) return known
  answers.set(id, false) // for modules that import each other
  const importers = modules.getModuleInfo(id)?.importers ?? []
  const found = shopPage.test(id) || importers.some((importer) => inShop(importer, modules))
  answers.set(id, found)
  return found
}

const filesOfNames = new Map<string, string>()

/** A class's name in the pages: its own behind three letters of its file, which pack better than a word for every class. */
function scopedName(name: string, file: string): string {
  const place = relative(import.meta.dirname, file)
  const digest = createHash('sha256').update(place).digest('hex')
  const scoped = `${digest.slice(0, 3).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}-${name}`
  const holder = filesOfNames.get(scoped) ?? place
  if (holder !== place) throw new Error(`.${name} of ${place} and of ${holder} got one name: rename either`)
  filesOfNames.set(scoped, place)
  return scoped
}

/** Files of loaders stay on the server: one that a component imports brings the contract's schemas to every page. */
const noSchemasInShop: Plugin = {
  name: 'no-schemas-in-shop',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.name === 'shell' && chunk.moduleIds.some((id) => id.includes('/zod/')))
        this.error(
          'a page of the shop imports a file that calls the API: keep the calls of loaders in files of their own',
        )
  },
}

const ourFormatter = fileURLToPath(import.meta.resolve('@stoa/browser/i18n/format-message'))

export default defineConfig({
  plugins: [reactRouter(), noSchemasInShop],
  resolve: {
    // Messages are compiled when the server starts, so neither side carries the ICU parser.
    alias: [{ find: /^use-intl\/format-message$/, replacement: ourFormatter }],
  },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [systemDarkTheme] } },
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
            // Every visitor gets the table of routes with the names of all files: short names, and few files.
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: vendor },
                // What pages of the shop share goes together: fewer files, better packed, and nothing that only forms need.
                { name: (id, modules) => (inShop(id, modules) ? 'shell' : null), minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
})
