// Wire contract of product lists: sorting, filters and facets.

import type { Outcome } from '@stoa/domain/outcome'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryFlag, queryId, queryInteger } from '../query-shapes.ts'
import { boolean, integer, language, list, nullable, oneOf, optional, type Shape, text, typed } from '../shape.ts'
import { productCard } from './catalogue.ts'
import { filterKinds } from './filter-kinds.ts'
import { type FilterProblem, nameOf, readFilterName, readFilters, writeFilters } from './filters.ts'

export const productSorts = [
  'Default',
  'PriceDescending',
  'PriceAscending',
  'NameDescending',
  'NameAscending',
  'CreateDateDescending',
  'CreateDateAscending',
  'QuantityDescending',
  'Bestseller',
  'ReleaseDateDescending',
  'ReleaseDateAscending',
  'DiscountDescending',
  'RatingDescending',
] as const
export type ProductSort = (typeof productSorts)[number]

/** Text that is parsed; an invalid one is refused with the offending part. */
const readText = <Value>(
  read: (text: string) => Outcome<Value, FilterProblem>,
  write: (value: Value) => string,
  examples: readonly string[],
): Shape<Value, string> => ({
  schema: z.string().check(
    z.superRefine((text, context) => {
      const outcome = read(text)
      if (!outcome.ok) context.addIssue({ code: 'custom', message: outcome.refusal.code, params: outcome.refusal })
    }),
    z.meta({ examples }),
  ),
  toWire: write,
  toReadable: (text) => {
    const outcome = read(text)
    if (!outcome.ok) throw new RangeError(`${outcome.refusal.code}: ${outcome.refusal.part}`)
    return outcome.value
  },
})

/** Readable as `Filters`, on the wire as text (filters.ts). */
export const filterExpression = readText(readFilters, writeFilters, [
  'Attribute-language.el_Price.1000-1499.1500-1999',
  'Category.3_Authors.12',
])

const filterName = readText(readFilterName, nameOf, ['Authors', 'Attribute-language'])

export const facetValue = entity('FacetValue', {
  value: field('v', text, 'As it is written in `q`.'),
  name: field('nm', text, 'In words, in the language of the call.'),
  nameLanguage: field('nmlg', language, 'The language `nm` is written in.'),
  count: field(
    'cnt',
    integer,
    'Products the list would hold with this value alone in this filter, all others as they are.',
  ),
  selected: field('sel', boolean, 'Whether it is chosen.'),
  level: field('lvl', integer, 'Of categories: how deep below the asked one, from 1. Otherwise 1.'),
})
export type FacetValue = EntityOf<typeof facetValue>

export const facet = entity('Facet', {
  kind: field('knd', oneOf(filterKinds), 'The kind of filter.'),
  attribute: field('cd', nullable(text), 'The attribute’s code, of the kind Attribute only.'),
  name: field('nm', text, 'What the filter is called, in the language of the call.'),
  values: field(
    'vls',
    list(facetValue),
    'The values to choose from; of long filters the first ones, and all that are chosen.',
  ),
  valueCount: field('ttl', integer, 'How many values there are in all; `getfiltervalues` finds the rest.'),
})
export type Facet = EntityOf<typeof facet>

/** In the order of the kinds; a facet without values for these products is left out. */
export type FacetCounts = Facet[]

/** What every page of every product list contains. */
export const productPageFields = {
  items: field('items', list(productCard), 'The products of this page.'),
  total: field('total', integer, 'How many there are in all, however deep the page.'),
  page: field('page', integer, 'This page, from 1; beyond the last one there are no items.'),
  pageSize: field('psize', integer, 'Products to a page.'),
  facets: field('facets', list(facet), 'What the list can be narrowed by, with live counts; empty with `fct=false`.'),
}

export const productPage = entity('ProductPage', productPageFields)
export type ProductPage = EntityOf<typeof productPage>

/** Query parameters of a list page. */
export const listQueryFields = {
  filters: field('q', optional(filterExpression), 'The filter expression, such as `Attribute-language.el_Authors.12`.'),
  sort: field('sort', optional(oneOf(productSorts)), 'The order; Default puts what can be had first.'),
  page: field('page', optional(queryInteger(1, 100_000)), 'From 1.'),
  pageSize: field('psize', optional(queryInteger(1, 100)), 'At most 100; 24 when left out.'),
  withFacets: field('fct', optional(queryFlag), 'false spares counting what nobody shows; true when left out.'),
}

export const listProductsByCategory = endpoint({
  name: 'listProductsByCategory',
  method: 'GET',
  path: '/products/getbycategoryid',
  description: 'A page of the products in a category and below it; without `id`, of the whole shop.',
  input: entity('CategoryProductsQuery', {
    categoryId: field('id', optional(queryId), 'The category’s id.'),
    ...listQueryFields,
  }),
  output: productPage,
  refusals: ['category_not_found'],
  isPublic: true,
})

export const listFilterValues = endpoint({
  name: 'listFilterValues',
  method: 'GET',
  path: '/products/getfiltervalues',
  description: 'The values of one filter of a list, those with most products first; at most 100.',
  input: entity('FilterValuesQuery', {
    filter: field('filter', filterName, 'The filter’s name as in `q`: Authors, Attribute-language.'),
    categoryId: field('id', optional(queryId), 'The category whose list it is; without it, the whole shop.'),
    text: field('text', optional(typed(0, 200)), 'The text of the search whose results the list is.'),
    filters: field('q', optional(filterExpression), 'The list’s filter expression.'),
    search: field('find', optional(typed(0, 60)), 'Words that the value’s name holds, in any spelling.'),
  }),
  output: facet,
  refusals: ['category_not_found'],
  isPublic: true,
})
