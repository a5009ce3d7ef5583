import { readFilters, writeFilters } from '@stoa/contract/catalogue/filters'
import { expect, it } from 'vitest'
import { combineFilters } from './combine-filters.ts'
import { baseOf, productListAt, productListNames } from './product-lists.ts'

const now = Date.UTC(2026, 10, 22)

const parse = (text: string) => {
  const read = readFilters(text)
  if (!read.ok) throw new Error(read.refusal.part)
  return read.value
}

it('finds a list by its path in every language, and nothing else', () => {
  expect(['/offers', '/en/best-sellers', '/el/new-releases/'].map(productListAt)).toEqual([
    'offers',
    'best-sellers',
    'new-releases',
  ])
  expect(productListAt('/categories/dora')).toBeUndefined()
})

it('has valid filters, of the years up to the coming releases', () => {
  for (const name of productListNames)
    expect(writeFilters(parse(baseOf(name, now).filters))).toBe(baseOf(name, now).filters)
  expect(baseOf('new-releases', now)).toEqual({ filters: 'Released.2021-', sort: 'ReleaseDateDescending' })
  expect(baseOf('best-sellers', now)).toEqual({ filters: 'Status.best-seller', sort: 'Bestseller' })
})

it('keeps its filters beside the chosen ones, which narrow those of the same name', () => {
  const base = parse('DiscountRates.1-')
  expect(writeFilters(combineFilters(base, parse('Authors.3')))).toBe('DiscountRates.1-_Authors.3')
  expect(writeFilters(combineFilters(base, parse('DiscountRates.11-20')))).toBe('DiscountRates.11-20')
})
