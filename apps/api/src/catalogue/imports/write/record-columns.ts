// The columns of a product that a record fills: given fields are taken, all others stay as they are.

import type { Language } from '@stoa/domain/language'
import type { BookRecord } from '../book-record.ts'
import type { ProductRow } from './product.queries.ts'
import type { Offer } from './product-offer.ts'

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
export type RecordColumns = Omit<ProductRow, keyof Offer | ContextColumn>

export const emptyColumns: RecordColumns = {
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
  warnings_el: null,
  warnings_en: null,
  box_capacity: null,
  text_label_el: null,
  text_label_en: null,
  text_max: null,
}

export const isGreek = (text: string): boolean => /\p{Script=Greek}/u.test(text)

/** The given value, or the previous one when none was given. */
const valueOr = <Value>(record: Value | undefined, existing: Value): Value => (record === undefined ? existing : record)

export function columnsOf(existing: RecordColumns, record: BookRecord, isBook: boolean): RecordColumns {
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
