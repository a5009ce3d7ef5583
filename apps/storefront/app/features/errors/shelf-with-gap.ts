// The shelf of the page that is not there: spines of books that sell, with room for one that is missing.

import { listProductsByCategory } from '@stoa/contract/listing'
import type { Language } from '@stoa/domain/language'
import { shownOr } from '../../api/answer.ts'
import type { Shop } from '../../api/shop-context.ts'
import { spinesOf } from '../../shared/spines-of.ts'

const mostSpines = 48
const holdsFor = 10 * 60 * 1000

const drawn = new Map<Language, { spines: string[]; until: number }>()

/** Pages that are not there are not cached, and may be asked for by the thousand: the drawing is kept for a while. */
export async function shelfWithGap(shop: Shop, language: Language): Promise<string[]> {
  const present = drawn.get(language)
  if (present && present.until > shop.now()) return present.spines
  const query = { sort: 'Bestseller' as const, pageSize: mostSpines }
  const found = shownOr(await shop.client(language).call(listProductsByCategory, query), null)
  const spines = spinesOf(found?.items ?? [])
  drawn.set(language, { spines, until: shop.now() + holdsFor })
  return spines
}
