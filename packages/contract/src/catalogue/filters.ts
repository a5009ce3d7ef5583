// The filter expression: the value of `q` in product lists, on the wire and in page addresses alike. Version 1:
//
//   expression = [ version "_" ] [ filter *( "_" filter ) ]      an empty expression narrows nothing
//   version    = "1"                                             understood when left out, and left out when written
//   filter     = name "." value *( "." value )
//   name       = kind / "Attribute-" code                        a kind of filter-kinds.ts, in any letter case
//   value      = 1*( a-z / 0-9 / "-" )                           as its kind demands
//
//   q=Attribute-language.el_Price.1000-1499.1500-1999_Authors.12
//   in Greek, and of 10.00 to 19.99 €, and by author 12
//
// OR inside a filter, AND between filters; each filter occurs once. Every meaning has one canonical text: kinds in the
// order of filter-kinds.ts, attributes by code, values by number or alphabet and once each. All its characters are
// unreserved in addresses, so it never needs encoding. A later grammar starts with a version number of its own; an
// expression without one is always of version 1.

import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { type FilterKind, filterKinds, filterValues, kindsNotForGoods } from './filter-kinds.ts'

export interface FilterName {
  readonly kind: FilterKind
  /** The attribute’s code; of the kind Attribute only. */
  readonly attribute: string | null
}

export interface Filter extends FilterName {
  /** In canonical form, at least one. */
  readonly values: readonly string[]
}

/** In canonical order. */
export type Filters = readonly Filter[]

export const maxExpressionLength = 1500
export const maxFilters = 30
export const maxValues = 50

/** What is wrong with an expression; `part` is the offending piece of it, truncated. */
export interface FilterProblem {
  readonly code:
    | 'filter_too_long'
    | 'filter_too_many'
    | 'filter_version'
    | 'filter_unknown'
    | 'filter_not_for_goods'
    | 'filter_twice'
    | 'filter_without_value'
    | 'filter_value'
  readonly part: string
}

const problem = (code: FilterProblem['code'], part: string) => refused({ code, part: part.slice(0, 80) })

const version = /^\d+$/

/** Parses untrusted text; the result is canonical. */
export function readFilters(text: string): Outcome<Filters, FilterProblem> {
  if (text.length > maxExpressionLength) return problem('filter_too_long', text)
  const [first = '', ...others] = text.split('_')
  if (version.test(first) && first !== '1') return problem('filter_version', first)
  const parts = first === '1' ? others : text === '' ? [] : [first, ...others]
  if (parts.length > maxFilters) return problem('filter_too_many', parts[maxFilters] ?? '')
  const filters: Filter[] = []
  for (const part of parts) {
    const read = readFilter(part)
    if (!read.ok) return read
    if (filters.some((entry) => nameOf(entry) === nameOf(read.value)))
      return problem('filter_twice', nameOf(read.value))
    filters.push(read.value)
  }
  return done(filters.toSorted(byName))
}

function readFilter(part: string): Outcome<Filter, FilterProblem> {
  const [name = '', ...valueTexts] = part.split('.')
  const known = readFilterName(name)
  if (!known.ok) return known
  if (valueTexts.length === 0) return problem('filter_without_value', part)
  if (valueTexts.length > maxValues) return problem('filter_too_many', part)
  const values: string[] = []
  for (const entry of valueTexts) {
    const value = filterValues[known.value.kind](entry)
    if (value === null) return problem('filter_value', `${name}.${entry}`)
    values.push(value)
  }
  return done({ ...known.value, values: inOrder(values) })
}

const attributeName = /^attribute-([a-z0-9]+(?:-[a-z0-9]+)*)$/i

/** A filter’s name: the text before the first point. */
export function readFilterName(name: string): Outcome<FilterName, FilterProblem> {
  const [, attribute] = attributeName.exec(name) ?? []
  if (attribute !== undefined && attribute.length <= 60)
    return done({ kind: 'Attribute', attribute: attribute.toLowerCase() })
  const same = (kind: string) => kind.toLowerCase() === name.toLowerCase()
  const kind = filterKinds.find(same)
  if (kind !== undefined && kind !== 'Attribute') return done({ kind, attribute: null })
  return problem(kindsNotForGoods.some(same) ? 'filter_not_for_goods' : 'filter_unknown', name)
}

/** `Authors`, `Attribute-language` */
export const nameOf = ({ kind, attribute }: FilterName): string => (attribute === null ? kind : `${kind}-${attribute}`)

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const byName = (a: FilterName, b: FilterName): number =>
  filterKinds.indexOf(a.kind) - filterKinds.indexOf(b.kind) || compare(a.attribute ?? '', b.attribute ?? '')

/** Numbers by value, open beginnings first, then text by the alphabet. */
const weight = (value: string): number => (value.startsWith('-') ? -1 : Number.parseInt(value, 10))

function byValue(a: string, b: string): number {
  const [first, second] = [weight(a), weight(b)]
  if (Number.isNaN(first) || Number.isNaN(second))
    return Number(Number.isNaN(first)) - Number(Number.isNaN(second)) || compare(a, b)
  return first - second || compare(a, b)
}

const inOrder = (values: readonly string[]): string[] => [...new Set(values)].toSorted(byValue)

const writeFilter = (filter: Filter): string => [nameOf(filter), ...inOrder(filter.values)].join('.')

/** The canonical text; filters without values are left out. */
export const writeFilters = (filters: Filters): string =>
  filters
    .filter((filter) => filter.values.length > 0)
    .toSorted(byName)
    .map(writeFilter)
    .join('_')

/** The filters after a value is toggled: added when it was absent, removed when it was present. */
export function toggleFilter(filters: Filters, name: FilterName, value: string): Filters {
  const current = filters.find((entry) => nameOf(entry) === nameOf(name))?.values ?? []
  const values = current.includes(value) ? current.filter((entry) => entry !== value) : inOrder([...current, value])
  const others = filters.filter((entry) => nameOf(entry) !== nameOf(name))
  const { kind, attribute } = name
  return values.length === 0 ? others : [...others, { kind, attribute, values }].toSorted(byName)
}
