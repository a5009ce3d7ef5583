// From parameters to rows and counts, synchronously in this process: nothing can change meanwhile.

import { filterKinds } from '@stoa/contract/catalogue/filter-kinds'
import type { FilterName, Filters } from '@stoa/contract/catalogue/filters'
import { dayOf } from '@stoa/domain/ordering/delivery/working-days'
import type { ProductPage } from '../../ports/product-index.ts'
import { rowsOf } from './bases.ts'
import { FacetCounter } from './count-facets.ts'
import type { Dictionary } from './dictionary.ts'
import type { CountedFacet, IdCountOptions } from './facet-values.ts'
import type { ListingSnapshot } from './listing-snapshot.ts'
import type { ListParams, NarrowedParams } from './listing-types.ts'
import { pageOf } from './page-rows.ts'
import { testOf } from './row-tests.ts'
import { selectRows } from './select-rows.ts'

const maxIdsShown = 20

export function createCounter(
  { columns, dictionary, bases }: ListingSnapshot,
  params: NarrowedParams,
  ids: IdCountOptions = { limit: maxIdsShown },
) {
  const { filters } = params
  const snapshot = { columns, dictionary, today: dayOf(params.now) }
  const base = bases.get(params)
  const selection = selectRows(
    base.rows,
    filters.map((filter) => testOf(snapshot, filter)),
  )
  const categoryId = params.categoryId ?? null
  return { selection, counter: new FacetCounter({ ...snapshot, categoryId, filters, base, selection, ids }) }
}

export interface RawList extends Pick<ProductPage, 'ids' | 'total'> {
  /** To be called synchronously: afterwards the columns may have changed. */
  count(): CountedFacet[]
}

export function listRows(snapshot: ListingSnapshot, params: ListParams): RawList {
  const { columns, sortIndexes, dictionary } = snapshot
  const { selection, counter } = createCounter(snapshot, params)
  const offset = (params.page - 1) * params.pageSize
  const order =
    params.within && params.sort === 'Default'
      ? { rows: rowsOf(columns, params.within), reversed: false, sorting: null }
      : sortIndexes.get(params.sort, params.language)
  const rows = pageOf(selection.matching, order, { offset, limit: params.pageSize, rowCount: columns.count })
  return {
    ids: rows.map((row) => columns.numbers.id[row] ?? 0),
    total: selection.matching.length,
    count: () => namesOf(dictionary, params.filters).flatMap((name) => counter.count(name) ?? []),
  }
}

/** All filters, in the order of the kinds; attributes by their position, and last the unknown ones. */
function namesOf(dictionary: Dictionary, filters: Filters): FilterName[] {
  const attributeFilters = dictionary.attributeFilters.filter(({ kind }) => kind === 'Attribute')
  const unlisted = filters.filter((filter) => filter.kind === 'Attribute' && !dictionary.findAttribute(filter))
  return filterKinds.flatMap((kind): FilterName[] =>
    kind === 'Attribute' ? [...attributeFilters, ...unlisted] : [{ kind, attribute: null }],
  )
}
