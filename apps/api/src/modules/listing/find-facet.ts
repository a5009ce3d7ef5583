// The values of one filter, or those of them that somebody looks for by name. Of people and houses there may be very many:
// their names are looked up in the database, and for a word too short for its index only among those with most products.

import type { FilterName } from '@stoa/contract/filters'
import type { Language } from '@stoa/domain/language'
import { holdsName, nameBeginnings, nameSearchKey } from '@stoa/domain/people/name-search'
import type { Executor } from '../../database/transaction.ts'
import { listNamedIds } from './dictionary.queries.ts'
import { type CountedFacet, type CountedValue, type IdKind, isIdKind } from './facet-values.ts'
import { valueWords } from './filter-words.ts'
import { counterOf } from './list-rows.ts'
import type { ValueWish } from './listing-types.ts'
import type { LoadedShelves } from './shelves.ts'

/** What was typed, as `nameBeginnings` reads it. */
type Typed = readonly (readonly string[])[]

const shortest = 3
const mostLookedThrough = 2000

export async function findFacetValues(
  db: Executor,
  shelves: LoadedShelves,
  name: FilterName,
  wish: ValueWish,
): Promise<CountedFacet> {
  const typed = nameBeginnings(wish.search ?? '')
  const { kind, attribute } = name
  const nothing: CountedFacet = { kind, attribute, words: null, values: [], valueCount: 0 }
  if (typed.length > 0 && isIdKind(kind)) {
    const among = await listAmong(db, shelves, name, kind, wish, typed)
    return counterOf(shelves, wish, { most: wish.most, among }).counter.count(name) ?? nothing
  }
  const facet = counterOf(shelves, wish, { most: wish.most }).counter.count(name) ?? nothing
  const values = facet.values.filter((one) => holdsAll(facet, one, typed, wish.language))
  return {
    ...facet,
    valueCount: typed.length === 0 ? facet.valueCount : values.length,
    values: values.slice(0, wish.most),
  }
}

async function listAmong(
  db: Executor,
  shelves: LoadedShelves,
  name: FilterName,
  kind: IdKind,
  wish: ValueWish,
  typed: Typed,
): Promise<ReadonlySet<number>> {
  const table = kind === 'Authors' ? 'contributor' : 'publisher'
  const isLong = typed.some((beginnings) => beginnings.every((one) => one.length >= shortest))
  if (isLong) return new Set(await listNamedIds(db, table, typed, null))
  const known = counterOf(shelves, wish, { most: mostLookedThrough }).counter.count(name)?.values ?? []
  return new Set(
    await listNamedIds(
      db,
      table,
      typed,
      known.map(({ value }) => Number(value)),
    ),
  )
}

function holdsAll({ kind }: CountedFacet, { value, name }: CountedValue, typed: Typed, language: Language): boolean {
  const names = name && 'name_el' in name ? [name.name_el, name.name_en ?? ''] : [valueWords(kind, value, language)]
  return holdsName(nameSearchKey(names), typed)
}
