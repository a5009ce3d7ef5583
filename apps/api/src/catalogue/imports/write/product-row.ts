// Applies a record to a product.

import { hasParts, type ProductKindCode } from '@stoa/domain/catalogue/product-kinds'
import { type TaxClass, withVat } from '@stoa/domain/ordering/pricing/vat-rates'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { sortKey } from '@stoa/domain/search/sort-key'
import type { BookRecord, RecordKind } from '../book-record.ts'
import type { Note } from '../read-item.ts'
import type { ExistingProduct, ProductRow } from './product.queries.ts'
import { productOffer } from './product-offer.ts'
import { columnsOf, emptyColumns, isGreek } from './record-columns.ts'

/** The related rows, found or created before. */
export interface ProductContext {
  publisherId: number
  seriesId: number | null
  workId: number | null
  /** Its article number. */
  ean: string
  coverStyle: string
  /** `2026-11-20`, the shop's day. */
  today: string
}

/** A group and a set have the VAT of their parts. */
const taxClasses = {
  book: 'book',
  other: 'standard',
  giftCard: 'outside',
  giftbox: 'standard',
  custom: 'standard',
  grouped: 'standard',
  bundle: 'standard',
} as const satisfies Record<RecordKind, TaxClass>

/** A kind of its own; of all else the product keeps the one that it has. */
const ownKinds: Partial<Record<RecordKind, ProductKindCode>> = {
  giftCard: 'giftCard',
  giftbox: 'giftbox',
  custom: 'custom',
  grouped: 'grouped',
  bundle: 'bundle',
}

/** `before`: null for a new title. */
export function productRow(
  existing: ExistingProduct | null,
  record: BookRecord,
  context: ProductContext,
): Outcome<ProductRow, Note> {
  const kind = kindOf(existing, record)
  const refusal = refuseKind(existing, record)
  if (refusal) return refused(refusal)
  const recordColumns = columnsOf(existing ?? emptyColumns, record, kind.tax_class === 'book')
  if (recordColumns.name_el === '') return refused({ level: 'refused', field: 'title', reason: 'It has no title.' })
  const offer = productOffer(existing, taxed(record, kind.tax_class), recordColumns, context.today)
  if (!offer.ok) return offer
  return done({
    ...recordColumns,
    ...offer.value,
    ...(hasParts(kind.kind) && followingColumns(existing)),
    publisher_id: context.publisherId,
    series_id: context.seriesId,
    work_id: context.workId,
    ean: context.ean,
    ...kind,
    active: existing?.active ?? true,
    name_language: record.shop?.titleLanguage ?? (isGreek(recordColumns.name_el) ? 'el' : 'en'),
    cover_style: record.shop?.coverStyle ?? existing?.cover_style ?? plateOf(record) ?? context.coverStyle,
    sort_key: sortKey(recordColumns.name_el),
  })
}

/** With the VAT of the product, where the record does not say what it is. */
function taxed(record: BookRecord, taxClass: TaxClass): BookRecord {
  const { publisherPrice } = record
  if (!publisherPrice?.withoutVat) return record
  const { cents, fixed } = publisherPrice
  return { ...record, publisherPrice: { cents: withVat(cents, taxClass), fixed } }
}

function kindOf(
  existing: ExistingProduct | null,
  { kind, taxClass }: BookRecord,
): Pick<ProductRow, 'kind' | 'tax_class'> {
  return {
    kind: (kind && ownKinds[kind]) ?? existing?.kind ?? 'product',
    tax_class: taxClass ?? (kind === undefined ? (existing?.tax_class ?? 'book') : taxClasses[kind]),
  }
}

/** Orders of a product took its own copies, those of a set the copies of its parts. */
function refuseKind(existing: ExistingProduct | null, { kind }: BookRecord): Note | null {
  const stated = kind === 'book' || kind === 'other' ? 'product' : kind
  if (!existing || !stated || stated === existing.kind || !(hasParts(existing.kind) || hasParts(stated))) return null
  return { level: 'refused', field: 'kind', reason: `It is of the kind “${existing.kind}” already, and stays it.` }
}

/** What the database keeps by the parts. */
const followingColumns = (
  existing: ExistingProduct | null,
): Pick<ProductRow, 'availability' | 'delivery_band' | 'price_protected_until'> => ({
  availability: existing?.availability ?? 'not_available',
  delivery_band: existing?.delivery_band ?? null,
  price_protected_until: existing?.price_protected_until ?? null,
})

/** What is no book is drawn as a thing. */
function plateOf({ kind }: BookRecord): string | null {
  if (kind === 'giftCard') return 'gift-card'
  return kind === undefined || kind === 'book' ? null : 'thing'
}
