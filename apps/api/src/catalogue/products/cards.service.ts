// Products as cards, wherever a list of them is shown. Cards are kept in memory, and dropped by the same tags of the change
// log as the pages that show them.

import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { booksellersNote } from '@stoa/contract/catalogue/product-parts'
import type { EntityOf } from '@stoa/contract/entity'
import type { Language } from '@stoa/domain/language'
import { isOfCatalogue, type KeepingFollower, readTag } from '../../database/change-log.ts'
import { inLanguageOrNull, languageOf } from '../../database/localized-text.ts'
import type { Executor } from '../../database/transaction.ts'
import type { Call } from '../../http/operation.ts'
import { KeptById } from '../../kept-by-id.ts'
import { viewCard } from './catalogue.view.ts'
import { viewCardOffers } from './offers.view.ts'
import { type CardRow, listCards } from './product.queries.ts'
import { type KnownPromotions, type PromotionSource, priceWithOffers } from './public-promotions.service.ts'

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

type CardCall = Pick<Call, 'language' | 'now'>

/** What says how soon a product can be sent. */
type SupplyRow = Pick<CardRow, 'id' | 'kind' | 'availability' | 'copies' | 'delivery_band' | 'release_date'>

interface ShownCard {
  card: ProductCard
  supply: SupplyRow
  /** Of its price and reduction, in milliseconds since 1970; null for ever. */
  validUntil: number | null
  /** What it was priced by. */
  known: KnownPromotions
}

export interface CardSource extends KeepingFollower {
  /** By id; unknown and withdrawn products are left out. They are shared: callers must not modify them. */
  get(ids: readonly number[], call: CardCall): Promise<ReadonlyMap<number, ShownCard>>
  /** Only what is in memory. */
  findSupply(id: number): SupplyRow | undefined
}

/** In each language; some megabytes. */
const maxKept = 2000

export function createCardSource(db: Executor, promotions: PromotionSource): CardSource {
  const kept = { el: new KeptById<ShownCard>(maxKept), en: new KeptById<ShownCard>(maxKept) }
  const all = Object.values(kept)
  return {
    async get(ids, call) {
      const cards = kept[call.language]
      const known = await promotions.get(call.now)
      const found = new Map<number, ShownCard>()
      const missing: number[] = []
      for (const id of ids) {
        const one = cards.find(id)
        if (one?.known === known && !isOver(one, call.now)) found.set(id, one)
        else missing.push(id)
      }
      if (missing.length === 0) return found
      const version = cards.currentVersion()
      for (const one of await readCards(db, missing, known, call)) {
        found.set(one.card.id, one)
        cards.store(one.card.id, one, version)
      }
      return found
    },
    findSupply: (id) => (kept.el.find(id) ?? kept.en.find(id))?.supply,
    onChange(tag) {
      const { topic, id } = readTag(tag)
      if ((topic === 'product' || topic === 'stock') && id !== null) for (const one of all) one.drop(id)
      else if (topic === 'filters' || isOfCatalogue(tag)) for (const one of all) one.clear()
    },
    onConnected() {
      for (const one of all) one.onConnected()
    },
    onDisconnected() {
      for (const one of all) one.onDisconnected()
    },
  }
}

const isOver = ({ validUntil }: ShownCard, now: number): boolean => validUntil !== null && validUntil <= now

async function readCards(
  db: Executor,
  ids: readonly number[],
  known: KnownPromotions,
  { language, now }: CardCall,
): Promise<ShownCard[]> {
  const rows = await listCards(db, ids)
  return rows.map((row) => {
    const { price, offers } = priceWithOffers(row, known, now)
    const card = { ...viewCard(row, language, price), offers: viewCardOffers(offers, language) }
    const { id, kind, availability, copies, delivery_band, release_date } = row
    const supply = { id, kind, availability, copies, delivery_band, release_date }
    return { card, supply, validUntil: price.validUntil, known }
  })
}

export interface CardDeps {
  db: Executor
  cards: CardSource
}

/**
 * In the order of the ids; unknown and withdrawn products are left out. The response is tagged with each of them, with
 * the labels of badges and with promotions, and valid until the first of their prices or reductions changes.
 */
export async function showCards(
  { cards }: Pick<CardDeps, 'cards'>,
  ids: readonly number[],
  call: Pick<Call, 'language' | 'now' | 'tag' | 'validUntil'>,
): Promise<ProductCard[]> {
  call.tag('filters', 'promotions', ...ids.map((id) => `product:${id}`))
  const found = await cards.get(ids, call)
  return ids.flatMap((id) => {
    const one = found.get(id)
    if (!one) return []
    if (one.validUntil !== null) call.validUntil(one.validUntil)
    return [one.card]
  })
}
