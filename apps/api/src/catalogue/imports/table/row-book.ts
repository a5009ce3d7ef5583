// Maps a row of the shop's own files to a book record. Each cell sets one field; an empty one changes nothing, so that
// a price list changes prices only.

import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import { articleNumberOf } from '../article-number.ts'
import type { BookRecord } from '../book-record.ts'
import { plainLine } from '../plain-text.ts'
import { type Note, type ReadItem, refused } from '../read-item.ts'
import { seriesNumber } from '../series-number.ts'
import { isWithdrawn } from './cell-values.ts'
import { readCredits } from './row-credits.ts'
import { readForm, readOffer, readPublished } from './row-details.ts'
import { readSubjects, readTexts } from './row-texts.ts'
import type { Cells, TableField } from './table-fields.ts'

export function readRow(cells: Cells, line: number): ReadItem {
  const notes: Note[] = []
  const number = articleNumberOf(cells('isbn'))
  if (number === 'wrong') notes.push(refused('isbn', `“${cells('isbn')}” is no ISBN: its check digit does not fit.`))
  const numbers = number === 'wrong' || number === null ? { isbn13: null, ean: null } : number
  const title = plainLine(cells('title') ?? '')
  const reference = cells('reference') ?? numbers.isbn13 ?? numbers.ean ?? titleReference(title, cells('authors'))
  if (reference === null) notes.push(refused('title', 'The row has neither a title nor an ISBN.'))
  const record: BookRecord = {
    ...numbers,
    reference: (reference ?? '').slice(0, 200),
    notice: isWithdrawn(cells('status') ?? '') ? 'withdrawal' : 'update',
    ...(title !== '' && { title }),
    ...readTitles(cells),
    ...readCredits(cells),
    ...readForm(cells, notes),
    ...readPublished(cells, notes),
    ...readOffer(cells, notes),
    ...readTexts(cells),
    ...readSubjects(cells),
  }
  const isRefused = notes.some((note) => note.level === 'refused')
  return { line, name: numbers.isbn13 ?? (title || reference || ''), record: isRefused ? null : record, notes }
}

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
    ...(series !== undefined && { series: { name: series, number: seriesNumber(cells('seriesNumber')) } }),
  }
}
