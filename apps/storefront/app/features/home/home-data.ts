// What stands on the home page. Every part of it may be missing: then it is left out, and the rest of the page stands.

import type { ProductCard } from '@stoa/contract/catalogue'
import { getCategoryByCode } from '@stoa/contract/categories'
import {
  type Banner,
  getProductTab,
  listBannersByGroupCode,
  listFeaturedContributors,
  listNameDays,
  type NameDay,
  type ProductTab,
} from '@stoa/contract/content'
import type { Language } from '@stoa/domain/language'
import { shownOr } from '../../api/answer.ts'
import type { Shop } from '../../api/shop-context.ts'
import { type AuthorGroup, groupsOf } from '../../shared/authors-bookcase/author-groups.ts'
import { categoryPath } from '../../shared/book-words.ts'
import { type Door, doorOf } from './door-of.ts'

export interface HomeData {
  window: { banner: Banner; books: ProductCard[] } | null
  nameDays: NameDay[]
  giftsPath: string | null
  newReleases: ProductTab | null
  bestSellers: ProductTab | null
  notes: ProductTab | null
  authors: AuthorGroup[]
  doors: Door[]
}

export async function loadHome(shop: Shop, language: Language): Promise<HomeData> {
  const client = shop.client(language)
  const tab = async (code: string) => shownOr(await client.call(getProductTab, { code }), null)
  const banners = async (group: string) => shownOr(await client.call(listBannersByGroupCode, { group }), [])
  const [newReleases, bestSellers, notes, windowTab, windowBanners, doors, nameDays, authors, gifts] =
    await Promise.all([
      tab('new-releases'),
      tab('best-sellers'),
      tab('booksellers-notes'),
      tab('window'),
      banners('home-window'),
      banners('home-doors'),
      client.call(listNameDays, {}),
      client.call(listFeaturedContributors, {}),
      client.call(getCategoryByCode, { code: 'gifts' }),
    ])
  const banner = windowBanners[0]
  return {
    window: banner ? { banner, books: (windowTab?.books ?? []).map(({ product }) => product).slice(0, 5) } : null,
    nameDays: shownOr(nameDays, []),
    giftsPath: gifts.ok ? categoryPath(gifts.value) : null,
    ...{ newReleases, bestSellers, notes },
    authors: groupsOf(shownOr(authors, [])),
    doors: doors.map(doorOf),
  }
}
