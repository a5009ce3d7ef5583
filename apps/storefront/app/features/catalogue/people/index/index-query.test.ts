import { describe, expect, it } from 'vitest'
import { isIndexable, writeIndexQuery } from './index-query.ts'
import { readIndexQuery } from './read-index-query.ts'

const read = (text: string, kind: 'people' | 'publishers' = 'people') => readIndexQuery(new URLSearchParams(text), kind)
const defaultQuery = { page: 1, initial: null, search: '', sort: 'NameAscending', role: 'author' } as const

describe('the URL of an index', () => {
  it('has initial, role, page, order and search text', () => {
    expect(read('')).toEqual(defaultQuery)
    expect(read('letter=Κ&role=any&page=2&sort=Bestseller')).toEqual({
      page: 2,
      initial: 'Κ',
      search: '',
      sort: 'Bestseller',
      role: 'any',
    })
    expect(read('letter=Κ&q=+kaz+')).toEqual({ ...defaultQuery, search: 'kaz' })
    expect(read('role=translator', 'publishers')?.role).toBeNull()
    expect(read('sort=Bestseller', 'publishers')?.sort).toBe('NameAscending')
  })

  it.each(['page=0', 'page=x', 'page=', 'letter=κ', 'letter=ΚΑ', 'letter=', 'letter=1', 'role=nobody', 'role='])(
    'leads nowhere with %s',
    (text) => expect(read(text)).toBeNull(),
  )

  it.each(['', '?letter=%CE%9A', '?letter=%23&role=any&page=3', '?q=kaz&role=any&sort=TitlesDescending'])(
    'is written as it is read: %s',
    (text) => {
      expect(writeIndexQuery(read(text) ?? defaultQuery)).toBe(text)
    },
  )

  it('is indexed in its default order only', () => {
    expect(
      [read('letter=Κ&page=2'), read('q=k'), read('sort=Bestseller')].map((query) => query && isIndexable(query)),
    ).toEqual([...[true, false, false]])
  })
})
