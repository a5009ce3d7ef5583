// Which file of the build a module that several pages share goes to. A page asks for few files, and for nothing that only
// other kinds of pages need.

/** Kinds of pages, by their entry modules. */
const entries = {
  shop: /\/app\/(?:root|layouts\/shop-layout)\.tsx/,
  list: /\/app\/routes\/(?:category|product-list|promotion|search-results)\.tsx/,
  people: /\/app\/routes\/(?:contributor|publisher)\.tsx/,
  home: /\/app\/routes\/home\.tsx/,
  product: /\/app\/routes\/product\.tsx/,
  read: /\/app\/routes\/(?:window|name-days|contributors|publishers|content-page|not-found)\.tsx/,
  cart: /\/app\/(?:routes\/cart|layouts\/api-layout)\.tsx/,
  information: /\/app\/(?:routes\/checkout-information|layouts\/(?:api|checkout)-layout)\.tsx/,
  payment: /\/app\/(?:routes\/checkout-(?:shipping-payment|collection)|layouts\/(?:api|checkout)-layout)\.tsx/,
  account: /\/app\/(?:routes\/profile|layouts\/account-layout)/,
  sign: /\/app\/routes\/(?:login|register|forgot-password|reset-password)\.tsx/,
}
type Kind = keyof typeof entries
type Kinds = ReadonlySet<Kind>
const kinds = Object.entries(entries) as [Kind, RegExp][]

export interface Modules {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

const importersOf = new Map<string, readonly string[]>()

/** The kinds of pages that need a module from the start. */
function kindsOf(id: string, modules: Modules): Kinds {
  const dependents = new Set([id])
  for (const dependent of dependents) {
    const importers = importersOf.get(dependent) ?? modules.getModuleInfo(dependent)?.importers ?? []
    importersOf.set(dependent, importers)
    for (const importer of importers) dependents.add(importer)
  }
  const paths = [...dependents]
  return new Set(kinds.filter(([, entry]) => paths.some((path) => entry.test(path))).map(([kind]) => kind))
}

const isBuying = (needed: Kinds): boolean => needed.has('information') || needed.has('payment')

const kindsBefore: Kinds = new Set(['people', 'product', 'read'])

const outsideCheckout = (needed: Kinds): boolean =>
  [...needed].some((kind) => kind !== 'information' && kind !== 'payment')

/**
 * The first that holds. What a module imports is needed by the same kinds at least: a rule goes on holding for more kinds, or one
 * before it holds, so that files never import each other in a circle.
 */
const rules: readonly (readonly [file: string, holds: (needed: Kinds) => boolean])[] = [
  ['shell', (needed) => needed.has('shop')],
  ['shell', (needed) => needed.has('home') && needed.size > 1],
  ['shell', (needed) => needed.has('list') && needed.has('sign')],
  ['books', (needed) => needed.has('list') && (needed.has('product') || isBuying(needed))],
  // what the checkout needs of the pages before it
  ['goods', (needed) => isBuying(needed) && [...needed].some((kind) => kindsBefore.has(kind))],
  ['items', (needed) => needed.has('product') && needed.size > 1],
  ['list', (needed) => needed.has('list')],
  ['people', (needed) => needed.has('people')],
  ['read', (needed) => needed.has('read')],
  ['input', (needed) => needed.has('sign') && (needed.has('cart') || needed.has('payment'))],
  ['forms', (needed) => needed.has('sign') && needed.size > 1],
  ['buying', (needed) => needed.has('cart') && needed.size > 1],
  ['basket', (needed) => needed.has('cart')],
  ['orders', (needed) => needed.has('information') && needed.has('payment') && outsideCheckout(needed)],
  ['addresses', (needed) => needed.has('information') && outsideCheckout(needed)],
  ['checkout', (needed) => needed.has('information') && needed.has('payment')],
  ['checkout-payment', (needed) => needed.has('payment')],
  ['account', (needed) => needed.has('account')],
  ['sign', (needed) => needed.has('sign')],
]

/** In the order in which the build has to fill them: a file takes along what its modules import. */
export const sharedFiles: readonly string[] = [...new Set(rules.map(([file]) => file))]

/** Without a checkout, a form or a call: what readers load who only look. */
export const filesOfReaders: ReadonlySet<string> = new Set([
  'shell',
  'goods',
  'books',
  'items',
  'list',
  'people',
  'read',
])

export function sharedFileOf(id: string, modules: Modules): string | null {
  const needed = kindsOf(id, modules)
  return rules.find(([, holds]) => holds(needed))?.[0] ?? null
}
