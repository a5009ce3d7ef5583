// The data of the home page. Each section may fail to load: it is left out, and the rest is shown.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import {
  type Banner,
  listBannersByGroupCode,
  listFeaturedContributors,
  listNameDays,
  type NameDay,
  type ProductTab,
} from '@stoa/contract/content/content'
import type { Language } from '@stoa/domain/language'
import { loadShelf } from '../../../api/load-shelf.ts'
import type { Shop } from '../../../api/shop-context.ts'
import { valueOr } from '../../../api/unwrap-outcome.ts'
import { type AuthorGroup, toAuthorGroups } from '../../../shared/author-spines/author-groups.ts'
import { loadFirstOf, onSale } from '../../../shared/results/load-first-of-list.ts'
import { type CategoryTile, toCategoryTile } from './category-tile.ts'
import { type BestSellersData, loadBestSellers } from './load-best-sellers.ts'

const newReleasesShown = 6

export interface HomeData {
  featured: { banner: Banner; books: ProductCard[] } | null
  nameDays: NameDay[]
  newReleases: ProductCard[]
  bestSellers: BestSellersData
  notes: ProductTab | null
  authors: AuthorGroup[]
  categoryTiles: CategoryTile[]
}

export async function loadHome(shop: Shop, language: Language): Promise<HomeData> {
  const client = shop.client(language)
  const tab = async (code: string) => valueOr(await loadShelf(client, language, code), null)
  const banners = async (group: string) => valueOr(await client.call(listBannersByGroupCode, { group }), [])
  const [newReleases, bestSellers, notes, featuredTab, featuredBanners, categoryTiles, nameDays, authors] =
    await Promise.all([
      loadFirstOf(client, 'new-releases', { now: shop.now(), count: newReleasesShown, filters: onSale }),
      loadBestSellers(client, language, shop.now()),
      tab('booksellers-notes'),
      tab('window'),
      banners('home-window'),
      banners('home-doors'),
      client.call(listNameDays, {}),
      client.call(listFeaturedContributors, {}),
    ])
  const banner = featuredBanners[0]
  return {
    featured: banner ? { banner, books: (featuredTab?.books ?? []).map(({ product }) => product).slice(0, 5) } : null,
    nameDays: valueOr(nameDays, []),
    newReleases,
    bestSellers,
    notes,
    authors: toAuthorGroups(valueOr(authors, [])),
    categoryTiles: categoryTiles.map(toCategoryTile),
  }
}
