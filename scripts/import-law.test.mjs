// The law of imports as Biome applies it: of several overrides for a file the last one counts, so a new one can lift an
// older one without a word. And the domain's promise, which no rule of Biome's expresses.

import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { expect, test } from 'vitest'
import { environment, root } from './prepare.mjs'

const api = 'apps/api/src'
const page = 'apps/storefront/app'

/** Of each file: what it may import, and what it may not. */
const law = {
  'packages/domain/src/a/b.ts': [
    ['./c.ts', '../c.ts'],
    ['node:fs', 'zod', '@stoa/contract/events'],
  ],
  'packages/contract/src/a/b.ts': [
    ['zod', '@stoa/domain/money'],
    ['node:fs', '@stoa/api/app'],
  ],
  'packages/covers/src/b.ts': [['@stoa/domain/money'], ['react', '@stoa/ui/button']],
  'packages/ui/src/b.tsx': [
    ['react', '@stoa/domain/money'],
    ['react-router', '@stoa/contract/events'],
  ],
  'packages/browser/src/a/b.ts': [['@stoa/contract/events'], ['use-intl', '@stoa/storefront/root', 'node:fs']],
  [`${api}/app.ts`]: [
    ['./jobs/queues.ts', './ordering/cart/cart.routes.ts'],
    ['@stoa/api/config', '@stoa/server/main'],
  ],
  [`${api}/jobs/b.ts`]: [
    [
      '../log.ts',
      '../database/connect.ts',
      '../ordering/amounts/amounts.service.ts',
      '@stoa/domain/ordering/orders/kinds',
    ],
    [
      '../ordering/orders/orders.queries.ts',
      '../catalogue/products/price.queries.ts',
      '../identity/seal.ts',
      '../cli/staff.ts',
      '@stoa/storefront/root',
      '@stoa/api/ordering/orders/orders.queries',
    ],
  ],
  [`${api}/cli/b.ts`]: [
    ['../catalogue/products/price.service.ts', '../catalogue/imports/run/counts.ts'],
    [
      '../catalogue/products/price.queries.ts',
      '../catalogue/imports/run/batches.ts',
      '../ordering/orders/orders.queries.ts',
      '../identity/seal.ts',
    ],
  ],
  [`${api}/database/b.ts`]: [
    ['../log.ts', '../http/errors.ts', '@stoa/contract/events'],
    ['../jobs/queues.ts', '../app.ts', '../cli/staff.ts', '../ordering/amounts/amounts.service.ts', '@stoa/api/app'],
  ],
  [`${api}/catalogue/feeds/b.ts`]: [
    ['../../log.ts', '../listing-types.ts', '../products/price.service.ts'],
    [
      '../products/price.queries.ts',
      '../../jobs/queues.ts',
      '../../identity/seal.ts',
      '@stoa/api/catalogue/products/price.queries',
    ],
  ],
  [`${api}/catalogue/imports/run/b.ts`]: [
    ['../read-item.ts', '../../people-columns.ts', '../../search/index-products.service.ts'],
    [
      '../../search/members.ts',
      '../../feeds/feeds.service.ts',
      '../../../ordering/orders/orders.view.ts',
      '@stoa/api/app',
    ],
  ],
  [`${api}/catalogue/covers/b.ts`]: [
    ['../cover-book.ts', '../products/price.service.ts'],
    ['../search/search.service.ts', '../products/price.queries.ts', '../../cli/staff.ts'],
  ],
  [`${api}/content/pages/b.ts`]: [
    ['../../catalogue/products/cards.service.ts'],
    ['../../catalogue/people-columns.ts', '../../catalogue/products/price.queries.ts', '../../identity/seal.ts'],
  ],
  [`${api}/identity/passwords/b.ts`]: [
    ['../seal.ts', './c.ts'],
    ['../emails/emails.service.ts', '../../jobs/queues.ts'],
  ],
  [`${api}/identity/sessions/b.ts`]: [
    ['../passwords/passwords.service.ts'],
    ['../passwords/hash-threads.ts', '../accounts/register.service.ts', '../../catalogue/people-columns.ts'],
  ],
  [`${api}/identity/accounts/b.ts`]: [
    ['../sessions/sessions.service.ts'],
    ['../sessions/sessions.queries.ts', '../staff/staff.service.ts'],
  ],
  [`${api}/identity/staff/b.ts`]: [
    ['../accounts/register.service.ts'],
    ['../accounts/accounts.queries.ts', '@stoa/api/app'],
  ],
  [`${api}/ordering/stock/b.ts`]: [
    ['./c.ts', '../../log.ts'],
    ['../cart/cart.service.ts', '../../identity/seal.ts'],
  ],
  [`${api}/ordering/cart/b.ts`]: [
    ['../stock/stock.service.ts'],
    ['../stock/stock.queries.ts', '../orders/orders.service.ts'],
  ],
  [`${api}/ordering/customer-cart/b.ts`]: [
    ['../cart/cart.service.ts'],
    ['../cart/cart.queries.ts', '../orders/orders.service.ts'],
  ],
  [`${api}/ordering/orders/b.ts`]: [
    ['../cart/cart.service.ts'],
    ['../cart/cart.queries.ts', '../payments/payments.service.ts'],
  ],
  [`${api}/ordering/payments/b.ts`]: [
    ['../orders/orders.service.ts'],
    ['../orders/orders.queries.ts', '../../jobs/queues.ts'],
  ],
  'apps/server/src/b.ts': [
    [
      '@stoa/api/app',
      '@stoa/api/jobs/workers',
      '@stoa/api/ordering/payments/payment-callbacks.routes',
      '@stoa/api/catalogue/feeds/document',
      '@stoa/storefront/root',
    ],
    [
      '@stoa/api/ordering/orders/orders.queries',
      '@stoa/api/identity/seal',
      '@stoa/api/catalogue/feeds/offer',
      '@stoa/api/cli/staff',
    ],
  ],
  [`${page}/routes/b.tsx`]: [
    ['../features/site/seo/c.ts', '@stoa/browser/query/c'],
    ['@stoa/api/app', 'node:fs'],
  ],
  ...Object.fromEntries(
    ['api/b.ts', 'i18n/b.ts', 'state/b.ts', 'shared/form/b.tsx'].map((file) => [
      `${page}/${file}`,
      [
        ['../state/c.ts', 'react'],
        [
          '../features/site/seo/c.ts',
          '../../features/site/seo/c.ts',
          '../routes/c.ts',
          '@stoa/sandbox/sandbox',
          'node:fs',
        ],
      ],
    ]),
  ),
  [`${page}/features/ordering/cart/b.tsx`]: [
    ['./c.ts', './line/c.ts', '../../../shared/form/c.ts'],
    ['../checkout/c.ts', '../../site/seo/c.ts', '../../../routes/c.ts', '@stoa/sandbox/sandbox', 'node:fs'],
  ],
  [`${page}/features/ordering/cart/line/b.tsx`]: [
    ['../c.ts', '../other/c.ts', '../../../../shared/form/c.ts'],
    ['../../checkout/c.ts', '../../../site/seo/c.ts', '../../../../routes/c.ts', '@stoa/sandbox/sandbox', 'node:fs'],
  ],
  'apps/sandbox/src/b.ts': [['@stoa/domain/money'], ['@stoa/api/app', '@stoa/contract/events']],
}

