// Facets as the contract shows them, in the caller's language. People and publishers are read by id, all at once.

import { type Filters, nameOf } from '@stoa/contract/catalogue/filters'
import type { Facet, FacetValue } from '@stoa/contract/catalogue/listing'
import type { Language } from '@stoa/domain/language'
import { inLanguage, languageOf } from '../../database/localized-text.ts'
import type { Executor } from '../../database/transaction.ts'
import { type Labels, listNames } from './dictionary.queries.ts'
import { type CountedFacet, type CountedValue, isIdKind, type NameSource } from './facet-values.ts'
import { kindLabel, valueLabel } from './filter-labels.ts'

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

type Names = ReadonlyMap<string, Labels>

async function readNames(db: Executor, counted: readonly CountedFacet[]): Promise<Names> {
  const rows = await listNames(
    db,
    idsOf(counted, (name) => ('contributorId' in name ? name.contributorId : null)),
    idsOf(counted, (name) => ('publisherId' in name ? name.publisherId : null)),
  )
  return new Map(rows.map((row) => [`${row.kind}:${row.id}`, row]))
}

function viewFacet(facet: CountedFacet, names: Names, filters: Filters, language: Language): Facet {
  const selected = new Set(filters.find((item) => nameOf(item) === nameOf(facet))?.values)
  const { kind, attribute, labels, valueCount } = facet
  return {
    kind,
    attribute,
    valueCount,
    name: labels ? inLanguage(labels.name_el, labels.name_en, language) : kindLabel(kind, language),
    values: facet.values
      .map((item) => ({
        value: item.value,
        count: item.count,
        level: item.level,
        selected: selected.has(item.value),
        ...nameValue(facet, item, names, language),
      }))
      // books without a publisher have one without a name
      .filter(({ name }) => name !== ''),
  }
}

function nameValue(
  { kind }: CountedFacet,
  { value, name }: CountedValue,
  names: Names,
  language: Language,
): Pick<FacetValue, 'name' | 'nameLanguage'> {
  if (name === null) return { name: valueLabel(kind, value, language), nameLanguage: language }
  const labels = 'name_el' in name ? name : names.get(keyOf(name))
  // an unknown id in a URL
  if (!labels) return { name: value, nameLanguage: language }
  return {
    name: inLanguage(labels.name_el, labels.name_en, language),
    nameLanguage: languageOf(labels.name_en, language),
  }
}

const keyOf = (source: { contributorId: number } | { publisherId: number }): string =>
  'contributorId' in source ? `contributor:${source.contributorId}` : `publisher:${source.publisherId}`

/** The people and publishers whose names the facets show. */
export const tagsOf = (facets: readonly Facet[]): string[] =>
  facets.flatMap(({ kind, values }) => {
    if (!isIdKind(kind)) return []
    return values.map(({ value }) => `${kind === 'Authors' ? 'contributor' : 'publisher'}:${value}`)
  })
