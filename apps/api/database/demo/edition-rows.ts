// The editions of the demo shop as rows: their works, sizes, suppliers' codes and delivery promises.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import type { BandCode } from '@stoa/domain/ordering/delivery/delivery-bands'
import type { DemoBook, DemoThing } from './demo-types.ts'
import { sizeOf, translatedFrom } from './edition-facts.ts'
import { works } from './works.ts'

export const workRows = Object.keys(works).map((code, index) => ({ id: index + 1, code }))

const workIds = new Map(Object.values(works).flatMap((keys, index) => keys.map((key) => [key, index + 1] as const)))

/** Books from abroad take longer than their state usually does. */
function bandOf({ language }: DemoBook, supply: SupplyPolicy): BandCode | null {
  if (language === 'el') return null
  if (supply === 'days_4_7') return '6-14'
  return supply === 'to_order' ? '4-7w' : null
}

/** The supplier's code is illustrative, as prices and in-store numbers are: his number and the place in his list. */
const providerCode = (makerId: number | undefined, productId: number | undefined): string =>
  `${String(makerId).padStart(3, '0')}.${String(productId).padStart(5, '0')}`

export const editionRow = (
  product: DemoBook | DemoThing,
  { makerId, productId, supply }: { makerId: number | undefined; productId: number | undefined; supply: SupplyPolicy },
) => ({
  provider_code: providerCode(makerId, productId),
  work_id: workIds.get(product.key) ?? null,
  translated_from: translatedFrom(product.key),
  ...('title' in product
    ? { ...sizeOf(product), delivery_band: bandOf(product, supply) }
    : { height_mm: null, width_mm: null, delivery_band: null }),
})
