// Arranged things: shelves of books, featured authors, the name days to come.

import type { Refusal } from '@stoa/contract/refusals'
import { type DatedNameDay, upcomingNameDays } from '@stoa/domain/content/upcoming-name-days'
import { dayOf } from '@stoa/domain/delivery/working-days'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { CardRow } from '../catalogue/product.queries.ts'
import * as queries from './content.queries.ts'

/** The cards of products, handed in by the catalogue. */
export type ListCards = (db: Executor, ids: readonly number[]) => Promise<CardRow[]>

export interface ShelfWithCards {
  shelf: queries.ShelfRow
  cards: Map<number, CardRow>
}

const byId = (cards: CardRow[]): Map<number, CardRow> => new Map(cards.map((card) => [card.id, card]))

export async function getShelf(
  db: Executor,
  listCards: ListCards,
  code: string,
): Promise<Outcome<ShelfWithCards, Refusal<'tab_not_found'>>> {
  const shelf = await queries.findShelf(db, code)
  if (!shelf) return refused({ code: 'tab_not_found' })
  return done({
    shelf,
    cards: byId(
      await listCards(
        db,
        shelf.books.map((book) => book.product_id),
      ),
    ),
  })
}

const booksPerAuthor = 7

export async function listFeatured(
  db: Executor,
  listCards: ListCards,
): Promise<{ author: queries.FeaturedRow; cards: CardRow[] }[]> {
  const authors = await queries.listFeatured(db, booksPerAuthor)
  const cards = byId(
    await listCards(
      db,
      authors.flatMap((author) => author.product_ids),
    ),
  )
  return authors.map((author) => ({ author, cards: author.product_ids.flatMap((id) => cards.get(id) ?? []) }))
}

const daysAhead = 7
const mostNameDays = 3

export async function listNameDays(db: Executor, now: number): Promise<DatedNameDay<queries.NameDayRow>[]> {
  return upcomingNameDays(await queries.listNameDays(db), dayOf(now), daysAhead, mostNameDays)
}
