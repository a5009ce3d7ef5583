// Reads the query of a list's URL. A form submitted without JavaScript has one parameter per tick, `f=Authors.12`, and
// a price as bounds in euros; such a URL redirects to the canonical one.

import { type Filter, type Filters, nameOf, readFilters, writeFilters } from '@stoa/contract/catalogue/filters'
import { toPriceBand } from './custom-price.ts'
import { type ListQuery, listViews, offeredSorts, writeListQuery } from './list-query.ts'

const maxTextLength = 200

/** Null for an invalid page or filter, which is a 404. */
export function readListQuery(parameters: URLSearchParams): ListQuery | null {
  const page = parameters.get('page') ?? '1'
  const filters = readFilters(parameters.get('q') ?? '')
  if (!/^[1-9]\d{0,4}$/.test(page) || !filters.ok) return null
  return {
    page: Number(page),
    sort: offeredSorts.find((candidate) => candidate === parameters.get('sort')) ?? 'Default',
    text: (parameters.get('text') ?? '').trim().slice(0, maxTextLength),
    filters: writeFilters(filters.value),
    view: listViews.find((candidate) => candidate === parameters.get('view')) ?? null,
  }
}

/**
 * The same for a search: a `q` that is no filter expression is what was typed, as in many shops and in old links, and so
 * is `searchText`.
 */
export function readSearchQuery(parameters: URLSearchParams): ListQuery | null {
  const expression = parameters.get('q') ?? ''
  const isExpression = readFilters(expression).ok
  const typed = [parameters.get('text'), parameters.get('searchText'), isExpression ? null : expression]
  const known = new URLSearchParams(parameters)
  known.set('text', typed.find((text) => text !== null && text.trim() !== '') ?? '')
  if (!isExpression) known.delete('q')
  return readListQuery(known)
}

/** The canonical query of a search whose text is not in `text`, so that one search has one URL. Null for any other. */
export function foreignSearchToQuery(parameters: URLSearchParams): string | null {
  const query = readSearchQuery(parameters)
  const isForeign = query !== null && query.text !== '' && !parameters.get('text')?.trim()
  return isForeign ? writeListQuery(query) : null
}

/** The fields of a filter form besides those of a canonical URL. */
export const formFields = { value: 'f', priceFrom: 'from', priceTo: 'to' } as const

/** The canonical query for a submitted form. Null when the parameters are no submitted form. */
export function filterFormToQuery(parameters: URLSearchParams): string | null {
  if (!Object.values(formFields).some((field) => parameters.has(field))) return null
  const rest = new URLSearchParams(['text', 'sort', 'view'].map((name) => [name, parameters.get(name) ?? '']))
  const query = readListQuery(rest)
  return query && writeListQuery({ ...query, filters: writeFilters(readFormFilters(parameters)) })
}

/** The filters from a form's ticks and price fields; invalid ones are left out. */
export function readFormFilters(parameters: URLSearchParams): Filters {
  const price = toPriceBand(parameters.get(formFields.priceFrom) ?? '', parameters.get(formFields.priceTo) ?? '')
  const checkedFilters = parameters.getAll(formFields.value).flatMap(parseFilter)
  if (price === null) return merge(checkedFilters)
  const otherFilters = checkedFilters.filter(({ kind }) => kind !== 'Price')
  return merge([...otherFilters, { kind: 'Price', attribute: null, values: [price] }])
}

function parseFilter(text: string): Filters {
  const result = readFilters(text)
  return result.ok ? result.value : []
}

function merge(filters: Filters): Filters {
  const byName = new Map<string, Filter>()
  for (const filter of filters) {
    const existing = byName.get(nameOf(filter))
    byName.set(nameOf(filter), { ...filter, values: [...(existing?.values ?? []), ...filter.values] })
  }
  return [...byName.values()]
}
