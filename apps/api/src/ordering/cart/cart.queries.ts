// The SQL of carts: all that one is priced with. Products that are kept are not read again.

import type { ProductKey } from '@stoa/domain/ordering/cart/cart'
import { type RawBuilder, sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { onlyRow } from '../../database/only-row.ts'
import type { Executor } from '../../database/transaction.ts'
import { type CardHashes, type CardJson, cardsColumn } from '../gift-cards/gift-cards.service.ts'
import {
  type PersonTermsInput,
  type PersonTermsRow,
  personTermsColumns,
  promotionVersion,
} from '../promotions/promotions.service.ts'
import { methodsVersion } from '../shipping-tariffs/shipping-tariffs.service.ts'
import { vatVersion } from '../vat-rates/vat-rates.service.ts'
import {
  type CartProductRow,
  type PackedProduct,
  type ProductIds,
  productsColumn,
  type Standing,
  selectProducts,
  selectStandings,
  standingsColumn,
} from './cart-products.queries.ts'
import { readKeptProducts } from './kept-products.ts'

/** Of what is kept in memory, as it is: read in one statement with what is not. */
export interface VersionsRow {
  /** Of the promotions. */
  promotion_version: string
  /** Of the table of VAT. */
  vat_version: string
  /** Of the ways of receiving and paying, and of what parcels cost. */
  methods_version: string
}

/** The columns of a `VersionsRow`. */
export const versionColumns = sql`
  ${promotionVersion} as promotion_version, ${vatVersion} as vat_version, ${methodsVersion} as methods_version`

/** Codes and gift cards, and who enters them. */
export type EnteredInput = PersonTermsInput & CardHashes

export interface EnteredRow extends PersonTermsRow {
  gift_cards: CardJson[]
}

interface CartRow<Product> extends VersionsRow {
  products: Product[]
}

/** Bare: where nothing is entered. */
const cartStatements = <Product>(products: (value: ValueOf<ProductIds>) => RawBuilder<unknown>) => ({
  bare: compileOnce(
    (_, value: ValueOf<ProductIds>) => sql<CartRow<Product>>`select ${versionColumns}, ${products(value)} as products`,
  ),
  entered: compileOnce(
    (_, value: ValueOf<ProductIds & EnteredInput>) => sql<CartRow<Product> & EnteredRow>`
      select ${versionColumns}, ${products(value)} as products,
        ${personTermsColumns(value)}, ${cardsColumn(value)} as gift_cards`,
  ),
})

const whole = cartStatements<PackedProduct>(productsColumn)
const standings = cartStatements<Standing>(standingsColumn)

export interface CartFacts {
  products: CartProductRow[]
  versions: VersionsRow
  /** Null where nothing is entered. */
  entered: EnteredRow | null
}

/** Every statement costs both processes a wait: all that a cart is priced with is read by one. */
export async function getCartFacts(
  db: Executor,
  items: readonly ProductKey[],
  entered: EnteredInput,
): Promise<CartFacts> {
  const isBare = entered.codeKeys.length === 0 && entered.hashes.length === 0
  const readWith =
    <Product>({ bare, ...statements }: ReturnType<typeof cartStatements<Product>>) =>
    async (ids: ProductIds) => {
      if (isBare) {
        const row = onlyRow(await bare(db, ids))
        return { products: row.products, versions: row, entered: null }
      }
      const row = onlyRow(await statements.entered(db, { ...ids, ...entered }))
      return { products: row.products, versions: row, entered: row }
    }
  const { row, products } = await readKeptProducts<Omit<CartFacts, 'products'>>(items, {
    whole: readWith(whole),
    standings: readWith(standings),
  })
  return { ...row, products }
}

/** With the parts of sets; unknown products are left out. */
export async function listCartProducts(db: Executor, items: readonly ProductKey[]): Promise<CartProductRow[]> {
  const { products } = await readKeptProducts(items, {
    whole: async (ids) => ({ products: onlyRow(await selectProducts(db, ids)).listed }),
    standings: async (ids) => ({ products: onlyRow(await selectStandings(db, ids)).listed }),
  })
  return products
}
