// The lines of a cart as they are today: what can be sold, and at which price.

import { availabilityOf } from '@stoa/domain/catalogue/availability'
import { isShipped } from '@stoa/domain/catalogue/product-kinds'
import type { Language } from '@stoa/domain/language'
import {
  type CartItem,
  copiesByProduct,
  type ProductCopies,
  type ProductKey,
  productsOf,
} from '@stoa/domain/ordering/cart/cart'
import type { CartProduct } from '@stoa/domain/ordering/cart/cart-product'
import { claimsOf } from '@stoa/domain/ordering/cart/claimed-copies'
import { type CartChange, decideCart, refuseChanges } from '@stoa/domain/ordering/cart/decide-cart'
import { expandBoxes } from '@stoa/domain/ordering/cart/expand-boxes'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { PricingLine } from '@stoa/domain/ordering/pricing/cart-input'
import { lineProblems } from '@stoa/domain/ordering/pricing/cart-problems'
import { inLanguage } from '../../database/localized-text.ts'
import type { Executor } from '../../database/transaction.ts'
import type { Call } from '../../http/operation.ts'
import { listCartProducts } from './cart.queries.ts'
import {
  cartProductsWithHeld,
  findCartProduct,
  gramsOf,
  isSoldAhead,
  pricingLine,
  type SaleTerms,
  toStockedProduct,
} from './cart-product.ts'
import {
  type CartProductRow,
  type PackedProduct,
  type ProductIds,
  productsColumn,
  type Standing,
  standingsColumn,
} from './cart-products.queries.ts'
import { readKeptProducts } from './kept-products.ts'
import { type Moment, viewProblems } from './problems.view.ts'

export type { CartProductRow, PackedProduct, ProductIds, Standing }
/** For statements that read products together with others. */
export { findCartProduct, isSoldAhead, productsColumn, readKeptProducts, standingsColumn, toStockedProduct }

const toCartProducts = (products: readonly CartProductRow[], language: Language): CartProduct[] =>
  products.map((product) => ({
    ...toStockedProduct(product),
    name: inLanguage(product.name_el, product.name_en, language),
    kind: product.kind,
    availability: availabilityOf(product.availability, product.copies),
    heldBack: product.held_back,
    textMax: product.text_max,
    boxCapacity: product.box_capacity,
  }))

/** Of these lines, with what is in their boxes and the parts of sets; unknown products are left out. */
const readProducts = (db: Executor, requested: readonly CartItem[]): Promise<CartProductRow[]> =>
  listCartProducts(db, productsOf(requested))

/** The current data of the requested lines and of what is in their boxes; unknown products are left out. */
export const readCartProducts = async (
  db: Executor,
  requested: readonly CartItem[],
  language: Language,
): Promise<CartProduct[]> => toCartProducts(await readProducts(db, requested), language)

export interface ReadCart {
  lines: PricingLine[]
  changes: CartChange[]
  products: CartProductRow[]
  /** Whether anything of it is sent as a parcel, or collected; gift cards go by e-mail. */
  shipped: boolean
  /** What is sent of it, as carriers count it. */
  grams: number
}

export type PricedCart = Pick<ReadCart, 'lines' | 'products' | 'shipped' | 'grams'>

/** In which language, when (reductions end), and with which VAT. */
export interface SaleMoment extends Pick<Call, 'language'>, SaleTerms {
  /** What is kept for this buyer: there for them, and for nobody else. */
  held: readonly ProductCopies[]
}

/** The requested lines as they are today: what can be sold, at which price, and what had to change. */
export const readCart = async (db: Executor, requested: readonly CartItem[], moment: SaleMoment): Promise<ReadCart> =>
  cartOf(requested, await readProducts(db, requested), moment)

/** The same, of products that are read already. */
export function cartOf(
  requested: readonly CartItem[],
  read: readonly CartProductRow[],
  { language, held, ...sale }: SaleMoment,
): ReadCart {
  const products = cartProductsWithHeld(read, held)
  const { items, changes } = decideCart(requested, toCartProducts(products, language), isoDay(dayOf(sale.now)))
  const lines = expandBoxes(items).flatMap((item) => pricingLine(item, products, sale))
  const isSent = (line: ProductKey) => isShipped(findCartProduct(products, line)?.kind ?? '')
  return {
    ...{ lines, changes, products, shipped: lines.length === 0 || lines.some(isSent) },
    grams: gramsOf(lines.filter(isSent), products),
  }
}

/** The copies of what can be sold of a cart. */
export async function listSoldCopies(
  db: Executor,
  requested: readonly CartItem[],
  { language, now, held }: Omit<SaleMoment, 'rates'>,
): Promise<ProductCopies[]> {
  const read = await readProducts(db, requested)
  const rows = cartProductsWithHeld(read, held)
  const products = toCartProducts(rows, language)
  const { items } = decideCart(requested, products, isoDay(dayOf(now)))
  const fromStock = expandBoxes(items).filter((line) => !isSoldAhead(rows, line))
  return copiesByProduct(fromStock.flatMap((line) => claimsOf(line, products)))
}

/** Of a cart that would have to change: what, and why. */
export function refuseChangedCart(changes: readonly CartChange[], moment: Moment) {
  const refusal = refuseChanges(changes)
  const problems = viewProblems(lineProblems(changes), moment)
  return { ...refusal, details: { ...refusal.details, problems } }
}
