// Maps a row of the shop's own files to a book record. Each cell sets one field; an empty one changes nothing, so that
// a price list changes prices only.

import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import type { Language } from '@stoa/domain/language'
import { webLinkOrNull } from '@stoa/domain/url/web-link'
import { articleNumberOf, wrongNumber } from '../article-number.ts'
import type { BookCredit, BookRecord, BookSeries, BookSubject } from '../book-record.ts'
import { coverAddress } from '../cover-address.ts'
import { plainLine, plainText } from '../plain-text.ts'
import { type Note, type ReadItem, refused, warning } from '../read-item.ts'
import { readEmail, readLine, readWarnings } from '../safety.ts'
import { seriesNumber } from '../series-number.ts'
import { readNames } from './cell-people.ts'
import { isFlag, isNo, isWithdrawn, readBoolean } from './cell-values.ts'
import type { DateOrder } from './date-order.ts'
import { readForm, readOffer, readPublished, whyNotSold } from './row-details.ts'
import type { Cells, TableField } from './table-fields.ts'

/** What the cells of a row are read by. */
export interface FileContext {
  /** `2026-11-20` */
  today: string
  dates: DateOrder
}

export function readRow(cells: Cells, line: number, { today, dates }: FileContext): ReadItem {
  const notes: Note[] = []
  const cell = cells('isbn')
  const isOwnKey = cell !== null && uid.test(cell)
  const number = isOwnKey ? null : articleNumberOf(cell)
  if (number === 'wrong') notes.push(refused('isbn', wrongNumber(cell)))
  const numbers = number === 'wrong' || number === null ? { isbn13: null, ean: null } : number
  const { title, series } = readTitle(cells)
  const reference =
    cells('reference') ??
    (isOwnKey ? cell : null) ??
    numbers.isbn13 ??
    numbers.ean ??
    titleReference(title, cells('authors'))
  if (reference === null) notes.push(refused('title', 'The row has neither a title nor an ISBN.'))
  const record: BookRecord = {
    ...numbers,
    reference: (reference ?? '').slice(0, 200),
    notice: readNotice(cells, notes),
    ...(title !== '' && { title }),
    ...readTitles(cells),
    ...(series && { series }),
    ...readCredits(cells, notes),
    ...readForm(cells, notes),
    ...readPublished(cells, dates, notes),
    ...readOffer(cells, today, notes),
    ...readTexts(cells),
    ...readSafety(cells, notes),
    ...readSubjects(cells),
  }
  const name = numbers.isbn13 ?? (title || reference || '')
  const reason = whyNotSold(cells)
  if (reason !== null) return { line, name, record: null, notes: [warning('row', reason)] }
  return { line, name, record: notes.some((note) => note.level === 'refused') ? null : record, notes }
}

