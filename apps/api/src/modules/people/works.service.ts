// What a person has made, what a house has published: a page of cards.

import type { ProductSort } from '@stoa/contract/catalogue'
import type { Executor } from '../../database/transaction.ts'
import type { CardRow } from '../catalogue/product.queries.ts'
import * as queries from './works.queries.ts'

export type ListCards = (db: Executor, ids: readonly number[]) => Promise<CardRow[]>

export interface WorksRequest {
  sort?: ProductSort | undefined
  page?: number | undefined
  pageSize?: number | undefined
}

export interface WorksPage {
  rows: CardRow[]
  total: number
  page: number
  pageSize: number
}

/** Null when there is no such person or house. */
export async function listWorks(
  db: Executor,
  listCards: ListCards,
  of: queries.WorkOf,
  { sort = 'Default', page = 1, pageSize = 24 }: WorksRequest,
): Promise<WorksPage | null> {
  const total = await queries.countWorks(db, of)
  if (total === 0) return (await queries.exists(db, of)) ? { rows: [], total, page, pageSize } : null
  const ids = await queries.listWorkIds(db, { of, sort, limit: pageSize, offset: (page - 1) * pageSize })
  return { rows: await listCards(db, ids), total, page, pageSize }
}
