import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../../i18n/use-address.ts'
import type { ListData, ListedBook } from './list-data.ts'
import { writeListQuery } from './list-query.ts'
import { createPageCache, type FromPage, readFromPage } from './page-cache.ts'

const pageCache = createPageCache()

/** The books shown, from an earlier page on when more were loaded, and a function to load more. */
export function useShownPages({ items, query, path }: ListData) {
  const address = useAddress()
  const navigate = useNavigate()
  const { state } = useLocation()
  const listRef = useRef<HTMLDivElement>(null)
  const focusPage = useRef<number | null>(null)
  const list = address(`${path}${writeListQuery({ ...query, page: 1 })}`)
  const { page } = query
  const wantedFrom = readFromPage(state, page)
  const previousPages = pageCache.pagesBefore(list, wantedFrom, page)
  const books: readonly ListedBook[] = previousPages.books.length > 0 ? [...previousPages.books, ...items] : items

  useEffect(() => pageCache.set(list, page, items), [list, page, items])
  // a reload: where the reader stood was among the pages that are gone
  const isCut = previousPages.from > wantedFrom
  useEffect(() => {
    if (isCut) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isCut])
  useEffect(() => {
    if (focusPage.current !== page) return
    focusPage.current = null
    const first = previousPages.books.length
    // the layout focuses the start of a new page; the appended books are further down
    requestAnimationFrame(() =>
      listRef.current?.querySelectorAll<HTMLElement>('article h3 a')[first]?.focus({ preventScroll: true }),
    )
  }, [page, previousPages.books.length])

  const showMore = () => {
    focusPage.current = page + 1
    const state: FromPage = { from: previousPages.from }
    void navigate(address(`${path}${writeListQuery({ ...query, page: page + 1 })}`), {
      state,
      replace: true,
      preventScrollReset: true,
    })
  }
  return { listRef, books, from: previousPages.from, showMore }
}