/** Every import that Biome refuses when these files stand in a folder of their own under the project's configuration. */
async function refusedImports() {
  const results = join(root, 'test-results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'imports-'))
  try {
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
    for (const [file, imports] of Object.entries(law)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(
        join(folder, file),
        imports
          .flat()
          .map((path) => `import '${path}'\n`)
          .join(''),
      )
    }
    const found = await lint(folder)
    return found.map(([, path, line]) => {
      const file = relative(folder, path)
      return `${file} ← ${law[file].flat()[line - 1]}`
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const lint = (folder) =>
  new Promise((resolve) => {
    const biome = join(root, 'node_modules/.bin/biome')
    const options = ['lint', '--only=style/noRestrictedImports', '--reporter=github', '--max-diagnostics=none', '.']
    execFile(biome, options, { cwd: folder, env: environment }, (_, stdout) =>
      resolve([...stdout.matchAll(/file=([^,]+),line=(\d+)/g)]),
    )
  })

test('a file imports what its place allows', async () => {
  const refused = Object.entries(law).flatMap(([file, [, paths]]) => paths.map((path) => `${file} ← ${path}`))
  expect((await refusedImports()).toSorted()).toEqual(refused.toSorted())
})

const apiFiles = () => globSync(`${api}/**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts'))

/** What lies beside an area's modules is shared by them. */
const isAreaFile = (file) => /^(catalogue|content|identity|ordering)\/[^/]+$/.test(relative(api, file))

test('every folder of the API has a rule of its own', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  const globs = overrides
    .filter(({ linter }) => linter?.rules?.style?.noRestrictedImports)
    .flatMap(({ includes }) => includes)
    .filter((glob) => glob.startsWith(`${api}/`) && glob !== `${api}/**`)
  const folders = new Set(
    apiFiles()
      .filter((file) => !isAreaFile(file))
      .map(dirname),
  )
  folders.delete(api)
  expect(folders.size).toBeGreaterThan(20)
  const hasRule = (folder) => globs.some((glob) => matchesGlob(`${folder}/b.ts`, glob))
  expect([...folders].filter((folder) => !hasRule(folder))).toEqual([])
})

test('what the modules of an area share imports none of them', () => {
  const imports = apiFiles()
    .filter(isAreaFile)
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path]) => `${file} ← ${path}`),
    )
  expect(imports.length).toBeGreaterThan(0)
  expect(imports.filter((line) => / ← \.\/.+\//.test(line))).toEqual([])
})

/** The functions that a file calls of the `*.queries.ts` beside it. */
function calledQueries(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/^import (?:\* as (\w+)|\{([^}]*)\}) from '[^']+\.queries\.ts'/gm)].flatMap(
    ([, namespace, names]) =>
      namespace
        ? [...text.matchAll(new RegExp(`\\b${namespace}\\.(?!ts')([a-z]\\w*)`, 'g'))].map(([, name]) => name)
        : names.split(',').flatMap((name) => (/^\s*(?:type\s|$)/.test(name) ? [] : [name.trim()])),
  )
}

test('routes only read from queries: a change goes through the service', () => {
  const calls = globSync(`${api}/**/*.routes.ts`, { cwd: root }).flatMap((file) =>
    calledQueries(file).map((name) => `${file} ${name}`),
  )
  expect(calls.length).toBeGreaterThan(10)
  expect(calls.filter((call) => !/ (?:count|find|get|list)[A-Z]/.test(call))).toEqual([])
})

test('the domain asks no clock, no chance and waits for nothing', () => {
  const asked = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\basync\b|\bawait\b/
  const files = globSync('packages/domain/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(50)
  const withoutComments = (file) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  expect(files.filter((file) => asked.test(withoutComments(file)))).toEqual([])
})
