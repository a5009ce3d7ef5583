// The SQL of carts: the current data of the requested products.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { greeceId } from '@stoa/domain/identity/address-rules'
import type { ProductCopies, ProductKey } from '@stoa/domain/ordering/cart/cart'
import type { BandCode } from '@stoa/domain/ordering/delivery/delivery-bands'
import { shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'
import type { TaxClass } from '@stoa/domain/ordering/pricing/vat-rates'
import { sql } from 'kysely'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { offeredSupply } from '../../database/expressions.ts'
import type { Executor } from '../../database/transaction.ts'
import { type CardHashes, type CardJson, cardsColumn } from '../gift-cards/gift-cards.service.ts'
import {
  type PersonTermsInput,
  type PersonTermsRow,
  personTermsColumns,
  promotionVersion,
} from '../promotions/promotions.service.ts'
import { vatVersion } from '../vat-rates/vat-rates.service.ts'

export interface CartProductRow {
  product_id: number
  dimension_id: number
  kind: string
  code: string
  name_el: string
  name_en: string | null
  dimension_el: string | null
  dimension_en: string | null
  price_cents: number
  publisher_price_cents: number | null
  tax_class: TaxClass
  availability: SupplyPolicy
  /** Not on sale until its safety data are complete. */
  held_back: boolean
  /** How many characters may be written on it. */
  text_max: number | null
  /** How many things a gift box holds. */
  box_capacity: number | null
  /** The supplier's own delivery promise, where there is one. */
  delivery_band: BandCode | null
  /** Of a set, as many as its parts allow. */
  copies: number
  /** What one set contains; empty for everything else. */
  parts: ProductCopies[]
  /** The last day of the uniform price. */
  price_protected_until: string | null
  publisher_id: number | null
  series_id: number | null
  /** With all above them. */
  category_ids: number[]
  contributor_ids: number[]
  attribute_ids: number[]
  /** `[cents, milliseconds]`, newest first. */
  prices: [number, number][]
}

/** `classes`: whether categories, contributors and attributes are asked for; otherwise these lists are empty. */
export interface WantedProducts {
  items: readonly ProductKey[]
  classes: boolean
}

/** `classes`: whether they were read as well. */
export interface ReadProducts extends Pick<WantedProducts, 'classes'> {
  products: CartProductRow[]
}

export interface ProductIds {
  productIds: readonly number[]
  dimensionIds: readonly number[]
}

const productIdsOf = (items: readonly ProductKey[]): ProductIds => ({
  productIds: items.map((item) => item.productId),
  dimensionIds: items.map((item) => item.dimensionId),
})

/** Of all wanted products at once: one look-up for each product would cost more than all else. */
const productClasses = sql`
  left join (select c.product_id, array_agg(a.ancestor_id) as ids from product_category c
    join category_closure a on a.descendant_id = c.category_id
    where c.product_id = any((select ids from wanted_ids)::int[]) group by c.product_id) as of_category on of_category.product_id = p.id
  left join (select c.product_id, array_agg(c.contributor_id) as ids from product_contributor c
    where c.product_id = any((select ids from wanted_ids)::int[]) group by c.product_id) as of_contributor on of_contributor.product_id = p.id
  left join (select a.product_id, array_agg(a.attribute_value_id) as ids from product_attribute a
    where a.product_id = any((select ids from wanted_ids)::int[]) group by a.product_id) as of_attribute on of_attribute.product_id = p.id`

const withClasses = {
  columns: sql`
    coalesce(of_category.ids, '{}') as category_ids, coalesce(of_contributor.ids, '{}') as contributor_ids,
    coalesce(of_attribute.ids, '{}') as attribute_ids`,
  joins: productClasses,
}

const withoutClasses = {
  columns: sql`array[]::int[] as category_ids, array[]::int[] as contributor_ids, array[]::int[] as attribute_ids`,
  joins: sql``,
}

const partsOfSet = sql`
  (select json_agg(json_build_object('productId', pp.part_id, 'dimensionId', coalesce(pp.dimension_id, 0), 'quantity', pp.quantity)
    order by pp.position) from product_part pp where pp.product_id = p.id)`

/**
 * `(select …)` around the values keeps the plan from depending on how many there are: it would be made anew each time.
 * `offset 0`: each product is looked up by its id, also where reading all of them looks as cheap.
 */
const cartProducts = (value: ValueOf<ProductIds>, classes: typeof withClasses) => sql<CartProductRow>`
    with wanted as materialized (
      select * from unnest((select ${value('productIds')}::int[]), (select ${value('dimensionIds')}::int[])) as asked (product_id, dimension_id)
      union
      select pp.part_id, coalesce(pp.dimension_id, 0) from product_part pp
        where pp.product_id = any((select ${value('productIds')}::int[])::int[])
    ),
    wanted_ids as materialized (select array_agg(product_id) as ids from wanted)
    select wanted.product_id, wanted.dimension_id, p.code, p.name_el, p.name_en, d.name_el as dimension_el, d.name_en as dimension_en,
      p.kind, p.price_cents, p.publisher_price_cents, p.price_protected_until, p.publisher_id, p.series_id, p.tax_class,
      ${offeredSupply('p')} as availability, p.held_back, p.delivery_band, p.text_max, p.box_capacity,
      coalesce(case p.kind when 'bundle' then set_copies(p.id) else (select sum(s.quantity)::int from stock s
        where s.product_id = p.id and s.dimension_id is not distinct from d.id) end, 0) as copies,
      coalesce(case p.kind when 'bundle' then ${partsOfSet} end, '[]') as parts,
      ${classes.columns},
      history.prices
    from wanted
    cross join lateral (select * from product where id = wanted.product_id and active offset 0) as p
    left join product_dimension d on d.product_id = p.id and d.id = wanted.dimension_id
    left join (
      select h.product_id, json_agg(json_build_array(h.price_cents, extract(epoch from h.valid_from) * 1000)
        order by h.valid_from desc, h.id desc) as prices
      from price_history h where h.product_id = any((select ids from wanted_ids)::int[]) group by h.product_id
    ) as history on history.product_id = p.id
    ${classes.joins}
    where d.id is not null
      or (wanted.dimension_id = 0 and not exists (select from product_dimension f where f.product_id = p.id))`

const selectProducts = compileOnce((_, value: ValueOf<ProductIds>) => cartProducts(value, withoutClasses))
const selectClassedProducts = compileOnce((_, value: ValueOf<ProductIds>) => cartProducts(value, withClasses))

/** With the parts of sets. A product with dimensions is only found together with one of them. */
export const listCartProducts = (db: Executor, { items, classes }: WantedProducts): Promise<CartProductRow[]> =>
  (classes ? selectClassedProducts : selectProducts)(db, productIdsOf(items))

/** The same as one column. */
const productsColumn = (value: ValueOf<ProductIds>, { classes }: Pick<WantedProducts, 'classes'>) => sql`
  coalesce((select json_agg(one) from (${cartProducts(value, classes ? withClasses : withoutClasses)}) as one), '[]')`

interface PaymentTermsRow {
  code: string
  name_el: string
  name_en: string
  fee_cents: number
  refused_from_cents: number | null
}

export interface TermsRow {
  /** ISO 3166-1; null for a country that there is not. */
  country_iso: string | null
  shipping: { code: string } | null
  rate: { price_cents: number; free_from_cents: number | null; min_days: number; max_days: number } | null
  payment: PaymentTermsRow | null
  payment_fits: boolean
  /** Of the promotions as they are. */
  promotion_version: string
  /** Of the table of VAT as it is. */
  vat_version: string
}

export interface TermsChoice {
  countryId: number
  /** Null before it is chosen: the first one that goes to an address. */
  shippingTypeId: number | null
  paymentTypeId: number | null
}

const codesWithoutAddress = [...shippingCodesTo('branch'), ...shippingCodesTo('email')]

/**
 * The columns of a `TermsRow`, from `chosenTerms`: the prices of the chosen country, shipping method and payment method.
 * Collecting, and e-mail, cost what they cost in Greece, whoever gets it.
 */
export const termsColumns = sql`
  (select iso from country where id = chosen.country_id) as country_iso,
  (select json_build_object('code', code) from shipping_type where id = chosen.shipping_type_id) as shipping,
  (select json_build_object('price_cents', price_cents, 'free_from_cents', free_from_cents, 'min_days', min_days, 'max_days', max_days)
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
  ${promotionVersion} as promotion_version, ${vatVersion} as vat_version`

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
  products: CartProductRow[]
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
    return { terms: present(row), products: present(row).products, classes, entered: null }
  }
  const [row] = await selectEnteredCart(db, { ...values, ...entered })
  return { terms: present(row), products: present(row).products, classes: true, entered: present(row) }
}

function present<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('a select of one row gave none')
  return row
}
