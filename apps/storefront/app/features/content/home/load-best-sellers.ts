import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { writeFilters } from '@stoa/contract/catalogue/filters'
import type { Client } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import { loadFirstOf, readBy } from '../../../shared/results/load-first-of-list.ts'
import { productListPath } from '../../../shared/results/product-lists.ts'

/** One large, ten in two columns. */
const shown = 11

export interface BestSellersData {
  books: ProductCard[]
  /** Of the list that these books begin. */
  href: string
}

/** The first books of the list of best sellers; for English readers, of those in English. */
export async function loadBestSellers(client: Client, language: Language, now: number): Promise<BestSellersData> {
  const filters = readBy(language)
  const query = filters.length === 0 ? '' : `?q=${writeFilters(filters)}`
  return {
    books: await loadFirstOf(client, 'best-sellers', { now, count: shown, filters }),
    href: `${productListPath('best-sellers')}${query}`,
  }
}
