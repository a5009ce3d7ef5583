// The details of a row: language, form, dates and price.

import type { BookRecord } from '../book-record.ts'
import { isUndetermined, languageCode, shopLanguage } from '../language-codes.ts'
import { plainLine } from '../plain-text.ts'
import { type Note, refused, warning } from '../read-item.ts'
import { readVat } from '../read-vat.ts'
import {
  isDigital,
  isEuro,
  isFlag,
  readAmount,
  readBinding,
  readBoolean,
  readDimensions,
  readPolicy,
  readWhole,
} from './cell-values.ts'
import type { DateOrder } from './date-order.ts'
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
  const unit = bareUnit(cells)
  const millimetres = (side: Side) =>
    readField(cells, side, notes, (text) => readLength(isBare(text) ? `${text} ${unit}` : text))
  const dimensions = readField(cells, 'dimensions', notes, readDimensions)
  const original = languageCode(cells('originalLanguage') ?? '')
  return {
    binding: readField(cells, 'binding', notes, readBinding),
    editionNumber: readField(cells, 'editionNumber', notes, readEdition),
    pages: readField(cells, 'pages', notes, (text) => readWhole(text, 1, 99_999)),
    ...readSides(millimetres, dimensions),
    weightG: readField(cells, 'weight', notes, readWeight),
    ageFrom: readField(cells, 'ageFrom', notes, (text) => readWhole(text.replace(/\+$/, ''), 0, 99)),
    ...readLanguage(cells, notes),
    ...(original !== null &&
      original !== languageCode(cells('language') ?? '') && { translatedFrom: original, isTranslation: true }),
    ...(cells('translators') !== null && { isTranslation: true }),
  }
}

/** "2", "2η έκδοση"; a date in the column is no number of an edition. */
const readEdition = (text: string): number | null => readWhole(/^\d{1,3}(?!\d|[-/.]\d)/.exec(text)?.[0] ?? '', 1, 999)

type Side = 'height' | 'width' | 'length' | 'thickness'

const isBare = (text: string): boolean => /^\d+(?:[.,]\d+)?$/.test(text)

/** No book is six centimetres tall: numbers without a unit that say so are in centimetres. */
function bareUnit(cells: Cells): 'cm' | 'mm' {
  const figures = (['height', 'width', 'length'] as const).map((side) => cells(side) ?? '').filter(isBare)
  const longest = Math.max(0, ...figures.map((figure) => Number(figure.replace(',', '.'))))
  return longest > 0 && longest <= 60 ? 'cm' : 'mm'
}

/** A parcel lies on its back (length, width, height), a book on a shelf stands (height, length, thickness). */
function readSides(
  millimetres: (side: Side) => number | undefined,
  dimensions: ReturnType<typeof readDimensions> | undefined,
): Pick<BookRecord, 'heightMm' | 'widthMm' | 'thicknessMm'> {
  const [height, width, length] = [millimetres('height'), millimetres('width'), millimetres('length')]
  const thickness = millimetres('thickness') ?? dimensions?.thicknessMm ?? undefined
  if (length !== undefined && width !== undefined) return { heightMm: length, widthMm: width, thicknessMm: height }
  return {
    heightMm: height ?? dimensions?.heightMm,
    widthMm: width ?? dimensions?.widthMm ?? length,
    thicknessMm: thickness,
  }
}

const noThing = /^(variable|grouped|external)\b/

/** Why a row of another shop's export is nothing that can be put on a shelf; null for all others. */
export function whyNotSold(cells: Cells): string | null {
  const type = (cells('type') ?? '').toLowerCase()
  if (isDigital(cells('binding') ?? '') || isDigital(type)) return 'Digital products are not sold here.'
  if (readBoolean(cells('giftCard') ?? '')) return 'Gift cards of another shop are not taken over.'
  return noThing.test(type) ? `A row of type “${type}” stands for other products.` : null
}

/** A title in Greek script is a Greek book, unless the file says otherwise. */
function readLanguage(cells: Cells, notes: Note[]): Pick<BookRecord, 'textLanguage'> {
  if (isUndetermined(cells('language') ?? '')) return { textLanguage: null }
  const code = readField(cells, 'language', notes, languageCode)
  if (code !== undefined) return { textLanguage: shopLanguage(code) }
  return /\p{Script=Greek}/u.test(cells('title') ?? '') ? { textLanguage: 'el' } : {}
}

const workYear = /^-?\d{1,4}$/

/** Before there were printed books a year can only be that of the work: it says nothing about the edition. */
const isWorkYear = (text: string): boolean => workYear.test(text) && Number(text) < 1450

/** The year of this edition, or of the first one when the file gives no other. */
export function readPublished(cells: Cells, dates: DateOrder, notes: Note[]): Partial<BookRecord> {
  const readDate = (text: string) => dates.read(text)
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
  const currency = cells('currency') ?? 'EUR'
  const cents = isEuro(currency) ? readAmount(text) : null
  if (!isEuro(currency)) notes.push(refused(field, `“${`${text} ${currency}`.slice(0, 60)}” is no price in euro.`))
  else if (cents === null) notes.push(refused(field, `“${text.slice(0, 60)}” is no price.`))
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
