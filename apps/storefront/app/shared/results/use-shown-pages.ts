import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../../i18n/use-address.ts'
import type { ListData, ListedBook } from './list-data.ts'
import { writeListQuery } from './list-query.ts'
import { type FromPage, fromPageOf, keepPages } from './shown-pages.ts'

const kept = keepPages()

/** The books shown, from an earlier page on when more were asked for, and how to ask for more. */
export function useShownPages({ items, query, path }: ListData) {
  const address = useAddress()
  const navigate = useNavigate()
  const { state } = useLocation()
  const shelf = useRef<HTMLDivElement>(null)
  const awaited = useRef<number | null>(null)
  const list = address(`${path}${writeListQuery({ ...query, page: 1 })}`)
  const { page } = query
  const above = kept.before(list, fromPageOf(state, page), page)
  const books: readonly ListedBook[] = above.books.length > 0 ? [...above.books, ...items] : items

  useEffect(() => kept.keep(list, page, items), [list, page, items])
  useEffect(() => {
    if (awaited.current !== page) return
    awaited.current = null
    const first = above.books.length
    // the layout moves focus to a page's beginning; what was asked for stands further down
    requestAnimationFrame(() =>
      shelf.current?.querySelectorAll<HTMLElement>('h3 a')[first]?.focus({ preventScroll: true }),
    )
  }, [page, above.books.length])

  const showMore = () => {
    awaited.current = page + 1
    const state: FromPage = { from: above.from }
    void navigate(address(`${path}${writeListQuery({ ...query, page: page + 1 })}`), {
      ...{ state, replace: true, preventScrollReset: true },
    })
  }
  return { shelf, books, from: above.from, showMore }
}
