// The details of a row: language, form, dates and price.

import type { BookRecord } from '../book-record.ts'
import { languageCode, shopLanguage } from '../language-codes.ts'
import { plainLine } from '../plain-text.ts'
import { type Note, refused, warning } from '../read-item.ts'
import { readVat } from '../read-vat.ts'
import {
  isFlag,
  readAmount,
  readBinding,
  readBoolean,
  readDate,
  readDimensions,
  readPolicy,
  readWhole,
} from './cell-values.ts'
import { readLength, readWeight } from './measures.ts'
import type { Cells, TableField } from './table-fields.ts'

/** The parsed value of a cell; one that cannot be parsed is reported and left out. */
function readField<Value>(
  cells: Cells,
  field: TableField,
  notes: Note[],
  read: (text: string) => Value | null,
): Value | undefined {
  const text = cells(field)
  if (text === null) return undefined
  const value = read(text)
  if (value === null) notes.push(warning(field, `“${text.slice(0, 60)}” is not understood.`))
  return value ?? undefined
}

export function readForm(cells: Cells, notes: Note[]): Partial<BookRecord> {
  const millimetres = (field: TableField) => readField(cells, field, notes, readLength)
  const dimensions = readField(cells, 'dimensions', notes, readDimensions)
  const original = cells('originalLanguage')
  return {
    binding: readField(cells, 'binding', notes, readBinding),
    editionNumber: readWhole(/^\d+/.exec(cells('editionNumber') ?? '')?.[0] ?? '', 1, 999) ?? undefined,
    pages: readField(cells, 'pages', notes, (text) => readWhole(text, 1, 99_999)),
    heightMm: millimetres('height') ?? dimensions?.heightMm,
    widthMm: millimetres('width') ?? dimensions?.widthMm,
    thicknessMm: millimetres('thickness') ?? dimensions?.thicknessMm ?? undefined,
    weightG: readField(cells, 'weight', notes, readWeight),
    ageFrom: readField(cells, 'ageFrom', notes, (text) => readWhole(text.replace(/\+$/, ''), 0, 99)),
    ...readLanguage(cells),
    ...(original !== null && { translatedFrom: languageCode(original), isTranslation: true }),
    ...(cells('translators') !== null && { isTranslation: true }),
  }
}

/** A title in Greek script is a Greek book, unless the file says otherwise. */
function readLanguage(cells: Cells): Pick<BookRecord, 'textLanguage'> {
  const cell = cells('language')
  if (cell !== null) return { textLanguage: shopLanguage(cell) }
  return /\p{Script=Greek}/u.test(cells('title') ?? '') ? { textLanguage: 'el' } : {}
}

const workYear = /^-?\d{1,4}$/

/** Before there were printed books a year can only be that of the work: it says nothing about the edition. */
const isWorkYear = (text: string): boolean => workYear.test(text) && Number(text) < 1450

/** The year of this edition, or of the first one when the file gives no other. */
export function readPublished(cells: Cells, notes: Note[]): Partial<BookRecord> {
  const publisher = cells('publisher')
  const published = cells('published')
  const date =
    readField(cells, 'date', notes, readDate) ??
    (published === null || isFlag(published) ? undefined : readField(cells, 'published', notes, readDate))
  const isOfWork = isWorkYear(cells('year') ?? '')
  const year = isOfWork ? undefined : readField(cells, 'year', notes, readDate)
  const first = readWhole(cells('firstYear') ?? '', 1450, 2100)
  return {
    ...(publisher !== null && { publisher: plainLine(publisher) }),
    imprint: plainLine(cells('imprint') ?? '').slice(0, 200) || undefined,
    year: date?.year ?? year?.year ?? first ?? undefined,
    releaseDate: date?.day ?? year?.day ?? undefined,
  }
}

/** An invalid price refuses the row: a wrong price is worse than a missing book. */
function price(cells: Cells, field: 'price' | 'publisherPrice', notes: Note[]): number | undefined {
  const text = cells(field)
  if (text === null) return undefined
  const cents = readAmount(text)
  if (cents === null) notes.push(refused(field, `“${text.slice(0, 60)}” is no price.`))
  return cents ?? undefined
}

export function readOffer(cells: Cells, today: string, notes: Note[]): Partial<BookRecord> {
  const publisherCents = price(cells, 'publisherPrice', notes)
  const fixed = readBoolean(cells('fixedPrice') ?? '')
  return {
    ...readVat(cells('vat'), today, notes),
    sellingCents: price(cells, 'price', notes),
    ...(publisherCents !== undefined && { publisherPrice: { cents: publisherCents, fixed } }),
    availability: readField(cells, 'availability', notes, readPolicy),
  }
}
