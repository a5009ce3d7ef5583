// The filters of a list as a page needs them: their names, the first values, and nothing that can be known without being told.

import type { FilterKind } from '@stoa/contract/filter-kinds'
import { nameOf, readFilters } from '@stoa/contract/filters'
import type { Facet, FacetCounts, FacetValue } from '@stoa/contract/listing'
import type { Language } from '@stoa/domain/language'

export interface ShownValue {
  value: string
  name: string
  count: number
  /** When the name is not in the page's language. */
  lang?: Language
  /** Steps below the first level, of categories. */
  depth?: number
}

export interface ShownFacet {
  /** As in `q`: `Authors`, `Attribute-language`. */
  name: string
  label: string
  values: ShownValue[]
  /** Of all its values, when there are more than these. */
  all?: number
}

/** Of names, of which there are very many, fewer: whoever looks for another one types it. */
const firstNames: Partial<Record<FilterKind, number>> = { Authors: 6, Publishers: 5, Manufacturer: 5 }
const firstShown = 10

/** The filters that shoppers use most stand first. */
const order = [
  'Category',
  'Attribute-grade',
  'Attribute-lesson',
  'Price',
  'Availability',
  'Branch',
  'Authors',
  'Publishers',
  'Attribute-language',
  'Subtype',
  'Pieces',
  'Released',
  'RatingBase5',
  'DiscountRates',
]

const place = (name: string): number => {
  const found = order.indexOf(name)
  return found < 0 ? order.length : found
}

const showValue =
  (language: Language) =>
  ({ value, name, nameLanguage, count, level }: FacetValue): ShownValue => ({
    ...{ value, name, count },
    ...(nameLanguage === language ? {} : { lang: nameLanguage }),
    ...(level > 1 ? { depth: level - 1 } : {}),
  })

interface Showing {
  language: Language
  /** Of a category the tree beside its list says what is below it; `Category` is shown only where it is chosen. */
  hasTree: boolean
  /** Of a search’s results no more values can be asked for than came with them. */
  isSearch: boolean
}

/** The way through school books stands above the list, whole. */
const wholeFilters = new Set(['grade', 'lesson'])

function showFacet(facet: Facet, { language, isSearch }: Showing): ShownFacet {
  const { kind, values, valueCount } = facet
  if (isSearch || (facet.attribute !== null && wholeFilters.has(facet.attribute)))
    return { name: nameOf(facet), label: facet.name, values: values.map(showValue(language)) }
  const first = values.filter(({ selected }, index) => selected || index < (firstNames[kind] ?? firstShown))
  return {
    ...{ name: nameOf(facet), label: facet.name },
    values: first.map(showValue(language)),
    ...(valueCount > first.length ? { all: Math.max(valueCount, values.length) } : {}),
  }
}

export function showFacets(facets: FacetCounts, showing: Showing): ShownFacet[] {
  return facets
    .filter(({ kind, values }) => !(showing.hasTree && kind === 'Category') || values.some(({ selected }) => selected))
    .filter(({ values }) => values.length > 0)
    .map((facet) => showFacet(facet, showing))
    .toSorted((a, b) => place(a.name) - place(b.name))
}

/** Values of one filter beyond the first, as they come when they are asked for. */
export const showValues = (facet: Facet, language: Language): ShownValue[] => facet.values.map(showValue(language))

export interface Chip {
  /** Of the filter, as in `q`. */
  name: string
  value: string
  label: string
  lang?: Language
}

/** What narrows the list, one by one; what the filters do not offer, such as a price of one's own, is put into words here. */
export function chipsOf(
  facets: readonly ShownFacet[],
  filters: string,
  say: (name: string, value: string) => string,
): Chip[] {
  const read = readFilters(filters)
  if (!read.ok) return []
  return read.value.flatMap((filter) => {
    const name = nameOf(filter)
    const offered = facets.find((one) => one.name === name)?.values ?? []
    return filter.values.map((value) => {
      const known = offered.find((one) => one.value === value)
      return { name, value, label: known?.name ?? say(name, value), ...(known?.lang ? { lang: known.lang } : {}) }
    })
  })
}
