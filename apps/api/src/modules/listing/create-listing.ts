// The one place that narrows, orders and counts products, for categories, searches, people and houses alike. It knows the
// goods by what the database has said last, and answers with ids.

import { nextShopMidnight } from '@stoa/domain/delivery/working-days'
import type { Database } from '../../database/connect.ts'
import { nameFacet, nameFacets, tagsOf } from './facets.view.ts'
import { findFacetValues } from './find-facet.ts'
import { ShelfKeeper } from './fresh-shelves.ts'
import { listRows } from './list-rows.ts'
import type { Listing, ListWish, NarrowedWish } from './listing-types.ts'

export function createListing(db: Database): Listing {
  const keeper = new ShelfKeeper(db)
  const untilWhen = (holds: boolean, { now }: NarrowedWish) => (holds ? nextShopMidnight(now) : now)
  // how many copies there are is told to nobody until the last few
  const mayHold = (isFresh: boolean, { sort }: ListWish) => isFresh && sort !== 'QuantityDescending'
  return {
    async list(wish) {
      const { shelves, isFresh } = await keeper.get()
      const { ids, total, count } = listRows(shelves, wish)
      const facets = await nameFacets(db, count(), wish.filters, wish.language)
      return { ids, total, facets, tags: tagsOf(facets), holdsUntil: untilWhen(mayHold(isFresh, wish), wish) }
    },
    async listIds(wish) {
      const { shelves, isFresh } = await keeper.get()
      const { ids, total } = listRows(shelves, wish)
      return { ids, total, holdsUntil: untilWhen(mayHold(isFresh, wish), wish) }
    },
    async findFacet(name, wish) {
      const { shelves, isFresh } = await keeper.get()
      const counted = await findFacetValues(db, shelves, name, wish)
      const facet = await nameFacet(db, counted, wish.filters, wish.language)
      return { facet, tags: tagsOf([facet]), holdsUntil: untilWhen(isFresh, wish) }
    },
    async countByCategory() {
      const { shelves } = await keeper.get()
      const counts = shelves.bases.of({}).count('categories')
      return new Map([...counts.entries()].filter(([, count]) => count > 0))
    },
    async countByRole() {
      const { shelves } = await keeper.get()
      return shelves.roleCounts.get()
    },
    async hasCategory(id) {
      const { shelves } = await keeper.get()
      return shelves.dictionary.findCategory(id) !== undefined
    },
    heard: (tag) => keeper.heard(tag),
    opened: () => keeper.opened(),
    lost: () => keeper.lost(),
  }
}
