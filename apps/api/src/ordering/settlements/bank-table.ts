// The lines of the bank’s statement with which money comes: what is in their cells.

import { readAmount, readDay } from '@stoa/domain/ordering/settlements/read-cells'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { type BankLine, identityOf, type LineProblem, readBankFile } from './bank-file.ts'
import type { BankFormat } from './bank-format.ts'

export interface StatementLine {
  /** Counted from 1. */
  line: number
  identity: string
  bookedOn: string
  cents: number
  currency: string
  text: string
}

export interface StatementTable {
  lines: StatementLine[]
  problems: LineProblem[]
}

const longestText = 500

/** What leaves the account is left out. */
export function readStatement(bytes: Buffer, format: BankFormat): Outcome<StatementTable, string> {
  const { day, amount, texts, currency, row } = format.columns
  const headings = [day, amount, ...texts, ...[currency, row].filter((heading) => heading !== undefined)]
  const file = readBankFile(bytes, headings, () => true)
  if (!file.ok) return file
  const problems = [...file.value.problems]
  const seen = new Map<string, number>()
  const lines = file.value.lines.flatMap((bankLine): StatementLine[] => {
    const identity = identityOf(bankLine, row, seen)
    const line = readLine(bankLine, format)
    if (line.ok) return line.value.cents > 0 ? [{ line: bankLine.line, identity, ...line.value }] : []
    problems.push({ line: bankLine.line, problem: line.refusal })
    return []
  })
  return done({ lines, problems })
}

function readLine({ cells }: BankLine, format: BankFormat): Outcome<Omit<StatementLine, 'line' | 'identity'>, string> {
  const cell = (heading: string | undefined) => cells.get(heading ?? '') ?? ''
  const { day, amount, texts, currency: currencyHeading } = format.columns
  const cents = cell(amount) === '' ? 0 : readAmount(cell(amount), format.decimal)
  if (cents === null) return refused(`“${cell(amount)}” is no amount`)
  const bookedOn = readDay(cell(day), format.days)
  if (bookedOn === null) return refused(`“${cell(day)}” is no day`)
  const currency = cell(currencyHeading).toUpperCase() || format.currency
  if (!/^[A-Z]{3}$/.test(currency)) return refused(`“${currency}” is no currency`)
  const text = texts.map(cell).join(' ').replace(/\s+/g, ' ').trim().slice(0, longestText)
  return done({ bookedOn, cents, currency, text })
}
