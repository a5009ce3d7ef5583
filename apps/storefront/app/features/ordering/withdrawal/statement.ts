// What is being stated, and whether it is complete.

import type { WithdrawableOrder } from '@stoa/contract/ordering/withdrawals'
import { checkEmail } from '@stoa/domain/identity/line-rules'

export interface Statement {
  name: string
  email: string
  /** The order’s number, as it is typed. */
  code: string
  /** What the statement is about: lines of a known order, or what is written. */
  about: 'lines' | 'words'
  whole: boolean
  /** Copies by line, where it is a part. */
  chosen: Readonly<Record<number, number>>
  words: string
}

export const emptyStatement: Statement = {
  name: '',
  email: '',
  code: '',
  about: 'lines',
  whole: true,
  chosen: {},
  words: '',
}

export type StatementField = 'name' | 'email' | 'code' | 'lines' | 'words'

export const statementProblems = [
  'nameMissing',
  'emailMissing',
  'emailWrong',
  'codeMissing',
  'linesMissing',
  'nothingLeft',
  'wordsMissing',
] as const
export type StatementProblem = (typeof statementProblems)[number]
export type Problems = Partial<Record<StatementField, StatementProblem>>

export interface ChosenCopies {
  line: number
  quantity: number
}

/** In the order of the lines. */
export const chosenCopies = ({ whole, chosen }: Statement, order: WithdrawableOrder): ChosenCopies[] =>
  order.lines.flatMap(({ line, left }) => {
    const quantity = Math.min(left, whole ? left : (chosen[line] ?? 0))
    return quantity > 0 ? [{ line, quantity }] : []
  })

/** `order`: null until it is found. */
export function checkStatement(statement: Statement, order: WithdrawableOrder | null): Problems {
  const { name, email, code, about, words } = statement
  const problems: Problems = {}
  if (name.trim() === '') problems.name = 'nameMissing'
  const rule = checkEmail(email.trim())
  if (rule) problems.email = rule === 'email_missing' ? 'emailMissing' : 'emailWrong'
  if (about === 'words') {
    if (words.trim() === '' && code.trim() === '') problems.words = 'wordsMissing'
  } else if (code.trim() === '') problems.code = 'codeMissing'
  else if (order && chosenCopies(statement, order).length === 0)
    problems.lines = order.lines.some(({ left }) => left > 0) ? 'linesMissing' : 'nothingLeft'
  return problems
}
