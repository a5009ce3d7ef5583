import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { type Filters, readFilters, writeFilters } from '@stoa/contract/catalogue/filters'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import type { Client } from '@stoa/contract/client'
import { defaultLanguage, type Language } from '@stoa/domain/language'
import { valueOr } from '../../../api/unwrap-outcome.ts'
import { combineFilters } from '../../../shared/results/combine-filters.ts'
import { baseOf, productListPath } from '../../../shared/results/product-lists.ts'

/** One large, ten in two columns. */
const shown = 11

export interface BestSellersData {
  books: ProductCard[]
  /** Of the list that these books begin. */
  href: string
}

/** The first books of the list of best sellers; for English readers, of those in English. */
export async function loadBestSellers(client: Client, language: Language, now: number): Promise<BestSellersData> {
  const { filters, sort } = baseOf('best-sellers', now)
  const base = readFilters(filters)
  const chosen: Filters =
    language === defaultLanguage ? [] : [{ kind: 'Attribute', attribute: 'language', values: [language] }]
  const query = chosen.length === 0 ? '' : `?q=${writeFilters(chosen)}`
  const href = `${productListPath('best-sellers')}${query}`
  if (!base.ok) return { books: [], href }
  const input = { filters: combineFilters(base.value, chosen), sort, page: 1, pageSize: shown }
  return { books: valueOr(await client.call(listProductsByCategory, input), { items: [] }).items, href }
}
