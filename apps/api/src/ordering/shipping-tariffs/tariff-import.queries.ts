// The SQL of importing and exporting tariffs and postal codes.

import { sql } from 'kysely'
import { onlyRow } from '../../database/only-row.ts'
import type { Executor } from '../../database/transaction.ts'
import type { RowOfTable, TableName } from './tariff-tables.ts'

export interface KnownPlaces {
  types: { id: number; code: string }[]
  countries: { id: number; iso: string; digits: number | null }[]
  /** To which countries each way goes. */
  rates: { type_id: number; country_id: number }[]
  /** `used`: whether bands or surcharges name it. */
  areas: { code: string; country_id: number; used: boolean }[]
  regions: { id: number; name: string; digits: number | null }[]
}

/** What the rows of a file may name. */
export async function getKnownPlaces(db: Executor): Promise<KnownPlaces> {
  const { rows } = await sql<KnownPlaces>`
    select coalesce((select json_agg(json_build_object('id', id, 'code', code)) from shipping_type), '[]') as types,
      coalesce((select json_agg(json_build_object('id', id, 'iso', iso, 'digits', postal_code_digits)) from country), '[]') as countries,
      coalesce((select json_agg(json_build_object('type_id', shipping_type_id, 'country_id', country_id)) from shipping_rate), '[]') as rates,
      coalesce((select json_agg(json_build_object('code', code, 'country_id', country_id, 'used',
        exists (select from shipping_band where area_code = code) or exists (select from shipping_surcharge where area_code = code)))
        from shipping_area), '[]') as areas,
      coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name_en, 'digits', c.postal_code_digits))
        from country_region r join country c on c.id = r.country_id), '[]') as regions`.execute(db)
  return onlyRow(rows)
}

export interface AreaRow {
  area_code: string
  country_id: number
  first_code: string
  last_code: string
}

/** All there are from now on. */
export async function replaceAreas(tx: Executor, rows: readonly AreaRow[]): Promise<void> {
  const given = sql`json_populate_recordset(null::shipping_area_range, ${JSON.stringify(rows)}::json)`
  await sql`delete from shipping_area_range`.execute(tx)
  await sql`delete from shipping_area where code not in (select area_code from ${given})`.execute(tx)
  await sql`
    insert into shipping_area select distinct area_code, country_id
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (area_code text, country_id int) on conflict do nothing`.execute(
    tx,
  )
  await sql`insert into shipping_area_range select * from ${given}`.execute(tx)
}

export interface BandRow {
  shipping_type_id: number
  country_id: number
  area_code: string | null
  up_to_grams: number | null
  price_cents: number
}

/** All there are from now on. The price without bands is that of the lightest parcel. */
export async function replaceBands(tx: Executor, rows: readonly BandRow[]): Promise<void> {
  await sql`delete from shipping_band`.execute(tx)
  await sql`
    insert into shipping_band select * from json_populate_recordset(null::shipping_band, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  )
  await sql`
    update shipping_rate r set price_cents = b.price_cents
    from (select distinct on (shipping_type_id, country_id) shipping_type_id, country_id, price_cents from shipping_band
      where area_code is null and up_to_grams is not null order by shipping_type_id, country_id, up_to_grams) b
    where r.shipping_type_id = b.shipping_type_id and r.country_id = b.country_id and r.price_cents <> b.price_cents`.execute(
    tx,
  )
}

export interface SurchargeRow {
  shipping_type_id: number
  area_code: string
  price_cents: number
  name_el: string
  name_en: string
}

/** All there are from now on. */
export async function replaceSurcharges(tx: Executor, rows: readonly SurchargeRow[]): Promise<void> {
  await sql`delete from shipping_surcharge`.execute(tx)
  await sql`
    insert into shipping_surcharge select * from json_populate_recordset(null::shipping_surcharge, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  )
}

export interface PostalCodeRow {
  code: string
  region_id: number
  city_el: string
  city_en: string
  couriers: string[]
}

/** Those that are not named stay. */
export async function savePostalCodes(tx: Executor, rows: readonly PostalCodeRow[]): Promise<void> {
  await sql`
    insert into postal_code select * from json_populate_recordset(null::postal_code, ${JSON.stringify(rows)}::json)
    on conflict (code) do update set region_id = excluded.region_id, city_el = excluded.city_el, city_en = excluded.city_en,
      couriers = excluded.couriers`.execute(tx)
}

const exports: Record<TableName, string> = {
  areas: `
    select r.area_code as area, c.iso as country, r.first_code, r.last_code
    from shipping_area_range r join shipping_area a on a.code = r.area_code join country c on c.id = a.country_id order by 1, 3`,
  bands: `
    select t.code as shipping_type, c.iso as country, b.area_code as area, b.up_to_grams, b.price_cents
    from shipping_band b join shipping_type t on t.id = b.shipping_type_id join country c on c.id = b.country_id
    order by t.position, c.position, b.area_code nulls first, b.up_to_grams`,
  surcharges: `
    select t.code as shipping_type, s.area_code as area, s.price_cents, s.name_el, s.name_en
    from shipping_surcharge s join shipping_type t on t.id = s.shipping_type_id order by t.position, 2`,
  'postal-codes': `
    select p.code, r.name_en as region, p.city_el, p.city_en, p.couriers
    from postal_code p join country_region r on r.id = p.region_id order by 1`,
}

export const listTariffRows = async <Name extends TableName>(db: Executor, name: Name): Promise<RowOfTable<Name>[]> =>
  (await sql.raw<RowOfTable<Name>>(exports[name]).execute(db)).rows
