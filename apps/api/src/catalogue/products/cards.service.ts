// Products as cards, wherever a list of them is shown.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { booksellersNote } from '@stoa/contract/catalogue/product-parts'
import type { EntityOf } from '@stoa/contract/entity'
import type { Language } from '@stoa/domain/language'
import { inLanguageOrNull, languageOf } from '../../database/localized-text.ts'
import type { Executor } from '../../database/transaction.ts'
import type { Call } from '../../http/operation.ts'
import { viewCard } from './catalogue.view.ts'
import { viewCardOffers } from './offers.view.ts'
import { listCards } from './product.queries.ts'
import { type PromotionSource, priceWithOffers } from './public-promotions.service.ts'

export interface NoteRow {
  note_el: string | null
  note_en: string | null
  note_by_el: string | null
  note_by_en: string | null
}

const noNote: NoteRow = { note_el: null, note_en: null, note_by_el: null, note_by_en: null }

/** A bookseller's note about a product. */
export function viewNote(row: NoteRow | null, language: Language): EntityOf<typeof booksellersNote> {
  const { note_el, note_en, note_by_el, note_by_en } = row ?? noNote
  return {
    note: inLanguageOrNull(note_el, note_en, language),
    noteBy: inLanguageOrNull(note_by_el, note_by_en, language),
    noteLanguage: languageOf(note_en, language),
  }
}

export interface CardDeps {
  db: Executor
  promotions: PromotionSource
}

/**
 * In the order of the ids; unknown and withdrawn products are left out. The response is tagged with each of them, with
 * the labels of badges and with promotions, and valid until the first of their prices or reductions changes.
 */
export async function showCards(
  { db, promotions }: CardDeps,
  ids: readonly number[],
  call: Pick<Call, 'language' | 'now' | 'tag' | 'validUntil'>,
): Promise<ProductCard[]> {
  call.tag('filters', 'promotions', ...ids.map((id) => `product:${id}`))
  const [rows, known] = await Promise.all([listCards(db, ids), promotions.get(call.now)])
  return rows.map((row) => {
    const { price, offers } = priceWithOffers(row, known, call.now)
    if (price.validUntil !== null) call.validUntil(price.validUntil)
    return { ...viewCard(row, call.language, price), offers: viewCardOffers(offers, call.language) }
  })
}
