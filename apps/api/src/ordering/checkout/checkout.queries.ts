// The SQL of places, shipping methods and payment methods.

import { networkOf, shippingCodesTo, shippingKinds } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { compileOnce, type ValueOf } from '../../database/compile-once.ts'
import { arrayFrom, equalsAny, offeredCopies, offeredSupply, specialHoursOf } from '../../database/expressions.ts'
import type { RowOf } from '../../database/row-of.ts'
import type { Executor } from '../../database/transaction.ts'

export type CountryRow = RowOf<typeof listCountries>

export const listCountries = (db: Executor) =>
  db
    .selectFrom('country as c')
    .select(['c.id', 'c.iso', 'c.name_el', 'c.name_en', 'c.postal_code_digits'])
    .select(({ exists, selectFrom }) => {
      const rates = selectFrom('shipping_rate as r')
        .innerJoin('shipping_type as t', 't.id', 'r.shipping_type_id')
        .select('r.country_id')
        .whereRef('r.country_id', '=', 'c.id')
        .where((eb) => equalsAny(eb, 't.code', shippingCodesTo('address')))
      return exists(rates).$castTo<boolean>().as('delivers')
    })
    .orderBy('c.position')
    .execute()

export type RegionRow = RowOf<typeof listRegions>

/** Null when there is no such country. */
export async function listRegions(db: Executor, countryId: number) {
  const country = await db
    .selectFrom('country as c')
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('country_region as r')
          .select(['r.id', 'r.country_id', 'r.name_el', 'r.name_en'])
          .whereRef('r.country_id', '=', 'c.id')
          .orderBy('r.id'),
      ).as('regions'),
    )
    .where('c.id', '=', countryId)
    .executeTakeFirst()
  return country?.regions ?? null
}

export type PostalCodeRow = RowOf<typeof listPostalCodes>

export const listPostalCodes = (db: Executor) =>
  db.selectFrom('postal_code').select(['code', 'region_id', 'city_el', 'city_en', 'couriers']).orderBy('code').execute()

export type BranchRow = RowOf<typeof listBranches>

export const listBranches = (db: Executor) =>
  db
    .selectFrom('branch as b')
    .select(['b.id', 'b.name_el', 'b.name_en', 'b.address_el', 'b.address_en', 'b.city_el', 'b.city_en'])
    .select(['b.postal_code', 'b.phone', 'b.latitude', 'b.longitude'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('branch_hours as h')
          .select('h.day')
          .select(({ fn }) => [
            fn<string>('to_char', ['h.opens', sql.lit('HH24:MI')]).as('opens'),
            fn<string>('to_char', ['h.closes', sql.lit('HH24:MI')]).as('closes'),
          ])
          .whereRef('h.branch_id', '=', 'b.id')
          .orderBy('h.day'),
      ).as('hours'),
    )
    .select(specialHoursOf('b.id').as('special_hours'))
    .orderBy('b.position')
    .execute()

const selectBranchStock = compileOnce((db, value: ValueOf<{ productIds: readonly number[] }>) =>
  db
    .selectFrom('stock')
    .select(['id', 'branch_id', 'product_id', 'quantity'])
    .select(({ fn, lit }) => fn.coalesce('dimension_id', lit(0)).as('dimension_id'))
    .where((eb) => equalsAny(eb, 'product_id', value('productIds'))),
)

export const listBranchStock = (db: Executor, productIds: readonly number[]) => selectBranchStock(db, { productIds })

const selectContents = compileOnce((db, value: ValueOf<{ productIds: readonly number[] }>) =>
  db
    .selectFrom('product_part as pp')
    .innerJoin('product as p', 'p.id', 'pp.product_id')
    .select(['pp.product_id', 'pp.part_id', 'pp.quantity'])
    .select(({ fn, lit }) => fn.coalesce('pp.dimension_id', lit(0)).as('dimension_id'))
    .where('p.kind', '=', 'bundle')
    .where((eb) => equalsAny(eb, 'pp.product_id', value('productIds')))
    .orderBy('pp.product_id')
    .orderBy('pp.position'),
)

/** The parts of those that are sets. */
export const listContents = (db: Executor, productIds: readonly number[]) => selectContents(db, { productIds })

export type ShippingRow = RowOf<typeof listShippingTypes>

const networks = shippingCodesTo('point').map((code) => ({ code, carrier: networkOf(code) }))

