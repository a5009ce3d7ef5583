// What a record makes of a product: facts that it speaks of are taken, all others stay as they are.

import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { sortKey } from '@stoa/domain/search/sort-key'
import type { BookRecord } from '../book-record.ts'
import type { Note } from '../read-item.ts'
import type { PresentProduct, ProductRow } from './product.queries.ts'
import { type Offer, productOffer } from './product-offer.ts'

/** What stands around a product, found or made before. */
export interface Surroundings {
  publisherId: number
  seriesId: number | null
  workId: number | null
  /** Its article number. */
  ean: string
  coverStyle: string
  /** `2026-11-20`, the shop's day. */
  today: string
}

type Around = 'publisher_id' | 'series_id' | 'work_id' | 'active' | 'ean' | 'name_language' | 'cover_style' | 'sort_key'

/** What a record may be silent about. */
type Facts = Omit<ProductRow, keyof Offer | Around>

const blank: Facts = {
  ...{ name_el: '', name_en: null, subtitle: null, original_title: null, lead_el: '', lead_en: null },
  ...{ description_el: '', description_en: null, contents_el: [], series_number: null, isbn13: null },
  ...{ text_language: null, translated_from: null, binding: null, pages: null, height_mm: null, width_mm: null },
  ...{ thickness_mm: null, weight_g: null, published_year: null, release_date: null, age_from: null },
  ...{ provider_code: null, tax_class: 'book' },
}

/** `before`: null for a title that is new here. */
export function productRow(
  before: PresentProduct | null,
  said: BookRecord,
  around: Surroundings,
): Outcome<ProductRow, Note> {
  const facts = factsOf(before ?? blank, said)
  if (facts.name_el === '') return refused({ level: 'refused', what: 'title', why: 'It has no title.' })
  const offer = productOffer(before, said, facts, around.today)
  if (!offer.ok) return offer
  return done({
    ...facts,
    ...offer.value,
    publisher_id: around.publisherId,
    series_id: around.seriesId,
    work_id: around.workId,
    ean: around.ean,
    active: before?.active ?? true,
    name_language: isGreek(facts.name_el) ? 'el' : 'en',
    cover_style: before?.cover_style ?? around.coverStyle,
    sort_key: sortKey(facts.name_el),
  })
}

const isGreek = (text: string): boolean => /\p{Script=Greek}/u.test(text)

/** What was said, or what was there before when nothing was. */
const or = <Value>(said: Value | undefined, before: Value): Value => (said === undefined ? before : said)

function factsOf(before: Facts, said: BookRecord): Facts {
  const title = or(said.title, before.name_el)
  const english = or(said.titleEnglish, before.name_en)
  const lead = wordsOf(said.lead, before.lead_el, before.lead_en)
  const description = wordsOf(said.description, before.description_el, before.description_en)
  return {
    name_el: title,
    name_en: english === title || !isGreek(title) ? null : english,
    subtitle: or(said.subtitle, before.subtitle),
    original_title: or(said.originalTitle, before.original_title),
    ...{ lead_el: lead.el, lead_en: lead.en, description_el: description.el, description_en: description.en },
    contents_el: or(said.contents, before.contents_el),
    series_number: said.series === undefined ? before.series_number : (said.series?.number ?? null),
    isbn13: said.isbn13 ?? before.isbn13,
    text_language: or(said.textLanguage, before.text_language),
    translated_from: or(said.translatedFrom, before.translated_from),
    binding: or(said.binding, before.binding),
    pages: or(said.pages, before.pages),
    height_mm: within(or(said.heightMm, before.height_mm)),
    width_mm: within(or(said.widthMm, before.width_mm)),
    thickness_mm: within(or(said.thicknessMm, before.thickness_mm)),
    weight_g: or(said.weightG, before.weight_g),
    published_year: or(said.year, before.published_year),
    release_date: or(said.releaseDate, before.release_date),
    age_from: or(said.ageFrom, before.age_from),
    provider_code: or(said.supplierCode, before.provider_code),
    tax_class: said.kind === undefined ? before.tax_class : said.kind === 'book' ? 'book' : 'standard',
  }
}

/** A text in English only stands in for the Greek one, which is never lost to it. */
function wordsOf(
  said: Partial<Record<Language, string>> | undefined,
  el: string,
  en: string | null,
): { el: string; en: string | null } {
  if (said === undefined) return { el, en }
  if (said.el === undefined && said.en === undefined) return { el: '', en: null }
  const greek = el !== '' && el !== en ? el : undefined
  return { el: said.el ?? greek ?? said.en ?? '', en: said.en ?? en }
}

const tallestMm = 3000

const within = (millimetres: number | null): number | null =>
  millimetres !== null && millimetres <= tallestMm ? millimetres : null
