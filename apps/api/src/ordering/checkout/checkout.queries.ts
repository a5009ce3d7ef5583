// The SQL of places, shipping methods and payment methods.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import type { BandCode } from '@stoa/domain/ordering/delivery/delivery-bands'
import { shippingCodesTo, shippingKinds } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

export interface CountryRow {
  id: number
  iso: string
  name_el: string
  name_en: string
  postal_code_digits: number | null
  delivers: boolean
}

export async function listCountries(db: Executor): Promise<CountryRow[]> {
  const { rows } = await sql<CountryRow>`
    select c.id, c.iso, c.name_el, c.name_en, c.postal_code_digits,
      exists (select from shipping_rate r join shipping_type t on t.id = r.shipping_type_id
        where r.country_id = c.id and t.code = any(${shippingCodesTo('address')})) as delivers
    from country c order by c.position`.execute(db)
  return rows
}

export interface RegionRow {
  id: number
  country_id: number
  name_el: string
  name_en: string
}

/** Null when there is no such country. */
export async function listRegions(db: Executor, countryId: number): Promise<RegionRow[] | null> {
  const { rows } = await sql<{ regions: RegionRow[] }>`
    select coalesce((
      select json_agg(json_build_object('id', r.id, 'country_id', r.country_id, 'name_el', r.name_el, 'name_en', r.name_en) order by r.id)
      from country_region r where r.country_id = c.id), '[]') as regions
    from country c where c.id = ${countryId}`.execute(db)
  return rows[0]?.regions ?? null
}

export interface PostalCodeRow {
  code: string
  region_id: number
  city_el: string
  city_en: string | null
}

export async function listPostalCodes(db: Executor): Promise<PostalCodeRow[]> {
  const { rows } = await sql<PostalCodeRow>`
    select code, region_id, city_el, city_en from postal_code order by code`.execute(db)
  return rows
}

export interface BranchRow {
  id: number
  name_el: string
  name_en: string | null
  address_el: string
  address_en: string | null
  city_el: string
  city_en: string | null
  postal_code: string
  phone: string
  latitude: number
  longitude: number
  hours: { day: number; opens: string; closes: string }[]
}

export async function listBranches(db: Executor): Promise<BranchRow[]> {
  const { rows } = await sql<BranchRow>`
    select b.id, b.name_el, b.name_en, b.address_el, b.address_en, b.city_el, b.city_en, b.postal_code, b.phone,
      b.latitude, b.longitude,
      coalesce((
        select json_agg(json_build_object('day', h.day, 'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')) order by h.day)
        from branch_hours h where h.branch_id = b.id), '[]') as hours
    from branch b order by b.position`.execute(db)
  return rows
}

export interface ShippingRow {
  id: number
  code: string
  name_el: string
  name_en: string
  help_el: string
  help_en: string
  rates: {
    country_id: number
    price_cents: number
    free_from_cents: number | null
    min_days: number
    max_days: number
  }[]
}

/** Of the kinds that this release knows. */
export async function listShippingTypes(db: Executor): Promise<ShippingRow[]> {
  const { rows } = await sql<ShippingRow>`
    select t.id, t.code, t.name_el, t.name_en, t.help_el, t.help_en,
      coalesce((
        select json_agg(json_build_object('country_id', r.country_id, 'price_cents', r.price_cents,
          'free_from_cents', r.free_from_cents, 'min_days', r.min_days, 'max_days', r.max_days) order by r.country_id)
        from shipping_rate r where r.shipping_type_id = t.id), '[]') as rates
    from shipping_type t where t.code = any(${Object.keys(shippingKinds)}) order by t.position`.execute(db)
  return rows
}

export interface PaymentRow {
  id: number
  code: string
  name_el: string
  name_en: string
  help_el: string
  help_en: string
  fee_cents: number
  refused_from_cents: number | null
  shipping_type_ids: number[]
}

/** Of these kinds. */
export async function listPaymentTypes(db: Executor, codes: readonly string[]): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select t.id, t.code, t.name_el, t.name_en, t.help_el, t.help_en, t.fee_cents, t.refused_from_cents,
      array(select s.shipping_type_id from payment_shipping s where s.payment_type_id = t.id order by 1) as shipping_type_ids
    from payment_type t where t.code = any(${[...codes]}) order by t.position`.execute(db)
  return rows
}

export interface AccountRow {
  bank_el: string
  bank_en: string
  holder: string
  iban: string
}

export async function listAccounts(db: Executor): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select bank_el, bank_en, holder, iban from bank_account order by position`.execute(db)
  return rows
}

export interface HandlingRow {
  id: number
  availability: SupplyPolicy
  delivery_band: BandCode | null
  release_date: string | null
  copies: number
}

export async function listHandlingRows(db: Executor, productIds: readonly number[]): Promise<HandlingRow[]> {
  const { rows } = await sql<HandlingRow>`
    select p.id, p.availability, p.delivery_band, p.release_date,
      coalesce((select sum(quantity)::int from stock where product_id = p.id), 0) as copies
    from product p where p.active and p.id = any(${[...productIds]}::int[])`.execute(db)
  return rows
}
