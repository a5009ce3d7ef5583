// The name days of the coming week, each with books that have a namesake for an author or in the title.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { type CategoryLink, getCategoryByCode } from '@stoa/contract/catalogue/categories'
import { searchProducts } from '@stoa/contract/catalogue/search'
import type { Client } from '@stoa/contract/client'
import { listNameDays, type NameDay } from '@stoa/contract/content/content'
import { createHighlighter } from '@stoa/domain/search/highlight-words'
import { valueOr } from '../../../api/unwrap-outcome.ts'
import { type BookCardData, toBookCardData } from '../../../shared/book-card-data.ts'

export interface NameDayGifts extends NameDay {
  books: BookCardData[]
}

export interface NameDaysData {
  days: NameDayGifts[]
  gifts: CategoryLink[]
}

const maxNames = 4
const maxBooks = 6
/** Enough to leave books after those with another namesake, such as a translator. */
const searched = 24

export async function loadNameDays(client: Client): Promise<NameDaysData> {
  const [days, gifts] = await Promise.all([
    client.call(listNameDays, {}),
    client.call(getCategoryByCode, { code: 'gifts' }),
  ])
  return {
    days: await Promise.all(valueOr(days, []).map(async (day) => ({ ...day, books: await loadBooks(client, day) }))),
    gifts: gifts.ok ? gifts.value.children.filter(({ productCount }) => productCount > 0) : [],
  }
}

/** For each name as many as for the others, at most one shelf in all. */
async function loadBooks(client: Client, { names }: NameDay): Promise<BookCardData[]> {
  const found = await Promise.all(
    names
      .split(',')
      .slice(0, maxNames)
      .map((name) => findNamesakes(client, name.trim())),
  )
  const inTurn = Array.from({ length: maxBooks }, (_, index) => found.flatMap((books) => books[index] ?? [])).flat()
  const byId = new Map(inTurn.map((book) => [book.id, book]))
  return [...byId.values()].slice(0, maxBooks).map(toBookCardData)
}

/** None when the search had to read the name as another word. */
async function findNamesakes(client: Client, name: string): Promise<ProductCard[]> {
  if (name === '') return []
  const outcome = await client.call(searchProducts, { text: name, pageSize: searched, withFacets: false })
  if (!outcome.ok || outcome.value.correction !== null) return []
  const highlight = createHighlighter(name)
  const isNamed = (text: string): boolean => highlight(text) !== null
  return outcome.value.items.filter((book) => visibleNames(book).some(isNamed)).slice(0, maxBooks)
}

/** The title and the authors. A translator is not named on the card. */
const visibleNames = ({ name, englishTitle, credits }: ProductCard): string[] => [
  name,
  englishTitle ?? '',
  ...credits.filter(({ role }) => role === 'author').map((author) => author.name),
]
