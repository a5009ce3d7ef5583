// The contributors of a row. A second column with the same people in Latin script gives their names for English
// readers.

import type { ContributorRole } from '@stoa/domain/catalogue/people/contributor-role'
import type { BookCredit, BookRecord } from '../book-record.ts'
import { plainLine } from '../plain-text.ts'
import { readNames } from './cell-people.ts'
import type { Cells, TableField } from './table-fields.ts'

const columns: [field: TableField, role: ContributorRole][] = [
  ['authors', 'author'],
  ['translators', 'translator'],
  ['illustrators', 'illustrator'],
  ['editors', 'editor'],
]

/** Empty when there is no column of people. */
export function readCredits(cells: Cells): Pick<BookRecord, 'credits'> {
  const cellCredits = columns.flatMap(([field, role]) => {
    const text = cells(field)
    return text === null ? [] : [creditsIn(text, role === 'author' ? cells('authorsEnglish') : null, role)]
  })
  return cellCredits.length === 0 ? {} : { credits: cellCredits.flat() }
}

function creditsIn(text: string, english: string | null, role: ContributorRole): BookCredit[] {
  const names = readNames(plainLine(text))
  const otherNames = english === null ? [] : readNames(plainLine(english))
  return names.map((name, index) => {
    const otherName = otherNames.length === names.length ? (otherNames[index] ?? null) : null
    return { name, otherName: otherName === name ? null : otherName, role, biography: null }
  })
}
