// Facets as the contract shows them, in the caller's language.

import { type Filters, nameOf } from '@stoa/contract/catalogue/filters'
import type { Facet, FacetValue } from '@stoa/contract/catalogue/listing'
import type { Language } from '@stoa/domain/language'
import { inLanguage, languageOf } from '../../database/localized-text.ts'
import type { Labels } from './dictionary.queries.ts'
import type { FacetNames, Names } from './facet-names.ts'
import { type CountedFacet, type CountedValue, isIdKind, type NameSource } from './facet-values.ts'
import { kindLabel, valueLabel } from './filter-labels.ts'

const idsOf = (facets: readonly CountedFacet[], read: (name: NonNullable<NameSource>) => number | null): number[] =>
  facets.flatMap(({ values }) => values.flatMap(({ name }) => (name === null ? [] : (read(name) ?? []))))

export async function nameFacets(
  known: FacetNames,
  counted: readonly CountedFacet[],
  filters: Filters,
  language: Language,
): Promise<Facet[]> {
  const names = await readNames(known, counted)
  return counted.map((facet) => viewFacet(facet, names, filters, language))
}

export async function nameFacet(
  known: FacetNames,
  counted: CountedFacet,
  filters: Filters,
  language: Language,
): Promise<Facet> {
  return viewFacet(counted, await readNames(known, [counted]), filters, language)
}

const readNames = (known: FacetNames, counted: readonly CountedFacet[]): Promise<Names> =>
  known.get({
    contributor: idsOf(counted, (name) => ('contributorId' in name ? name.contributorId : null)),
    publisher: idsOf(counted, (name) => ('publisherId' in name ? name.publisherId : null)),
  })

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
  const labels = labelsOf(name, names)
  // an unknown id in a URL
  if (!labels) return { name: value, nameLanguage: language }
  return {
    name: inLanguage(labels.name_el, labels.name_en, language),
    nameLanguage: languageOf(labels.name_en, language),
  }
}

const labelsOf = (source: NonNullable<NameSource>, { contributor, publisher }: Names): Labels | undefined => {
  if ('name_el' in source) return source
  return 'contributorId' in source ? contributor.get(source.contributorId) : publisher.get(source.publisherId)
}

/** The people and publishers whose names the facets show. */
export const tagsOf = (facets: readonly Facet[]): string[] =>
  facets.flatMap(({ kind, values }) => {
    if (!isIdKind(kind)) return []
    return values.map(({ value }) => `${kind === 'Authors' ? 'contributor' : 'publisher'}:${value}`)
  })
