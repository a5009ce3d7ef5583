// Rows of generated contributors, publishers, series and works.

import { aliasesOf, contributorKeys, publisherKeys } from '@stoa/api/catalogue/people-columns'
import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'
import { slugOf } from '@stoa/domain/url/slug'
import type { Cell } from './copy-text.ts'
import { greekTitle } from './greek-title.ts'
import { personOf } from './person.ts'
import { randomOf } from './random.ts'
import { publisherWords } from './words/name-parts.ts'

export const codePrefix = 'scale-'
const salts = { publisher: 11, series: 12 } as const

interface Numbered {
  number: number
  id: number
}

export interface TableRows {
  table: string
  columns: readonly string[]
  rows: readonly (readonly Cell[])[]
}

function tableOf(table: string, rows: readonly Record<string, Cell>[]): TableRows {
  const columns = Object.keys(rows[0] ?? {})
  return { table, columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) }
}

export function peopleRows(people: readonly Numbered[]): TableRows[] {
  const named = people.map((person) => ({ ...person, ...personOf(person.number) }))
  const rows = named.map(({ number, id, nameEl, nameEn }) => ({
    id,
    code: `${codePrefix}${number}`,
    name_el: nameEl,
    name_en: nameEn,
    url: `${slugOf(nameEn)}-p${number}`,
    ...contributorKeys({ nameEl, nameEn }),
  }))
  const aliases = named.flatMap(({ id, ...names }) =>
    aliasesOf(names).map((alias) => ({ contributor_id: id, ...alias })),
  )
  return [tableOf('contributor', rows), tableOf('contributor_alias', aliases)]
}

/** «Πηγή», then «Πηγή & Φάρος», and when all pairs are used, with a number. */
function publisherName(number: number): string {
  const count = publisherWords.length
  const first = publisherWords[number % count] ?? ''
  const turn = Math.floor(number / count)
  if (turn === 0) return first
  const step = ((turn - 1) % (count - 1)) + 1
  const second = publisherWords[(number + step) % count] ?? ''
  const round = Math.floor((turn - 1) / (count - 1))
  return `${first} & ${second}${round === 0 ? '' : ` ${round + 1}`}`
}

export function publisherRows(publishers: readonly Numbered[]): TableRows {
  const rows = publishers.map(({ number, id }) => {
    const name = publisherName(number)
    return {
      id,
      code: `${codePrefix}${number}`,
      name_el: name,
      url: `${slugOf(name)}-h${number}`,
      address: `Οδός ${publisherWords[randomOf(number, salts.publisher).below(publisherWords.length)] ?? ''} ${1 + (number % 180)}, Αθήνα`,
      email: `safety-${number}@publisher.example`,
      ...publisherKeys(name, null),
    }
  })
  return tableOf('publisher', rows)
}

export function seriesRows(series: readonly Numbered[]): TableRows {
  const rows = series.map(({ number, id }) => {
    const name = `${greekTitle(randomOf(number, salts.series), 'fiction')} – Σειρά ${number + 1}`
    return { id, code: `${codePrefix}${number}`, name_el: name, match_key: normalizeWords(name) }
  })
  return tableOf('series', rows)
}

export const workRows = (works: readonly Numbered[]): TableRows =>
  tableOf(
    'work',
    works.map(({ number, id }) => ({ id, code: `${codePrefix}${number}` })),
  )
