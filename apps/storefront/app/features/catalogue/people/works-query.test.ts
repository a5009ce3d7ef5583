import { describe, expect, it } from 'vitest'
import { isDefaultQuery, readWorksQuery, writeWorksQuery } from './works-query.ts'

const read = (text: string) => readWorksQuery(new URLSearchParams(text), ['author', 'translator'])

describe('the URL of somebody’s titles', () => {
  it('has role, page and order', () => {
    expect(read('')).toEqual({ page: 1, sort: 'Default', role: null })
    expect(read('sort=Bestseller&role=translator&page=3')).toEqual({ page: 3, sort: 'Bestseller', role: 'translator' })
    expect(read('sort=QuantityDescending')?.sort).toBe('Default')
  })

  it.each(['page=0', 'page=', 'page=01', 'role=editor', 'role='])('is a 404 with %s', (text) =>
    expect(read(text)).toBeNull(),
  )

  it.each(['', '?page=2', '?role=author&page=2&sort=NameAscending'])('is written as it is read: %s', (text) => {
    const query = read(text)
    expect(query && writeWorksQuery(query)).toBe(text)
  })

  it('lists everything without a filter', () => {
    expect(
      ['page=2', 'role=author', 'sort=Bestseller']
        .map((text) => read(text))
        .map((query) => query && isDefaultQuery(query)),
    ).toEqual([...[true, false, false]])
  })
})
