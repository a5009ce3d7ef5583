// The data of the 404 page: spines of best-selling books with a gap for a missing one, and the categories with the most
// books.

import { type CategoryLink, listCategoriesByParent } from '@stoa/contract/catalogue/categories'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import type { Language } from '@stoa/domain/language'
import type { Shop } from '../../../api/shop-context.ts'
import { valueOr } from '../../../api/unwrap-outcome.ts'
import { renderSpines } from '../../../shared/render-spines.ts'

const maxSpines = 48
const maxCategories = 8
const cacheDuration = 10 * 60 * 1000

export interface NotFoundContent {
  /** SVG, one for each book. */
  spines: string[]
  categories: Pick<CategoryLink, 'url' | 'name' | 'nameLanguage'>[]
}

const cache = new Map<Language, { content: NotFoundContent; expiresAt: number }>()

/** 404 responses are not cached, and may be requested by the thousand: the spines are cached for a while. */
export async function loadNotFoundContent(shop: Shop, language: Language): Promise<NotFoundContent> {
  const cached = cache.get(language)
  if (cached && cached.expiresAt > shop.now()) return cached.content
  const client = shop.client(language)
  const [books, categories] = await Promise.all([
    client.call(listProductsByCategory, { sort: 'Bestseller', pageSize: maxSpines, withFacets: false }),
    client.call(listCategoriesByParent, {}),
  ])
  const content: NotFoundContent = {
    spines: renderSpines(valueOr(books, null)?.items ?? []),
    categories: valueOr(categories, [])
      .filter(({ productCount }) => productCount > 0)
      .toSorted((a, b) => b.productCount - a.productCount)
      .slice(0, maxCategories)
      .map(({ url, name, nameLanguage }) => ({ url, name, nameLanguage })),
  }
  cache.set(language, { content, expiresAt: shop.now() + cacheDuration })
  return content
}
