// Spines of best-selling books, for the drawing of a gift card.

import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import type { Language } from '@stoa/domain/language'
import type { Shop } from '../../../api/shop-context.ts'
import { valueOr } from '../../../api/unwrap-outcome.ts'
import { renderSpines } from '../../../shared/render-spines.ts'

/** One for every ten euros, and of the largest cards as many as the drawing has room for. */
const maxSpines = 10

export async function loadSpines(shop: Shop, language: Language): Promise<string[]> {
  const input = { sort: 'Bestseller', pageSize: maxSpines, withFacets: false } as const
  const books = await shop.client(language).call(listProductsByCategory, input)
  return renderSpines(valueOr(books, null)?.items ?? [])
}
