// A page of somebody's titles as sent to the browser: only what is shown.

import type { WorkPage } from '@stoa/contract/catalogue/works'
import { type BookCardData, toBookCardData } from '../../../shared/book-card-data.ts'

export interface ShownWorks {
  items: BookCardData[]
  total: number
  pageSize: number
}

export const toShownWorks = ({ items, total, pageSize }: WorkPage): ShownWorks => ({
  items: items.map(toBookCardData),
  total,
  pageSize,
})
