// The SQL of carts: all that one is priced with.

import { greeceId } from '@stoa/domain/identity/address-rules'
import { shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'
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
import { tariffVersion } from '../shipping-tariffs/shipping-tariffs.service.ts'
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

interface PaymentTermsRow {
  code: string
  name_el: string
  name_en: string
  fee_cents: number
  refused_from_cents: number | null
}

interface RateRow {
  country_id: number
  /** Where there are no bands, and of the lightest parcel. */
  price_cents: number
  free_from_cents: number | null
  min_days: number
  max_days: number
}

export interface TermsRow {
  /** ISO 3166-1; null for a country that there is not. */
  country_iso: string | null
  shipping: { id: number; code: string } | null
  rate: RateRow | null
  payment: PaymentTermsRow | null
  payment_fits: boolean
  /** Of the promotions as they are. */
  promotion_version: string
  /** Of the table of VAT as it is. */
  vat_version: string
  /** Of what parcels cost as it is. */
  tariff_version: string
}

export interface TermsChoice {
  countryId: number
  /** Null before it is chosen: the first one that goes to an address. */
  shippingTypeId: number | null
  paymentTypeId: number | null
}

const codesWithoutAddress = (['branch', 'point', 'email'] as const).flatMap(shippingCodesTo)

/**
 * The columns of a `TermsRow`, from `chosenTerms`: the prices of the chosen country, shipping method and payment method.
 * Collecting, and e-mail, cost what they cost in Greece, whoever gets it.
 */
export const termsColumns = sql`
  (select iso from country where id = chosen.country_id) as country_iso,
  (select json_build_object('id', id, 'code', code) from shipping_type where id = chosen.shipping_type_id) as shipping,
  (select json_build_object('country_id', country_id, 'price_cents', price_cents, 'free_from_cents', free_from_cents,
      'min_days', min_days, 'max_days', max_days)
    from shipping_rate r join shipping_type t on t.id = r.shipping_type_id
    where t.id = chosen.shipping_type_id
      and r.country_id = case when t.code = any(${codesWithoutAddress}) then ${greeceId}::int else chosen.country_id end) as rate,
  (select json_build_object('code', code, 'name_el', name_el, 'name_en', name_en, 'fee_cents', fee_cents,
      'refused_from_cents', refused_from_cents)
    from payment_type where id = chosen.payment_type_id) as payment,
  exists (select from payment_shipping p join shipping_type t on t.id = p.shipping_type_id
    where p.payment_type_id = chosen.payment_type_id and t.id = chosen.shipping_type_id
      and (t.code = any(${codesWithoutAddress}) or coalesce(
        (select bool_or(c.country_id = chosen.country_id) from payment_country c where c.payment_type_id = p.payment_type_id), true)))
    as payment_fits,
  ${promotionVersion} as promotion_version, ${vatVersion} as vat_version, ${tariffVersion} as tariff_version`

/** `offset 0`: the method is looked up once, not wherever it is used. */
export const chosenTerms = (value: ValueOf<TermsChoice>) => sql`
  select ${value('countryId')}::int as country_id, ${value('paymentTypeId')}::int as payment_type_id,
    coalesce(${value('shippingTypeId')}::int,
      (select id from shipping_type where code = any(${shippingCodesTo('address')}) order by position limit 1)) as shipping_type_id
    offset 0`

/** Codes and gift cards, and who enters them. */
export type EnteredInput = PersonTermsInput & CardHashes

export interface EnteredRow extends PersonTermsRow {
  gift_cards: CardJson[]
}

interface CartRow extends TermsRow {
  products: PackedProduct[]
}

type CartValues = TermsChoice & ProductIds

const selectCartWith = (classes: boolean) =>
  compileOnce(
    (_, value: ValueOf<CartValues>) => sql<CartRow>`
      select ${termsColumns}, ${productsColumn(value, { classes })} as products from (${chosenTerms(value)}) as chosen`,
  )

const selectCart = selectCartWith(false)
const selectClassedCart = selectCartWith(true)

const selectEnteredCart = compileOnce(
  (_, value: ValueOf<CartValues & EnteredInput>) => sql<CartRow & EnteredRow>`
    select ${termsColumns}, ${productsColumn(value, { classes: true })} as products,
      ${personTermsColumns(value)}, ${cardsColumn(value)} as gift_cards
    from (${chosenTerms(value)}) as chosen`,
)

export interface CartFacts extends ReadProducts {
  terms: TermsRow
  /** Null where nothing is entered. */
  entered: EnteredRow | null
}

/** Every statement costs both processes a wait: all that a cart is priced with is read by one. */
export async function getCartFacts(
  db: Executor,
  choice: TermsChoice,
  { items, classes }: WantedProducts,
  entered: EnteredInput,
): Promise<CartFacts> {
  const values = { ...choice, ...productIdsOf(items) }
  if (entered.codeKeys.length === 0 && entered.hashes.length === 0) {
    const [row] = await (classes ? selectClassedCart : selectCart)(db, values)
    return { terms: present(row), products: unpackProducts(present(row).products), classes, entered: null }
  }
  const [row] = await selectEnteredCart(db, { ...values, ...entered })
  return { terms: present(row), products: unpackProducts(present(row).products), classes: true, entered: present(row) }
}

function present<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('a select of one row gave none')
  return row
}
