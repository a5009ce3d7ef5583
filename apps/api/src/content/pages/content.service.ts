// Edited content: carousels of books, featured authors, the coming name days.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { Refusal } from '@stoa/contract/refusals'
import { type DatedNameDay, upcomingNameDays } from '@stoa/domain/content/upcoming-name-days'
import { dayOf } from '@stoa/domain/ordering/delivery/working-days'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { type CardDeps, showCards } from '../../catalogue/products/cards.service.ts'
import type { Executor } from '../../database/transaction.ts'
import type { Call } from '../../http/operation.ts'
import * as queries from './content.queries.ts'

export interface CarouselWithCards {
  carousel: queries.CarouselRow
  cards: Map<number, ProductCard>
}

async function cardsById(deps: CardDeps, ids: readonly number[], call: Call): Promise<Map<number, ProductCard>> {
  const cards = await showCards(deps, ids, call)
  return new Map(cards.map((card) => [card.id, card]))
}

export async function getCarousel(
  deps: CardDeps,
  code: string,
  call: Call,
): Promise<Outcome<CarouselWithCards, Refusal<'tab_not_found'>>> {
  const carousel = await queries.findCarousel(deps.db, code)
  if (!carousel) return refused({ code: 'tab_not_found' })
  const ids = carousel.books.map((book) => book.product_id)
  return done({ carousel, cards: await cardsById(deps, ids, call) })
}

const booksPerAuthor = 7

export async function listFeatured(
  deps: CardDeps,
  call: Call,
): Promise<{ author: queries.FeaturedRow; cards: ProductCard[] }[]> {
  const authors = await queries.listFeatured(deps.db, booksPerAuthor)
  const ids = authors.flatMap((author) => author.product_ids)
  const cards = await cardsById(deps, ids, call)
  return authors.map((author) => ({ author, cards: author.product_ids.flatMap((id) => cards.get(id) ?? []) }))
}

const daysAhead = 7
const maxNameDays = 3

export async function listNameDays(db: Executor, now: number): Promise<DatedNameDay<queries.NameDayRow>[]> {
  return upcomingNameDays(await queries.listNameDays(db), dayOf(now), daysAhead, maxNameDays)
}
