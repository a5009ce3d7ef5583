// Products that were read for a cart, kept in memory. Each comes with a version that changes with the product and with all
// that hangs on it, so that of those that are kept only how they stand is read: whether nothing has changed, and their copies.

import type { ProductKey } from '@stoa/domain/ordering/cart/cart'
import {
  type CartProductRow,
  type PackedProduct,
  type ProductIds,
  productIdsOf,
  type Standing,
  unpackProduct,
  versionOf,
} from './cart-products.queries.ts'

/** Some megabytes. */
const maxKept = 2000

interface KeptProduct {
  product: CartProductRow
  version: string
}

/** The one used last is the last. A version names the same product in whichever database. */
const kept = new Map<string, KeptProduct>()

const keyOf = ({ productId, dimensionId }: ProductKey): string => `${productId}-${dimensionId}`

const keyOfRow = ({ product_id: productId, dimension_id: dimensionId }: CartProductRow): ProductKey => ({
  productId,
  dimensionId,
})

function keep(key: string, one: KeptProduct): void {
  kept.delete(key)
  kept.set(key, one)
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
}

/** With the parts of sets, each once. Null unless all of them are kept. */
function findKept(items: readonly ProductKey[]): Map<string, KeptProduct> | null {
  const found = new Map<string, KeptProduct>()
  const wanted = items.map(keyOf)
  for (const key of wanted) {
    if (found.has(key)) continue
    const one = kept.get(key)
    if (!one) return null
    found.set(key, one)
    wanted.push(...one.product.parts.map(keyOf))
  }
  for (const [key, one] of found) keep(key, one)
  return found
}

/** Null when one of them has changed. What is no longer sold is left out. */
function withStandings(
  known: ReadonlyMap<string, KeptProduct>,
  standings: readonly Standing[],
): CartProductRow[] | null {
  const products: CartProductRow[] = []
  for (const [productId, dimensionId, version, availability, copies] of standings) {
    const one = known.get(keyOf({ productId, dimensionId }))
    if (one?.version !== version) return null
    products.push({ ...one.product, availability, copies })
  }
  return products
}

function unpackProducts(packed: readonly PackedProduct[]): CartProductRow[] {
  return packed.map((one) => {
    const product = unpackProduct(one)
    const version = versionOf(one)
    if (typeof version === 'string') keep(keyOf(keyOfRow(product)), { product, version })
    return product
  })
}

/** Two statements that answer the same but for the products. */
export interface ProductReaders<Row> {
  whole(ids: ProductIds): Promise<Row & { products: PackedProduct[] }>
  standings(ids: ProductIds): Promise<Row & { products: Standing[] }>
}

/** With the parts of sets; unknown products are left out. */
export async function readKeptProducts<Row>(
  items: readonly ProductKey[],
  { whole, standings }: ProductReaders<Row>,
): Promise<{ row: Row; products: CartProductRow[] }> {
  const known = findKept(items)
  if (known) {
    const row = await standings(productIdsOf([...known.values()].map(({ product }) => keyOfRow(product))))
    const products = withStandings(known, row.products)
    if (products) return { row, products }
  }
  const row = await whole(productIdsOf(items))
  return { row, products: unpackProducts(row.products) }
}
