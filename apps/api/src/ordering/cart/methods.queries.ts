// The SQL of the ways of receiving and paying of an order: a few rows each, which change a few times a year.

import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface RateRow {
  shipping_type_id: number
  country_id: number
  /** Where there are no bands, and of the lightest parcel. */
  price_cents: number
  free_from_cents: number | null
  min_days: number
  max_days: number
}

export interface PaymentRow {
  id: number
  code: string
  name_el: string
  name_en: string
  fee_cents: number
  refused_from_cents: number | null
  /** The ways of receiving that it goes with. */
  shipping_type_ids: number[]
  /** Where it is for addresses; empty for everywhere. */
  country_ids: number[]
}

export interface MethodsRow {
  /** Changes with each of them, and with what parcels cost. */
  version: string
  countries: { id: number; iso: string }[]
  /** In the order in which they are shown. */
  shipping: { id: number; code: string }[]
  rates: RateRow[]
  payments: PaymentRow[]
}

/** All of them, with their version. */
export async function getMethods(db: Executor): Promise<MethodsRow> {
  const { rows } = await sql<MethodsRow>`
    select version,
      coalesce((select json_agg(json_build_object('id', id, 'iso', iso)) from country), '[]') as countries,
      coalesce((select json_agg(json_build_object('id', id, 'code', code) order by position) from shipping_type), '[]') as shipping,
      coalesce((select json_agg(json_build_object('shipping_type_id', shipping_type_id, 'country_id', country_id,
          'price_cents', price_cents, 'free_from_cents', free_from_cents, 'min_days', min_days, 'max_days', max_days))
        from shipping_rate), '[]') as rates,
      coalesce((select json_agg(json_build_object('id', p.id, 'code', p.code, 'name_el', p.name_el, 'name_en', p.name_en,
          'fee_cents', p.fee_cents, 'refused_from_cents', p.refused_from_cents,
          'shipping_type_ids', array(select s.shipping_type_id from payment_shipping s where s.payment_type_id = p.id),
          'country_ids', array(select c.country_id from payment_country c where c.payment_type_id = p.id)))
        from payment_type p), '[]') as payments
    from shipping_state`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the ways of receiving and paying have no version')
  return row
}
