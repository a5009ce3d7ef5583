// A page of somebody's titles as it travels to the browser: what is seen, and no more.

import type { WorkPage } from '@stoa/contract/works'
import { type ShelfBook, shelfBook } from '../../shared/shelf-book.ts'

export interface ShownWorks {
  items: ShelfBook[]
  total: number
  pageSize: number
}

export const showWorks = ({ items, total, pageSize }: WorkPage): ShownWorks => ({
  items: items.map(shelfBook),
  ...{ total, pageSize },
})
