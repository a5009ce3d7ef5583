// The SQL of carts: all that one is priced with.

import { sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
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
  productIdsOf,
  productsColumn,
  unpackProducts,
  type WantedProducts,
} from './cart-products.queries.ts'

/** `classes`: whether they were read as well. */
export interface ReadProducts extends Pick<WantedProducts, 'classes'> {
  products: CartProductRow[]
}

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

interface CartRow extends VersionsRow {
  products: PackedProduct[]
}

const selectCartWith = (classes: boolean) =>
  compileOnce(
    (_, value: ValueOf<ProductIds>) => sql<CartRow>`
      select ${versionColumns}, ${productsColumn(value, { classes })} as products`,
  )

const selectCart = selectCartWith(false)
const selectClassedCart = selectCartWith(true)

const selectEnteredCart = compileOnce(
  (_, value: ValueOf<ProductIds & EnteredInput>) => sql<CartRow & EnteredRow>`
    select ${versionColumns}, ${productsColumn(value, { classes: true })} as products,
      ${personTermsColumns(value)}, ${cardsColumn(value)} as gift_cards`,
)

export interface CartFacts extends ReadProducts {
  versions: VersionsRow
  /** Null where nothing is entered. */
  entered: EnteredRow | null
}

/** Every statement costs both processes a wait: all that a cart is priced with is read by one. */
export async function getCartFacts(
  db: Executor,
  { items, classes }: WantedProducts,
  entered: EnteredInput,
): Promise<CartFacts> {
  const values = productIdsOf(items)
  if (entered.codeKeys.length === 0 && entered.hashes.length === 0) {
    const [row] = await (classes ? selectClassedCart : selectCart)(db, values)
    return { versions: present(row), products: unpackProducts(present(row).products), classes, entered: null }
  }
  const [row] = await selectEnteredCart(db, { ...values, ...entered })
  return {
    versions: present(row),
    products: unpackProducts(present(row).products),
    classes: true,
    entered: present(row),
  }
}

function present<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('a select of one row gave none')
  return row
}
