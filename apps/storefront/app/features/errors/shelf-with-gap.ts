// What the page shows that is not there: spines of books that sell, with room for one that is missing, and the shelves where
// most books stand.

import { type CategoryLink, listCategoriesByParent } from '@stoa/contract/categories'
import { listProductsByCategory } from '@stoa/contract/listing'
import type { Language } from '@stoa/domain/language'
import { shownOr } from '../../api/answer.ts'
import type { Shop } from '../../api/shop-context.ts'
import { spinesOf } from '../../shared/spines-of.ts'

const mostSpines = 48
const mostCategories = 8
const holdsFor = 10 * 60 * 1000

export interface LostShelf {
  /** SVG, one for each book. */
  spines: string[]
  categories: Pick<CategoryLink, 'url' | 'name' | 'nameLanguage'>[]
}

const drawn = new Map<Language, { shelf: LostShelf; until: number }>()

/** Pages that are not there are not cached, and may be asked for by the thousand: the shelf is kept for a while. */
export async function shelfWithGap(shop: Shop, language: Language): Promise<LostShelf> {
  const present = drawn.get(language)
  if (present && present.until > shop.now()) return present.shelf
  const client = shop.client(language)
  const [books, categories] = await Promise.all([
    client.call(listProductsByCategory, { sort: 'Bestseller', pageSize: mostSpines }),
    client.call(listCategoriesByParent, {}),
  ])
  const shelf: LostShelf = {
    spines: spinesOf(shownOr(books, null)?.items ?? []),
    categories: shownOr(categories, [])
      .filter(({ productCount }) => productCount > 0)
      .toSorted((a, b) => b.productCount - a.productCount)
      .slice(0, mostCategories)
      .map(({ url, name, nameLanguage }) => ({ url, name, nameLanguage })),
  }
  drawn.set(language, { shelf, until: shop.now() + holdsFor })
  return shelf
}
