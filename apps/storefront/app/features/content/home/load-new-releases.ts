import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { readFilters } from '@stoa/contract/catalogue/filters'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import type { Client } from '@stoa/contract/client'
import { type Availability, availabilityNumbers, canBeBought } from '@stoa/domain/catalogue/availability'
import { valueOr } from '../../../api/unwrap-outcome.ts'
import { combineFilters } from '../../../shared/results/combine-filters.ts'
import { baseOf } from '../../../shared/results/product-lists.ts'

const shown = 6

const buyable = (Object.keys(availabilityNumbers) as Availability[])
  .filter(canBeBought)
  .map((availability) => String(availabilityNumbers[availability]))

/** The first books of the list of new releases that are out and can be bought; none when the list cannot be loaded. */
export async function loadNewReleases(client: Client, now: number): Promise<ProductCard[]> {
  const { filters, sort } = baseOf('new-releases', now)
  const base = readFilters(filters)
  if (!base.ok) return []
  const onSale = { kind: 'Availability' as const, attribute: null, values: buyable }
  const input = { filters: combineFilters(base.value, [onSale]), sort, page: 1, pageSize: shown }
  return valueOr(await client.call(listProductsByCategory, input), { items: [] }).items
}
