// What is held back for missing safety data: as a list to read, and as a table that `npm run import` takes once its empty
// cells are filled in.

import { safetyRules } from '@stoa/domain/catalogue/safety-rule'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './held-back.queries.ts'

export type HeldRow = queries.HeldRow

export const listHeldBack = queries.listHeldBack
export const changeRule = queries.saveRule
export const countByRule = (db: Executor): Promise<queries.RuleRow[]> => queries.countByRule(db, safetyRules)

/** The first three are for the reader: an import goes by the number. */
const columns: [heading: string, cell: (row: HeldRow) => string | null][] = [
  ['ean', (row) => row.ean],
  ['product', (row) => row.name_el],
  ['maker', (row) => row.publisher],
  ['publisher address', (row) => row.address],
  ['publisher email', (row) => row.email],
  ['responsible person', (row) => row.responsible_name],
  ['responsible address', (row) => row.responsible_address],
  ['responsible email', (row) => row.responsible_email],
  ['warnings', (row) => row.warnings_el],
  ['warnings en', (row) => row.warnings_en],
]

/** Tabs and line ends would split a cell, a leading sign would make it a formula. */
const cellOf = (text: string | null): string => (text ?? '').replace(/[\t\r\n"]+/g, ' ').replace(/^(?=[=+@])/, "'")

export const tableOf = (rows: readonly HeldRow[]): string =>
  [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, cell]) => cellOf(cell(row))))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('')

/** What is missing of one, in words. */
export function missingOf(row: HeldRow): string[] {
  const contact: [label: string, value: string | null][] = [
    ['postal address', row.address],
    ['e-mail', row.email],
    ...(row.responsible_name === null
      ? []
      : [
          ['address of who is responsible', row.responsible_address] satisfies [string, string | null],
          ['e-mail of who is responsible', row.responsible_email] satisfies [string, string | null],
        ]),
  ]
  const missing = contact.filter(([, value]) => value === null).map(([label]) => label)
  return [
    ...(row.lacks_contact ? (row.publisher === '' ? ['publisher'] : missing) : []),
    ...(row.lacks_warnings ? ['warnings in Greek'] : []),
  ]
}