/** Goodreads writes the series behind the title: "A Wizard of Earthsea (Earthsea Cycle, #1)". */
function readTitle(cells: Cells): { title: string; series: BookSeries | null } {
  const text = plainLine(cells('title') ?? '')
  const [, title, name, number] = /^(.+?) \(([^();#]+?),? #([\d.–-]+)(?:;[^()]*)?\)$/.exec(text) ?? []
  if (title === undefined || name === undefined || cells('series') !== null) return { title: text, series: null }
  return { title, series: { name, number: seriesNumber(number ?? null) } }
}

/** «1» under “status” is on sale in one shop and withdrawn in another. */
function readNotice(cells: Cells, notes: Note[]): BookRecord['notice'] {
  const [status, deleted] = [cells('status') ?? '', cells('deleted') ?? '']
  if (isFlag(status)) notes.push(warning('status', `“${status}” is not understood.`))
  const isGone = isWithdrawn(status) || isWithdrawn(deleted) || readBoolean(deleted) || isNo(cells('published') ?? '')
  return isGone ? 'withdrawal' : 'update'
}

/** StoryGraph's key of a book without an ISBN, in the same column. */
const uid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** A title without a number is identified by its title and its first author. */
function titleReference(title: string, authors: string | null): string | null {
  return title === ''
    ? null
    : `title:${normalizeWords(title)}|${normalizeWords((authors ?? '').split(/[,;]/)[0] ?? '')}`
}

function readTitles(cells: Cells): Partial<BookRecord> {
  const line = (field: TableField): string | undefined => plainLine(cells(field) ?? '') || undefined
  const series = line('series')
  return {
    titleEnglish: line('titleEnglish'),
    subtitle: line('subtitle'),
    originalTitle: line('originalTitle'),
    supplierCode: line('supplierCode')?.slice(0, 100),
    coverUrl: coverAddress((cells('coverUrl') ?? '').split(/[,|;]\s*(?=https?:)/)[0] ?? null) ?? undefined,
    ...(series !== undefined && { series: { name: series, number: seriesNumber(cells('seriesNumber')) } }),
  }
}

const roleColumns: [field: TableField, role: ContributorRole][] = [
  ['authors', 'author'],
  ['translators', 'translator'],
  ['illustrators', 'illustrator'],
  ['editors', 'editor'],
]

/**
 * Empty when there is no column of people. A second column with the same people in Latin script gives their names for
 * English readers.
 */
function readCredits(cells: Cells, notes: Note[]): Pick<BookRecord, 'credits'> {
  const cellCredits = roleColumns.flatMap(([field, role]) => {
    const text = cells(field)
    if (text === null) return []
    const onDoubt = (part: string, names: readonly string[]) => notes.push(warning(field, doubtOf(part, names)))
    return [creditsIn(readNames(plainLine(text), onDoubt), role === 'author' ? cells('authorsEnglish') : null, role)]
  })
  return cellCredits.length === 0 ? {} : { credits: cellCredits.flat() }
}

const doubtOf = (part: string, names: readonly string[]): string =>
  `“${part.slice(0, 80)}” may be one person or several: taken for ${names.length}, “${names.join('”, “').slice(0, 120)}”. Semicolons separate people.`

function creditsIn(names: readonly string[], english: string | null, role: ContributorRole): BookCredit[] {
  const otherNames = english === null ? [] : readNames(plainLine(english))
  return names.map((name, index) => {
    const otherName = otherNames.length === names.length ? (otherNames[index] ?? null) : null
    return { name, otherName: otherName === name ? null : otherName, role, biography: null }
  })
}

const languageOf = (text: string): Language => (/\p{Script=Greek}/u.test(text) ? 'el' : 'en')

const inItsLanguage = (text: string): Partial<Record<Language, string>> => ({ [languageOf(text)]: text })

function readTexts(cells: Cells): Pick<BookRecord, 'lead' | 'description' | 'contents'> {
  // WooCommerce and dumps of databases write the end of a line as \n
  const text = (field: TableField): string => plainText((cells(field) ?? '').replaceAll(/(?:\\r)?\\n/g, '\n'))
  const lead = text('lead').replace(/\s+/g, ' ')
  const [description, english, contents] = [text('description'), text('descriptionEnglish'), text('contents')]
  return {
    ...(lead !== '' && { lead: inItsLanguage(lead) }),
    ...((description !== '' || english !== '') && {
      description: { ...(description !== '' && inItsLanguage(description)), ...(english !== '' && { en: english }) },
    }),
    ...(contents !== '' && { contents: contents.split(/\s*[\n;]\s*/).slice(0, 200) }),
  }
}

const contactFields = ['publisherAddress', 'publisherEmail', 'publisherWebsite', 'responsibleName'] as const

function readSafety(cells: Cells, notes: Note[]): Pick<BookRecord, 'safety' | 'warnings'> {
  const email = (field: 'publisherEmail' | 'responsibleEmail'): string | null => {
    const text = cells(field)
    if (text !== null && readEmail(text) === null)
      notes.push(warning(field, `“${text.slice(0, 60)}” is no e-mail address.`))
    return readEmail(text)
  }
  const name = readLine(cells('responsibleName'))
  const publisher = {
    address: readLine(cells('publisherAddress')),
    email: email('publisherEmail'),
    website: webLinkOrNull(cells('publisherWebsite')),
  }
  const responsible =
    name === null ? null : { name, address: readLine(cells('responsibleAddress')), email: email('responsibleEmail') }
  const warnings = readWarnings([cells('warnings') ?? '', cells('warningsEnglish') ?? ''])
  return {
    ...(contactFields.some((field) => cells(field) !== null) && { safety: { publisher, responsible } }),
    ...(Object.keys(warnings).length > 0 && { warnings }),
  }
}

/** Thema codes, then categories of the shop by code or name. */
function readSubjects(cells: Cells): Pick<BookRecord, 'subjects'> {
  const thema = (cells('thema') ?? '')
    .split(/[\s;,|]+/)
    .map((code) => ({ scheme: 'thema', code: code.toUpperCase() }) as const)
  const categoryCodes = (cells('category') ?? '')
    .split(/\s*[;|>]\s*/)
    .map((code) => ({ scheme: 'category', code }) as const)
  const subjects: BookSubject[] = [...thema, ...categoryCodes].filter(({ code }) => code !== '')
  return subjects.length === 0 ? {} : { subjects }
}
