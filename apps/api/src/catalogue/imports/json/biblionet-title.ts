// Maps a title of BIBLIONET to a book record. Its prices are the publishers' own, with VAT, and under the uniform price
// law.

import type { SupplyPolicy } from '@stoa/domain/catalogue/availability'
import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import { articleNumberOf, wrongNumber } from '../article-number.ts'
import type { BookRecord } from '../book-record.ts'
import { coverAddress } from '../cover-address.ts'
import { languageCode, shopLanguage } from '../language-codes.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { type Note, type ReadItem, refused, warning } from '../read-item.ts'
import { readVat } from '../read-vat.ts'
import { nameAndNumber, seriesNumber, withPart } from '../series-number.ts'
import { readNames } from '../table/cell-people.ts'
import { type CellDate, readAmount, readBinding, readDate, readDimensions, readWhole } from '../table/cell-values.ts'
import type { BiblionetTitle } from './biblionet-shape.ts'

const noDate = /^0000/

const dateIn = (text: string | null): CellDate | null => (text === null || noDate.test(text) ? null : readDate(text))

const line = (text: string | null): string | null => (text === null ? null : plainLine(text) || null)

/** Only printed books are sold here. */
const isDigital = (type: string | null): boolean => /e-?book|ηλεκτρον|mp3/i.test(type ?? '')

/** By its type; the rate of VAT that BIBLIONET states goes first. */
const bookTypes = /βιβλι|book|λευκωμ|τευχοσ|περιοδικ|χαρτησ|αφισα|παρτιτουρ/

const toyTypes = /παιχνιδ|παζλ|puzzle|επιτραπεζ/

function readKind({ TitleType, VAT }: BiblionetTitle, today: string, notes: Note[]): Partial<BookRecord> {
  const isBook = TitleType === null || bookTypes.test(normalizeWords(TitleType))
  const vat = readVat(VAT, today, notes)
  if (!isBook && vat.taxClass === undefined)
    notes.push(warning('TitleType', `“${TitleType}” is taken for no book: its VAT is 24 %.`))
  return { kind: isBook ? 'book' : 'other', isToy: !isBook && toyTypes.test(normalizeWords(TitleType)), ...vat }
}

interface Place {
  line: number
  /** `2026-11-20` */
  today: string
}

export function readTitle(title: BiblionetTitle, id: string, { line: lineNumber, today }: Place): ReadItem {
  const notes: Note[] = []
  const rawNumber = title.ISBN ?? title.ISBN_2 ?? title.ISBN_3
  const number = articleNumberOf(rawNumber)
  if (number === 'wrong') notes.push(refused('ISBN', wrongNumber(rawNumber)))
  const name = rawNumber ?? line(title.Title) ?? id
  const item = (record: BookRecord | null): ReadItem => ({ line: lineNumber, name, record, notes })
  if (isDigital(title.TitleType)) {
    notes.push(warning('TitleType', 'Digital products are not sold here.'))
    return item(null)
  }
  const cents = title.Price === null ? null : readAmount(title.Price)
  if (title.Price !== null && cents === null && Number(title.Price) !== 0) {
    notes.push(refused('Price', `“${title.Price}” is no price.`))
  }
  if (/τιμη/.test(normalizeWords(title.Comments ?? '')))
    notes.push(warning('Price', `BIBLIONET says: ${title.Comments}`))
  if (number === 'wrong' || notes.some(({ level }) => level === 'refused')) return item(null)
  return item({
    ...(number ?? { isbn13: null, ean: null }),
    reference: id.slice(0, 200),
    supplierCode: id.slice(0, 100),
    coverUrl: coverAddress(title.CoverImage, 'https://biblionet.gr'),
    notice: 'update',
    ...readKind(title, today, notes),
    ...readTexts(title),
    ...readDetails(title),
    publisherPrice: cents === null ? null : { cents, fixed: true },
  })
}

/** The volumes of a work are told apart by their number where they have no title of their own. */
function titleOf({ Title, MultiVolumeTitle, VolumeNo }: BiblionetTitle): string | undefined {
  const title = line(Title)
  return title === null ? undefined : withPart(title, title === line(MultiVolumeTitle) ? VolumeNo : null)
}

function readTexts(title: BiblionetTitle): Partial<BookRecord> {
  const series = line(title.Series)
  const inner = line(title.SubSeries)
  const text = plainText(title.Summary ?? '')
  return {
    title: titleOf(title),
    subtitle: line(title.Subtitle),
    originalTitle: line(title.OriginalTitle),
    series: series === null ? null : { name: series, number: seriesNumber(title.SeriesNo) },
    otherSeries: inner === null ? [] : [nameAndNumber({ name: inner, number: seriesNumber(title.SubSeriesNo) })],
    credits: readNames(line(title.WriterName) ?? '').map((name) => ({
      name,
      otherName: null,
      role: 'author',
      biography: null,
    })),
    publisher: line(title.Publisher),
    description: text === '' ? {} : { el: text },
    contents: plainText(title.Contains ?? '')
      .split('\n')
      .filter((entry) => entry !== ''),
    subjects: title.Category === null ? [] : [{ scheme: 'category', code: title.Category }],
  }
}

function readDetails(title: BiblionetTitle): Partial<BookRecord> {
  const dimensions = title.Dimensions === null ? null : readDimensions(title.Dimensions)
  const future = dateIn(title.FuturePublishDate)
  const date = future ?? dateIn(title.CurrentPublishDate) ?? dateIn(title.FirstPublishDate)
  const from = title.LanguageTranslatedFrom ?? title.LanguageOriginal
  const textLanguage = title.Language === null ? 'el' : shopLanguage(title.Language.split(/[,;/]/)[0] ?? null)
  const original = from === null ? null : languageCode(from)
  const translatedFrom = original === textLanguage ? null : original
  return {
    textLanguage,
    translatedFrom,
    isTranslation: translatedFrom !== null,
    publishedInGreece: true,
    binding: readBinding(title.Cover ?? ''),
    editionNumber: readWhole(title.EditionNo?.replace(/[ηή.]+$/u, '') ?? '', 1, 999),
    pages: readWhole(title.PageNo ?? '', 1, 99_999),
    heightMm: dimensions?.heightMm ?? null,
    widthMm: dimensions?.widthMm ?? null,
    weightG: readWhole(title.Weight ?? '', 1, 100_000),
    ageFrom: readWhole(title.AgeFrom ?? '', 0, 99),
    year: date?.year ?? null,
    releaseDate: date?.day ?? null,
    availability: policyOf(title.Availability, future),
  }
}

function policyOf(text: string | null, future: CellDate | null): SupplyPolicy | null {
  const normalized = normalizeWords(text ?? '')
  if (normalized === '') return null
  if (normalized.startsWith('κυκλοφορει')) return 'to_order'
  if (normalized.startsWith('εξαντλη')) return 'out_of_print'
  if (normalized.startsWith('υπο εκδοση') || normalized.startsWith('υπο ανατυπωση'))
    return future?.day ? 'pre_order' : 'coming_soon'
  return 'not_available'
}
