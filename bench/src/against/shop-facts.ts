// Products, categories and checkout options to request: read through each side's own API, the same ones on both.

import { type Connection, connectTo } from './http.ts'
import type { Book } from './new-questions.ts'
import type { BySide } from './rounds.ts'
import { ask, requests, type Terms } from './wire.ts'

interface Product {
  id: number
  /** The same on every side; ids may differ. */
  code: string
  url: string
}

interface Category {
  id: number
  url: string
}

export interface ShopFacts {
  /** Can be added to a cart without choosing a dimension; best sellers first. */
  products: Product[]
  /** Only those with a full first page. */
  categories: Category[]
  /** Up to a thousand, the best sellers: what readers may ask for. The same on both sides. */
  books: readonly Book[]
  terms: Terms
}

const pageSize = 24
const longPageSize = 50
const bookPages = 20
const products = 60

export async function findFacts(origins: BySide<string>): Promise<BySide<ShopFacts>> {
  const [before, after] = [await readFacts(origins.old), await readFacts(origins.new)]
  const { books } = before
  return {
    old: { ...before, ...commonOf(before, after) },
    new: { ...after, ...commonOf(after, before), books },
  }
}

/** In the same order on both sides, so that both get the same request in every turn. */
function commonOf(facts: ShopFacts, others: ShopFacts): Pick<ShopFacts, 'products' | 'categories'> {
  const [codes, urls] = [
    new Set(others.products.map(({ code }) => code)),
    new Set(others.categories.map(({ url }) => url)),
  ]
  const common = {
    products: facts.products.filter(({ code }) => codes.has(code)).toSorted((a, b) => (a.code < b.code ? -1 : 1)),
    categories: facts.categories.filter(({ url }) => urls.has(url)).toSorted((a, b) => (a.url < b.url ? -1 : 1)),
  }
  if (common.products.length < products / 2 || common.categories.length === 0)
    throw new Error(
      `the sides have only ${common.products.length} products and ${common.categories.length} full categories in common`,
    )
  return common
}

async function readFacts(origin: string): Promise<ShopFacts> {
  const connection = connectTo(origin, 1)
  try {
    const categories = await ask(connection, requests.categories(), 'categories')
    return {
      products: await buyableProducts(connection),
      categories: categories.filter(({ cnt }) => cnt >= pageSize).map(({ id, eurl }) => ({ id, url: eurl })),
      books: await listBooks(connection),
      terms: await termsOf(connection),
    }
  } finally {
    connection.close()
  }
}

async function buyableProducts(connection: Connection): Promise<Product[]> {
  const found: Product[] = []
  for (let page = 1; found.length < products; page += 1) {
    const { items } = await ask(
      connection,
      requests.list({ sort: 'Bestseller', page, pageSize: longPageSize }),
      'products',
    )
    if (items.length === 0) break
    const totals = await ask(connection, requests.cartTotals(items.map((item) => item.id)), 'totals')
    const sold = new Set(totals.items.map(({ pid }) => pid))
    found.push(...items.filter((item) => sold.has(item.id)).map(({ id, cd, eurl }) => ({ id, code: cd, url: eurl })))
  }
  return found.slice(0, products)
}

async function listBooks(connection: Connection): Promise<Book[]> {
  const found: Book[] = []
  for (let page = 1; page <= bookPages; page += 1) {
    const query = requests.list({ sort: 'Bestseller', page, pageSize: longPageSize })
    const { items } = await ask(connection, query, 'products')
    found.push(...items.map(({ nm, ctr }) => ({ title: nm, names: ctr.map((person) => person.nm) })))
    if (items.length < longPageSize) break
  }
  return found
}

/** Home delivery in Greece, cash on delivery. */
async function termsOf(connection: Connection): Promise<Terms> {
  const countries = await ask(connection, requests.countries(), 'countries')
  const countryId = idOf(countries, ({ iso }) => iso === 'GR')
  return {
    countryId,
    regionId: idOf(await ask(connection, requests.regions(countryId), 'regions'), () => true),
    shippingTypeId: idOf(await ask(connection, requests.shippingTypes(), 'choices'), ({ cd }) => cd === 'home'),
    paymentTypeId: idOf(
      await ask(connection, requests.paymentTypes(), 'choices'),
      ({ cd }) => cd === 'cash_on_delivery',
    ),
  }
}

function idOf<Row extends { id: number }>(rows: readonly Row[], isMeant: (row: Row) => boolean): number {
  const found = rows.find(isMeant)
  if (!found) throw new Error('the shop does not deliver to a door in Greece against cash')
  return found.id
}
