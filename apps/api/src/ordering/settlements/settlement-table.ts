// The rows of a provider’s file: what is in their cells, and by what the same row is known again.

import { cutText } from '@stoa/domain/identity/count-characters'
import { type SettlementKind, signedGross } from '@stoa/domain/ordering/settlements/match-settlement'
import { readAmount, readDay } from '@stoa/domain/ordering/settlements/read-cells'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { type BankLine, identityOf, type LineProblem, readBankFile } from './bank-file.ts'
import type { SettlementFormat } from './settlement-format.ts'

export interface SettlementRow {
  line: number
  identity: string
  kind: SettlementKind
  reference: string | null
  transaction: string | null
  original: string | null
  /** Negative for what leaves the shop. */
  grossCents: number
  /** What the provider keeps; negative for a fee that it gives back. */
  feeCents: number
  currency: string
  settledOn: string
  /** What is paid out together has the same; null where it is not known. */
  batch: string | null
  /** Of a chargeback, as the bank says it. */
  reason: string | null
  respondBy: string | null
}

export interface SettlementTable {
  rows: SettlementRow[]
  problems: LineProblem[]
}

type Column = keyof SettlementFormat['columns']

export function readSettlementFile(bytes: Buffer, format: SettlementFormat): Outcome<SettlementTable, string> {
  const { columns, rows: mark, lenient } = format
  const needed = lenient ? [columns.day, columns.kind, columns.gross] : Object.values(columns)
  const file = readBankFile(bytes, needed, ([first]) => mark === undefined || first === mark)
  if (!file.ok) return file
  const problems = [...file.value.problems]
  const seen = new Map<string, number>()
  const rows = file.value.lines.flatMap((bankLine): SettlementRow[] => {
    const row = readRow(bankLine, format)
    if (row.ok) return [{ ...row.value, line: bankLine.line, identity: identityOf(bankLine, columns.row, seen) }]
    problems.push({ line: bankLine.line, problem: row.refusal })
    return []
  })
  return done({ rows, problems })
}

const cellOf = ({ cells }: BankLine, { columns }: SettlementFormat, column: Column): string =>
  cells.get(columns[column] ?? '') ?? ''

function readRow(line: BankLine, format: SettlementFormat): Outcome<Omit<SettlementRow, 'line' | 'identity'>, string> {
  const cell = (column: Column) => cellOf(line, format, column)
  const money = readMoney(line, format)
  if (!money.ok) return money
  const settledOn = readDay(cell('day'), format.days)
  if (settledOn === null) return refused(`“${cell('day')}” is no day`)
  const currency = cell('currency').toUpperCase() || format.currency
  if (!/^[A-Z]{3}$/.test(currency)) return refused(`“${currency}” is no currency`)
  const respondBy = cell('respondBy') === '' ? null : readDay(cell('respondBy'), format.days)
  if (respondBy === null && cell('respondBy') !== '') return refused(`“${cell('respondBy')}” is no day`)
  const names = ['reference', 'transaction', 'original', 'batch'] as const
  if (names.some((name) => cell(name).length > 100)) return refused('a reference is longer than 100 letters')
  const [reference = null, transaction = null, original = null, batch = null] = names.map((name) => cell(name) || null)
  const reason = cutText(cell('reason'), 300) || null
  const keys = { reference, transaction, original, batch: batch ?? (format.payouts === 'day' ? settledOn : null) }
  return done({ ...money.value, ...keys, currency, settledOn, reason, respondBy })
}

type Money = Pick<SettlementRow, 'kind' | 'grossCents' | 'feeCents'>

function readMoney(line: BankLine, format: SettlementFormat): Outcome<Money, string> {
  const read = (column: 'gross' | 'fee' | 'net') => amountOf(cellOf(line, format, column), format)
  const [gross, fee, net] = [read('gross') ?? 0, read('fee') ?? 0, read('net')]
  const broken = (['gross', 'fee', 'net'] as const).find((name) => Number.isNaN(read(name)))
  if (broken) return refused(`“${cellOf(line, format, broken)}” is no amount`)
  const word = cellOf(line, format, 'kind')
  const named = kindOf(word, format)
  if (!named) return refused(`the kind “${word}” is not known`)
  const isDebit = (column: 'grossSide' | 'feeSide') => cellOf(line, format, column) === format.debit
  const side = format.columns.grossSide === undefined || !isDebit('grossSide') ? gross : 0 - gross
  const kind = named === 'chargeback' && format.columns.grossSide !== undefined && side > 0 ? 'chargeback_won' : named
  if (kind === 'fee') return done({ kind, grossCents: 0, feeCents: ownFee(fee === 0 ? gross : fee, side, format) })
  const grossCents = signedGross(kind, side)
  if (grossCents === null) return refused(`a ${kind} cannot have this amount`)
  const feeCents = format.columns.feeSide === undefined || isDebit('feeSide') ? fee : 0 - fee
  if (net !== null && Math.abs(net) !== Math.abs(grossCents - feeCents)) return refused('net is not gross less the fee')
  return done({ kind, grossCents, feeCents })
}

/** Null of an empty cell, not a number of one that is no amount. */
function amountOf(cell: string, { cents, decimal }: SettlementFormat): number | null {
  if (cell === '') return null
  if (cents) return /^-?\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN
  return readAmount(cell, decimal) ?? Number.NaN
}

/** A fee that stands alone is one, unless a side says that it comes back. */
const ownFee = (cents: number, side: number, { columns }: SettlementFormat): number =>
  columns.grossSide !== undefined && side > 0 ? -Math.abs(cents) : Math.abs(cents)

function kindOf(word: string, { kinds }: SettlementFormat): SettlementKind | undefined {
  const [longest] = Object.keys(kinds)
    .filter((beginning) => word.toLowerCase().startsWith(beginning.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)
  return longest === undefined ? undefined : kinds[longest]
}
