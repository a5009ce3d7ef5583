// Counted filters as the contract shows them, in the caller's language. People and houses are asked for by id, all at once.

import { type Filters, nameOf } from '@stoa/contract/filters'
import type { Facet, FacetValue } from '@stoa/contract/listing'
import type { Language } from '@stoa/domain/language'
import type { Executor } from '../../database/transaction.ts'
import { inLanguage, languageOf } from '../../database/words.ts'
import { listNames, type Words } from './dictionary.queries.ts'
import { type CountedFacet, type CountedValue, isIdKind, type NameSource } from './facet-values.ts'
import { kindWords, valueWords } from './filter-words.ts'

const idsOf = (facets: readonly CountedFacet[], read: (name: NonNullable<NameSource>) => number | null): number[] =>
  facets.flatMap(({ values }) => values.flatMap(({ name }) => (name === null ? [] : (read(name) ?? []))))

export async function nameFacets(
  db: Executor,
  counted: readonly CountedFacet[],
  filters: Filters,
  language: Language,
): Promise<Facet[]> {
  const names = await readNames(db, counted)
  return counted.map((facet) => viewFacet(facet, names, filters, language))
}

export async function nameFacet(
  db: Executor,
  counted: CountedFacet,
  filters: Filters,
  language: Language,
): Promise<Facet> {
  return viewFacet(counted, await readNames(db, [counted]), filters, language)
}

type Names = ReadonlyMap<string, Words>

async function readNames(db: Executor, counted: readonly CountedFacet[]): Promise<Names> {
  const rows = await listNames(
    db,
    idsOf(counted, (name) => ('contributorId' in name ? name.contributorId : null)),
    idsOf(counted, (name) => ('publisherId' in name ? name.publisherId : null)),
  )
  return new Map(rows.map((row) => [`${row.kind}:${row.id}`, row]))
}

function viewFacet(facet: CountedFacet, names: Names, filters: Filters, language: Language): Facet {
  const selected = new Set(filters.find((one) => nameOf(one) === nameOf(facet))?.values)
  const { kind, attribute, words, valueCount } = facet
  return {
    ...{ kind, attribute, valueCount },
    name: words ? inLanguage(words.name_el, words.name_en, language) : kindWords(kind, language),
    values: facet.values.map((one) => ({
      ...{ value: one.value, count: one.count, level: one.level, selected: selected.has(one.value) },
      ...nameValue(facet, one, names, language),
    })),
  }
}

function nameValue(
  { kind }: CountedFacet,
  { value, name }: CountedValue,
  names: Names,
  language: Language,
): Pick<FacetValue, 'name' | 'nameLanguage'> {
  if (name === null) return { name: valueWords(kind, value, language), nameLanguage: language }
  const words = 'name_el' in name ? name : names.get(keyOf(name))
  // an id in an address that belongs to nobody
  if (!words) return { name: value, nameLanguage: language }
  return {
    name: inLanguage(words.name_el, words.name_en, language),
    nameLanguage: languageOf(words.name_en, language),
  }
}

const keyOf = (source: { contributorId: number } | { publisherId: number }): string =>
  'contributorId' in source ? `contributor:${source.contributorId}` : `publisher:${source.publisherId}`

/** The people and houses whose names stand in facets. */
export const tagsOf = (facets: readonly Facet[]): string[] =>
  facets.flatMap(({ kind, values }) => {
    if (!isIdKind(kind)) return []
    return values.map(({ value }) => `${kind === 'Authors' ? 'contributor' : 'publisher'}:${value}`)
  })
