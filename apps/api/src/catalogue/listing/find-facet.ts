// The values of one filter, or those of them that match a name. Of people and publishers there may be very many: their
// names are looked up in the database, and for a term too short for its index only among those with most products.

import type { FilterName } from '@stoa/contract/catalogue/filters'
import { matchesName, namePrefixGroups, nameSearchKey } from '@stoa/domain/catalogue/people/name-search'
import type { Language } from '@stoa/domain/language'
import type { Executor } from '../../database/transaction.ts'
import { listNamedIds } from './dictionary.queries.ts'
import { type CountedFacet, type CountedValue, type IdKind, isIdKind } from './facet-values.ts'
import { valueLabel } from './filter-labels.ts'
import { createCounter } from './list-rows.ts'
import type { ListingSnapshot } from './listing-snapshot.ts'
import type { ValueParams } from './listing-types.ts'

/** What was typed, as `namePrefixGroups` reads it. */
type PrefixGroups = readonly (readonly string[])[]

const minIndexedLength = 3
const maxLookup = 2000

export async function findFacetValues(
  db: Executor,
  snapshot: ListingSnapshot,
  name: FilterName,
  params: ValueParams,
): Promise<CountedFacet> {
  const prefixGroups = namePrefixGroups(params.search ?? '')
  const { kind, attribute } = name
  const emptyFacet: CountedFacet = { kind, attribute, labels: null, values: [], valueCount: 0 }
  if (prefixGroups.length > 0 && isIdKind(kind)) {
    const candidates = await listCandidateIds(db, snapshot, name, kind, params, prefixGroups)
    return createCounter(snapshot, params, { limit: params.limit, candidates }).counter.count(name) ?? emptyFacet
  }
  const facet = createCounter(snapshot, params, { limit: params.limit }).counter.count(name) ?? emptyFacet
  const values = facet.values.filter((item) => matchesAll(facet, item, prefixGroups, params.language))
  return {
    ...facet,
    valueCount: prefixGroups.length === 0 ? facet.valueCount : values.length,
    values: values.slice(0, params.limit),
  }
}

async function listCandidateIds(
  db: Executor,
  snapshot: ListingSnapshot,
  name: FilterName,
  kind: IdKind,
  params: ValueParams,
  prefixGroups: PrefixGroups,
): Promise<ReadonlySet<number>> {
  const table = kind === 'Authors' ? 'contributor' : 'publisher'
  const isIndexed = prefixGroups.some((prefixes) => prefixes.every((item) => item.length >= minIndexedLength))
  if (isIndexed) return new Set(await listNamedIds(db, table, prefixGroups, null))
  const knownValues = createCounter(snapshot, params, { limit: maxLookup }).counter.count(name)?.values ?? []
  return new Set(
    await listNamedIds(
      db,
      table,
      prefixGroups,
      knownValues.map(({ value }) => Number(value)),
    ),
  )
}

function matchesAll(
  { kind }: CountedFacet,
  { value, name }: CountedValue,
  prefixGroups: PrefixGroups,
  language: Language,
): boolean {
  const names = name && 'name_el' in name ? [name.name_el, name.name_en ?? ''] : [valueLabel(kind, value, language)]
  return matchesName(nameSearchKey(names), prefixGroups)
}