/** Of the kinds that this release knows; those to points, as long as their network has one. */
const offeredTypes = (db: Executor) =>
  db
    .selectFrom('shipping_type as t')
    .where((eb) => equalsAny(eb, 't.code', Object.keys(shippingKinds)))
    .where(sql<boolean>`not exists (
      select from json_to_recordset(${JSON.stringify(networks)}::json) as network (code text, carrier text)
      where network.code = t.code and not exists (select from pickup_point p where p.carrier = network.carrier))`)
    .orderBy('t.position')

export const listShippingTypes = compileOnce((db) =>
  offeredTypes(db)
    .select(['t.id', 't.code', 't.name_el', 't.name_en', 't.help_el', 't.help_en'])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('shipping_rate as r')
          .select(['r.country_id', 'r.price_cents', 'r.free_from_cents', 'r.min_days', 'r.max_days'])
          .select(({ or, exists, selectFrom: from }) => {
            const bands = from('shipping_band as b')
              .select('b.price_cents')
              .whereRef('b.shipping_type_id', '=', 'r.shipping_type_id')
              .whereRef('b.country_id', '=', 'r.country_id')
              .whereRef('b.price_cents', '<>', 'r.price_cents')
            const surcharges = from('shipping_surcharge as s')
              .innerJoin('shipping_area as a', 'a.code', 's.area_code')
              .select('s.price_cents')
              .whereRef('s.shipping_type_id', '=', 'r.shipping_type_id')
              .whereRef('a.country_id', '=', 'r.country_id')
            return or([exists(bands), exists(surcharges)])
              .$castTo<boolean>()
              .as('varies')
          })
          .whereRef('r.shipping_type_id', '=', 't.id')
          .orderBy('r.country_id'),
      ).as('rates'),
    ),
)

/** How long each way of receiving takes within a country. */
const selectCarrierDays = compileOnce((db, value: ValueOf<{ countryId: number }>) =>
  offeredTypes(db)
    .innerJoin('shipping_rate as r', 'r.shipping_type_id', 't.id')
    .select(['t.id', 't.code', 'r.min_days as minDays', 'r.max_days as maxDays'])
    .where('r.country_id', '=', value('countryId')),
)

export const listCarrierDays = (db: Executor, countryId: number) => selectCarrierDays(db, { countryId })

export type PaymentRow = RowOf<typeof listPaymentTypes>

const selectPaymentTypes = compileOnce((db, value: ValueOf<{ codes: readonly string[] }>) =>
  db
    .selectFrom('payment_type as t')
    .select(['t.id', 't.code', 't.name_el', 't.name_en', 't.help_el', 't.help_en'])
    .select(['t.fee_cents', 't.refused_from_cents'])
    .select(({ selectFrom }) =>
      arrayFrom(
        selectFrom('payment_shipping as s')
          .select('s.shipping_type_id')
          .whereRef('s.payment_type_id', '=', 't.id')
          .orderBy('s.shipping_type_id'),
      ).as('shipping_type_ids'),
    )
    .select(({ selectFrom }) =>
      arrayFrom(
        selectFrom('payment_country as c')
          .select('c.country_id')
          .whereRef('c.payment_type_id', '=', 't.id')
          .orderBy('c.country_id'),
      ).as('country_ids'),
    )
    .where((eb) => equalsAny(eb, 't.code', value('codes')))
    .orderBy('t.position'),
)

/** Of these kinds. */
export const listPaymentTypes = (db: Executor, codes: readonly string[]) => selectPaymentTypes(db, { codes })

export type AccountRow = RowOf<typeof listAccounts>

export const listAccounts = (db: Executor) =>
  db.selectFrom('bank_account').select(['bank_el', 'bank_en', 'holder', 'iban']).orderBy('position').execute()

export type HandlingRow = RowOf<typeof listHandlingRows>

/** `(select …)` keeps the plan from depending on the ids, as of cards. */
const selectHandling = compileOnce((db, value: ValueOf<{ ids: readonly number[] }>) =>
  db
    .selectFrom('product as p')
    .select(['p.id', 'p.kind', 'p.delivery_band', 'p.release_date'])
    .select([offeredSupply('p').as('availability'), offeredCopies('p').as('copies')])
    .where('p.active', '=', true)
    .where(sql<SqlBool>`p.id = any((select ${value('ids')}::int[])::int[])`),
)

export const listHandlingRows = (db: Executor, ids: readonly number[]) => selectHandling(db, { ids })
