// The first books of a list of the whole shop, for pages that show a few of them.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { type Filters, readFilters } from '@stoa/contract/catalogue/filters'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import type { Client } from '@stoa/contract/client'
import {
  type Availability,
  availabilityNumbers,
  canBeBought,
  isOrderedAhead,
} from '@stoa/domain/catalogue/availability'
import { defaultLanguage, type Language } from '@stoa/domain/language'
import { valueOr } from '../../api/unwrap-outcome.ts'
import { combineFilters } from './combine-filters.ts'
import { baseOf, type ProductListName } from './product-lists.ts'

const there = (Object.keys(availabilityNumbers) as Availability[])
  .filter((availability) => canBeBought(availability) && !isOrderedAhead(availability))
  .map((availability) => String(availabilityNumbers[availability]))

/** What the shop has now. */
export const onSale: Filters = [{ kind: 'Availability', attribute: null, values: there }]

/** For Greek readers books in any language, for others those that they can read. */
export const readBy = (language: Language): Filters =>
  language === defaultLanguage ? [] : [{ kind: 'Attribute', attribute: 'language', values: [language] }]

interface Choice {
  now: number
  count: number
  filters: Filters
}

/** None when the list cannot be loaded. */
export async function loadFirstOf(
  client: Client,
  list: ProductListName,
  { now, count, filters }: Choice,
): Promise<ProductCard[]> {
  const { filters: own, sort } = baseOf(list, now)
  const base = readFilters(own)
  if (!base.ok) return []
  const input = { filters: combineFilters(base.value, filters), sort, page: 1, pageSize: count, withFacets: false }
  return valueOr(await client.call(listProductsByCategory, input), { items: [] }).items
}
