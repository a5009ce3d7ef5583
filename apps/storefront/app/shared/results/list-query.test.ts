import { describe, expect, it } from 'vitest'
import { countPages, isUnfilteredList, writeListQuery } from './list-query.ts'
import { filterFormToQuery, foreignSearchToQuery, readListQuery, readSearchQuery } from './read-list-query.ts'

const read = (text: string) => readListQuery(new URLSearchParams(text))
const foldQuery = (text: string) => filterFormToQuery(new URLSearchParams(text))
const defaultQuery = { page: 1, sort: 'Default', text: '', filters: '', view: null } as const

describe('a list’s URL', () => {
  it('has query, filters, order, view and page', () => {
    expect(read('page=2&sort=PriceAscending&text=+zorba+&q=Authors.12&view=shelf')).toEqual({
      page: 2,
      sort: 'PriceAscending',
      text: 'zorba',
      filters: 'Authors.12',
      view: 'shelf',
    })
    expect(read('')).toEqual(defaultQuery)
  })

  it('has its filters in canonical order', () => {
    expect(read('q=Authors.12.3_Price.1000-1499')?.filters).toBe('Price.1000-1499_Authors.3.12')
  })

  it.each(['Nonsense', '', 'QuantityDescending', 'CreateDateAscending'])(
    'falls back to the default order for %s',
    (sort) => {
      expect(read(`sort=${sort}`)?.sort).toBe('Default')
    },
  )

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=two',
    'page=01',
    'page=',
    'page=123456',
    'q=Nothing.1',
    'q=Authors.x',
  ])('is invalid: %s', (text) => {
    expect(read(text)).toBeNull()
  })

  it.each([
    ['q=kazantzakis', 'kazantzakis', ''],
    ['q=Authors.x&text=zorba', 'zorba', ''],
    ['q=Nothing.1', 'Nothing.1', ''],
    ['searchText=zorba', 'zorba', ''],
    ['q=Authors.12', '', 'Authors.12'],
    ['text=zorba&q=Authors.12', 'zorba', 'Authors.12'],
    ['', '', ''],
  ])('of a search reads %j as the text %j and the filters %j', (parameters, text, filters) => {
    expect(readSearchQuery(new URLSearchParams(parameters))).toMatchObject({ text, filters })
  })

  it.each([
    ['searchText=zorba&sort=PriceAscending&x=1', '?text=zorba&sort=PriceAscending'],
    ['q=kazantzakis&page=2', '?text=kazantzakis&page=2'],
    ['text=&q=zorba', '?text=zorba'],
    ['text=zorba&searchText=kafka', null],
    ['q=Authors.12', null],
    ['searchText=+', null],
    ['', null],
  ])('of a search that is written %j leads to %j', (parameters, query) => {
    expect(foreignSearchToQuery(new URLSearchParams(parameters))).toBe(query)
  })

  it('is written in one sequence, without default values', () => {
    expect(writeListQuery(defaultQuery)).toBe('')
    const query = {
      page: 3,
      sort: 'Bestseller',
      text: 'α β',
      filters: 'Price.-999_Authors.3.12',
      view: 'shelf',
    } as const
    expect(writeListQuery(query)).toBe(
      '?text=%CE%B1+%CE%B2&q=Price.-999_Authors.3.12&sort=Bestseller&view=shelf&page=3',
    )
  })

  it('is indexed only without filters and in default order', () => {
    expect(isUnfilteredList({ ...defaultQuery, page: 4 })).toBe(true)
    expect(isUnfilteredList({ ...defaultQuery, sort: 'Bestseller' })).toBe(false)
    expect(isUnfilteredList({ ...defaultQuery, filters: 'Authors.1' })).toBe(false)
    expect(isUnfilteredList({ ...defaultQuery, text: 'α' })).toBe(false)
    expect(isUnfilteredList({ ...defaultQuery, view: 'rows' })).toBe(false)
    expect(read('view=upside-down')).toEqual(defaultQuery)
  })
})

describe('a form submitted without JavaScript', () => {
  it.each([
    ['f=Authors.12&f=Authors.3&f=Price.1000-1499&from=&to=', '?q=Price.1000-1499_Authors.3.12'],
    ['text=zorba&sort=Bestseller&f=Authors.3', '?text=zorba&q=Authors.3&sort=Bestseller'],
    ['view=rows&f=Authors.3', '?q=Authors.3&view=rows'],
    ['f=Price.1000-1499&from=8&to=12,50', '?q=Price.800-1250'],
    ['f=Nothing.1&f=Authors.3', '?q=Authors.3'],
    ['from=&to=', ''],
  ])('%s leads to %s', (formQuery, address) => {
    expect(foldQuery(formQuery)).toBe(address)
  })

  it('is not every URL', () => {
    expect(foldQuery('q=Authors.12&page=2')).toBeNull()
  })
})

it('counts pages, at least one', () => {
  expect([0, 1, 24, 25, 48, 49].map(countPages)).toEqual([1, 1, 1, 2, 2, 3])
})
