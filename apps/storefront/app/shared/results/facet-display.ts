// The facets of a list as sent to a page: names, the first values, and nothing that the page can derive.

import type { FilterKind } from '@stoa/contract/catalogue/filter-kinds'
import { nameOf, readFilters } from '@stoa/contract/catalogue/filters'
import type { Facet, FacetCounts, FacetValue } from '@stoa/contract/catalogue/listing'
import type { Language } from '@stoa/domain/language'

export interface ShownValue {
  value: string
  name: string
  count: number
  /** When the name is in another language than the page. */
  lang?: Language
  /** Steps below the first level, of categories. */
  depth?: number
}

export interface ShownFacet {
  /** As in `q`: `Authors`, `Attribute-language`. */
  name: string
  label: string
  values: ShownValue[]
  /** The number of all its values, when it is larger than these. */
  valueTotal?: number
}

/** Fewer of names, of which there are very many: readers type the name instead. */
const initialCounts: Partial<Record<FilterKind, number>> = { Authors: 6, Publishers: 5, Manufacturer: 5 }
const defaultInitialCount = 10

/** The most used facets come first: what it costs, whether it is there, who wrote it, and what sets it apart. */
const facetOrder = [
  'Category',
  'Attribute-grade',
  'Attribute-lesson',
  'Attribute-age',
  'Price',
  'Availability',
  'Authors',
  'Feature',
  'Promotion',
  'DiscountRates',
  'Publishers',
  'Attribute-language',
  'Branch',
  'Subtype',
  'Status',
  'Released',
  'Pieces',
  'RatingBase5',
]

const orderOf = (name: string): number => {
  const index = facetOrder.indexOf(name)
  return index < 0 ? facetOrder.length : index
}

const toShownValue =
  (language: Language) =>
  ({ value, name, nameLanguage, count, level }: FacetValue): ShownValue => ({
    value,
    name,
    count,
    ...(nameLanguage === language ? {} : { lang: nameLanguage }),
    ...(level > 1 ? { depth: level - 1 } : {}),
  })

interface FacetContext {
  language: Language
  /** The category tree beside the list shows the subcategories; `Category` is shown only where it is chosen. */
  hasTree: boolean
  /** For search results no more values can be loaded than came with them. */
  isSearch: boolean
}

/** The picker of school books is shown above the list, in full. */
const unlimitedAttributes = new Set(['grade', 'lesson'])

function toShownFacet(facet: Facet, { language, isSearch }: FacetContext): ShownFacet {
  const { kind, values, valueCount } = facet
  if (isSearch || (facet.attribute !== null && unlimitedAttributes.has(facet.attribute)))
    return { name: nameOf(facet), label: facet.name, values: values.map(toShownValue(language)) }
  const initialValues = values.filter(
    ({ selected }, index) => selected || index < (initialCounts[kind] ?? defaultInitialCount),
  )
  return {
    name: nameOf(facet),
    label: facet.name,
    values: initialValues.map(toShownValue(language)),
    ...(valueCount > initialValues.length ? { valueTotal: Math.max(valueCount, values.length) } : {}),
  }
}

export function toShownFacets(facets: FacetCounts, facetContext: FacetContext): ShownFacet[] {
  return facets
    .filter(
      ({ kind, values }) => !(facetContext.hasTree && kind === 'Category') || values.some(({ selected }) => selected),
    )
    .filter(({ kind, values }) => kind === 'Price' || values.some(({ count, selected }) => count > 0 || selected))
    .map((facet) => toShownFacet(facet, facetContext))
    .toSorted((a, b) => orderOf(a.name) - orderOf(b.name))
}

/** Further values of one facet, loaded on demand. */
export const toShownValues = (facet: Facet, language: Language): ShownValue[] =>
  facet.values.map(toShownValue(language))

export interface Chip {
  /** The facet's name, as in `q`. */
  name: string
  value: string
  label: string
  lang?: Language
}

/** A chip for every chosen value; values missing from the facets, such as a custom price, are formatted here. */
export function toChips(
  facets: readonly ShownFacet[],
  filters: string,
  formatValue: (name: string, value: string) => string,
): Chip[] {
  const parsed = readFilters(filters)
  if (!parsed.ok) return []
  return parsed.value.flatMap((filter) => {
    const name = nameOf(filter)
    const offered = facets.find((candidate) => candidate.name === name)?.values ?? []
    return filter.values.map((value) => {
      const match = offered.find((candidate) => candidate.value === value)
      return {
        name,
        value,
        label: match?.name ?? formatValue(name, value),
        ...(match?.lang ? { lang: match.lang } : {}),
      }
    })
  })
}
