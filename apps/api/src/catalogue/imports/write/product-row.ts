// Applies a record to a product: given fields are taken, all others stay as they are.

import { hasParts, type ProductKindCode } from '@stoa/domain/catalogue/product-kinds'
import type { Language } from '@stoa/domain/language'
import type { TaxClass } from '@stoa/domain/ordering/pricing/vat-rates'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { sortKey } from '@stoa/domain/search/sort-key'
import type { BookRecord, RecordKind } from '../book-record.ts'
import type { Note } from '../read-item.ts'
import type { ExistingProduct, ProductRow } from './product.queries.ts'
import { type Offer, productOffer } from './product-offer.ts'

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

type ContextColumn =
  | 'kind'
  | 'publisher_id'
  | 'series_id'
  | 'work_id'
  | 'active'
  | 'ean'
  | 'name_language'
  | 'tax_class'
  | 'cover_style'
  | 'sort_key'

type RequestColumns = Pick<ProductRow, 'box_capacity' | 'text_label_el' | 'text_label_en' | 'text_max'>

/** The fields that a record may leave out. */
type RecordColumns = Omit<ProductRow, keyof Offer | ContextColumn>

const emptyColumns: RecordColumns = {
  name_el: '',
  name_en: null,
  english_title: null,
  subtitle: null,
  original_title: null,
  lead_el: '',
  lead_en: null,
  description_el: '',
  description_en: null,
  contents_el: [],
  contents_en: [],
  series_number: null,
  isbn13: null,
  text_language: null,
  translated_from: null,
  binding: null,
  pages: null,
  height_mm: null,
  width_mm: null,
  thickness_mm: null,
  weight_g: null,
  published_year: null,
  release_date: null,
  age_from: null,
  is_toy: false,
  edition_number: null,
  edition_types: [],
  illustrations: null,
  illustrations_note: null,
  imprint: null,
  other_series: [],
  provider_code: null,
  delivery_band: null,
  warnings_el: null,
  warnings_en: null,
  box_capacity: null,
  text_label_el: null,
  text_label_en: null,
  text_max: null,
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
  const offer = productOffer(existing, record, recordColumns, context.today)
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

const isGreek = (text: string): boolean => /\p{Script=Greek}/u.test(text)

/** The given value, or the previous one when none was given. */
const valueOr = <Value>(record: Value | undefined, existing: Value): Value => (record === undefined ? existing : record)

function columnsOf(existing: RecordColumns, record: BookRecord, isBook: boolean): RecordColumns {
  const title = valueOr(record.title, existing.name_el)
  const english = valueOr(record.titleEnglish, existing.english_title ?? existing.name_en)
  const isTranslated = english !== title && isGreek(title)
  const lead = bilingualText(record.lead, existing.lead_el, existing.lead_en)
  const description = bilingualText(record.description, existing.description_el, existing.description_en)
  return {
    name_el: title,
    name_en: !isBook && (isTranslated || record.shop !== undefined) ? english : null,
    english_title: isBook && isTranslated ? english : null,
    subtitle: valueOr(record.subtitle, existing.subtitle),
    original_title: valueOr(record.originalTitle, existing.original_title),
    lead_el: lead.el,
    lead_en: lead.en,
    description_el: description.el,
    description_en: description.en,
    contents_el: valueOr(record.contents, existing.contents_el),
    contents_en: valueOr(record.shop?.contentsEnglish, existing.contents_en),
    series_number: record.series === undefined ? existing.series_number : (record.series?.number ?? null),
    isbn13: record.isbn13 ?? existing.isbn13,
    text_language: valueOr(record.textLanguage, existing.text_language),
    translated_from: valueOr(record.translatedFrom, existing.translated_from),
    binding: valueOr(record.binding, existing.binding),
    pages: valueOr(record.pages, existing.pages),
    height_mm: clampMm(valueOr(record.heightMm, existing.height_mm)),
    width_mm: clampMm(valueOr(record.widthMm, existing.width_mm)),
    thickness_mm: clampMm(valueOr(record.thicknessMm, existing.thickness_mm)),
    weight_g: valueOr(record.weightG, existing.weight_g),
    published_year: valueOr(record.year, existing.published_year),
    release_date: valueOr(record.releaseDate, existing.release_date),
    age_from: valueOr(record.ageFrom, existing.age_from),
    is_toy: record.isToy ?? existing.is_toy,
    edition_number: valueOr(record.editionNumber, existing.edition_number),
    edition_types: valueOr(record.editionTypes, existing.edition_types),
    illustrations: valueOr(record.illustrations, existing.illustrations),
    illustrations_note: valueOr(record.illustrationsNote, existing.illustrations_note),
    imprint: valueOr(record.imprint, existing.imprint),
    other_series: valueOr(record.otherSeries, existing.other_series),
    provider_code: valueOr(record.supplierCode, existing.provider_code),
    delivery_band: valueOr(record.shop?.deliveryBand, existing.delivery_band),
    ...requestColumns(existing, record.shop),
    ...warningsOf(existing, record.warnings),
  }
}

/** What a gift box holds, and what the buyer of a product made for somebody is asked: the shop's own file says it. */
function requestColumns(existing: RequestColumns, shop: BookRecord['shop']): RequestColumns {
  if (shop === undefined) return pickRequest(existing)
  const { boxCapacity, textRequest } = shop
  return {
    box_capacity: boxCapacity,
    text_label_el: textRequest?.label.el ?? null,
    text_label_en: textRequest?.label.en ?? null,
    text_max: textRequest?.max ?? null,
  }
}

const pickRequest = ({ box_capacity, text_label_el, text_label_en, text_max }: RequestColumns): RequestColumns => ({
  box_capacity,
  text_label_el,
  text_label_en,
  text_max,
})

/** What a sender does not repeat stays: a warning is never dropped in silence. Greek is what the law asks for. */
function warningsOf(
  existing: Pick<RecordColumns, 'warnings_el' | 'warnings_en'>,
  { el, en }: Partial<Record<Language, string>> = {},
): Pick<RecordColumns, 'warnings_el' | 'warnings_en'> {
  const english = en ?? existing.warnings_en
  return { warnings_el: el || existing.warnings_el || english || (el ?? existing.warnings_el), warnings_en: english }
}

/** An English-only text is used where there is no Greek one, and never replaces it. */
function bilingualText(
  record: Partial<Record<Language, string>> | undefined,
  el: string,
  en: string | null,
): { el: string; en: string | null } {
  if (record === undefined) return { el, en }
  if (record.el === undefined && record.en === undefined) return { el: '', en: null }
  const greek = el !== '' && el !== en ? el : undefined
  return { el: record.el ?? greek ?? record.en ?? '', en: record.en ?? en }
}

const maxMm = 3000

const clampMm = (millimetres: number | null): number | null =>
  millimetres !== null && millimetres <= maxMm ? millimetres : null

/** What is no book is drawn as a thing. */
function plateOf({ kind }: BookRecord): string | null {
  if (kind === 'giftCard') return 'gift-card'
  return kind === undefined || kind === 'book' ? null : 'thing'
}
