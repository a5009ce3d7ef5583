// Edited content: carousels of books, featured authors, the coming name days.

import type { Refusal } from '@stoa/contract/refusals'
import { type DatedNameDay, upcomingNameDays } from '@stoa/domain/content/upcoming-name-days'
import { dayOf } from '@stoa/domain/ordering/delivery/working-days'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { CardRow } from '../../catalogue/products/product.queries.ts'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './content.queries.ts'

/** The cards of products, passed by the catalogue. */
export type ListCards = (db: Executor, ids: readonly number[]) => Promise<CardRow[]>

export interface CarouselWithCards {
  carousel: queries.CarouselRow
  cards: Map<number, CardRow>
}

const byId = (cards: CardRow[]): Map<number, CardRow> => new Map(cards.map((card) => [card.id, card]))

export async function getCarousel(
  db: Executor,
  listCards: ListCards,
  code: string,
): Promise<Outcome<CarouselWithCards, Refusal<'tab_not_found'>>> {
  const carousel = await queries.findCarousel(db, code)
  if (!carousel) return refused({ code: 'tab_not_found' })
  return done({
    carousel,
    cards: byId(
      await listCards(
        db,
        carousel.books.map((book) => book.product_id),
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
const maxNameDays = 3

export async function listNameDays(db: Executor, now: number): Promise<DatedNameDay<queries.NameDayRow>[]> {
  return upcomingNameDays(await queries.listNameDays(db), dayOf(now), daysAhead, maxNameDays)
}
