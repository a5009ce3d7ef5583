// From a wish to rows and counts, all within the process and in one go: nothing can change meanwhile.

import { filterKinds } from '@stoa/contract/filter-kinds'
import type { FilterName, Filters } from '@stoa/contract/filters'
import { dayOf } from '@stoa/domain/delivery/working-days'
import { rowsOf } from './bases.ts'
import { chooseRows, pageOf } from './choose-rows.ts'
import { FacetCounter } from './count-facets.ts'
import type { Dictionary } from './dictionary.ts'
import type { CountedFacet, IdWish } from './facet-values.ts'
import type { Listed, ListWish, NarrowedWish } from './listing-types.ts'
import { testOf } from './row-tests.ts'
import type { LoadedShelves } from './shelves.ts'

const mostIdsShown = 20

export function counterOf(
  { columns, dictionary, bases }: LoadedShelves,
  wish: NarrowedWish,
  ids: IdWish = { most: mostIdsShown },
) {
  const { filters } = wish
  const shelves = { columns, dictionary, today: dayOf(wish.now) }
  const base = bases.of(wish)
  const chosen = chooseRows(
    base.rows,
    filters.map((filter) => testOf(shelves, filter)),
  )
  const categoryId = wish.categoryId ?? null
  return { chosen, counter: new FacetCounter({ ...shelves, categoryId, filters, base, chosen, ids }) }
}

export interface RawList extends Pick<Listed, 'ids' | 'total'> {
  /** To be called at once: afterwards the columns may have changed. */
  count(): CountedFacet[]
}

export function listRows(shelves: LoadedShelves, wish: ListWish): RawList {
  const { columns, orders, dictionary } = shelves
  const { chosen, counter } = counterOf(shelves, wish)
  const from = (wish.page - 1) * wish.pageSize
  const order =
    wish.within && wish.sort === 'Default'
      ? { rows: rowsOf(columns, wish.within), backwards: false }
      : orders.of(wish.sort, wish.language)
  const rows = pageOf(chosen.matching, order, { from, most: wish.pageSize, rowCount: columns.count })
  return {
    ids: rows.map((row) => columns.numbers.id[row] ?? 0),
    total: chosen.matching.length,
    count: () => namesOf(dictionary, wish.filters).flatMap((name) => counter.count(name) ?? []),
  }
}

/** Every filter there is, in the order of the kinds; attributes by their position, and last those that nobody knows. */
function namesOf(dictionary: Dictionary, filters: Filters): FilterName[] {
  const known = dictionary.markFilters.filter(({ kind }) => kind === 'Attribute')
  const strangers = filters.filter((one) => one.kind === 'Attribute' && !dictionary.findMarks(one))
  return filterKinds.flatMap((kind): FilterName[] =>
    kind === 'Attribute' ? [...known, ...strangers] : [{ kind, attribute: null }],
  )
}
