// The SQL of what parcels cost by weight and postal code.

import type { ShippingTariffs } from '@stoa/domain/ordering/pricing/parcel-price'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** What all tariffs, with the ways of receiving and paying, are called until something of them changes, as a column. */
export const methodsVersion = sql<string>`(select version from shipping_state)`

type TariffsRow = { version: string } & { [Part in keyof ShippingTariffs]: ShippingTariffs[Part][number][] }

/** With their version. */
export async function getTariffs(db: Executor): Promise<TariffsRow> {
  const { rows } = await sql<TariffsRow>`
    select version,
      coalesce((select json_agg(json_build_object('code', a.code, 'countryId', a.country_id, 'ranges', (
          select coalesce(json_agg(json_build_array(r.first_code, r.last_code) order by r.first_code), '[]')
          from shipping_area_range r where r.area_code = a.code)) order by a.code) from shipping_area a), '[]') as areas,
      coalesce((select json_agg(json_build_object('shippingTypeId', shipping_type_id, 'countryId', country_id, 'areaCode', area_code,
          'upToGrams', up_to_grams, 'cents', price_cents)
        order by shipping_type_id, country_id, area_code nulls first, up_to_grams) from shipping_band), '[]') as bands,
      coalesce((select json_agg(json_build_object('shippingTypeId', shipping_type_id, 'areaCode', area_code, 'cents', price_cents,
          'label', json_build_object('el', name_el, 'en', name_en)) order by shipping_type_id, area_code)
        from shipping_surcharge), '[]') as surcharges
    from shipping_state`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the tariffs of shipping have no version')
  return row
}
