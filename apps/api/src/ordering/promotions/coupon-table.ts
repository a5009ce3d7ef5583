// Reads a table of codes: code, uses, per_person, emails, value. Everything that is wrong is told, with its line.

import { checkEmail } from '@stoa/domain/identity/field-rules'
import { isPrintableCode } from '@stoa/domain/ordering/promotions/coupon-code'
import { codeKey, maxCodeLength } from '@stoa/domain/ordering/promotions/read-code'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { NewCode } from './coupon-codes.queries.ts'

export interface NumberedCode {
  line: number
  code: NewCode
}

const count = (most: number) =>
  z
    .string()
    .refine((cell) => cell === '' || (/^\d{1,10}$/.test(cell) && Number(cell) >= 1 && Number(cell) <= most), {
      error: `a whole number from 1 to ${most}, or empty`,
    })
    .transform((cell) => (cell === '' ? null : Number(cell)))
    .default(null)

const maxUses = 2_147_483_647

const row = z.object({
  code: z
    .string()
    .max(maxCodeLength)
    .refine((code) => isPrintableCode(code) && codeKey(code).length >= 3, {
      error: 'three or more letters and digits, with single dashes, dots or spaces between them',
    }),
  uses: count(maxUses),
  per_person: count(maxUses),
  emails: z
    .string()
    .default('')
    .transform(readEmails)
    .refine((emails) => emails.every((email) => checkEmail(email) === null), {
      error: 'addresses with spaces between them',
    }),
  // in cents
  value: count(maxUses),
})

/** Separated by spaces, line ends, commas or semicolons. */
export function readEmails(text: string): string[] {
  const emails = text.split(/[\s,;]+/).filter((email) => email !== '')
  return [...new Set(emails.map((email) => email.toLowerCase()))]
}

const table = z.array(z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) }))

export function readCouponTable(text: string): Outcome<NumberedCode[], string[]> {
  // spreadsheets in Greek write semicolons
  const delimiter = /[,;\t]/.exec(text.split('\n', 1)[0] ?? '')?.[0] ?? ','
  const format = { bom: true, columns: true, delimiter, info: true, skip_empty_lines: true, trim: true }
  try {
    return checkRows(table.parse(parse(text, format)))
  } catch (error) {
    if (error instanceof CsvError) return refused([`line ${Number(error.lines)}: ${error.message}`])
    throw error
  }
}

function checkRows(rows: z.infer<typeof table>): Outcome<NumberedCode[], string[]> {
  const unknown = Object.keys(rows[0]?.record ?? {}).filter((column) => !(column in row.shape))
  const problems = unknown.map((column) =>
    lineProblem(1, column, `no column; there are ${Object.keys(row.shape).join(', ')}`),
  )
  const codes: NumberedCode[] = []
  const lineOf = new Map<string, number>()
  for (const { record, info } of rows) {
    const parsed = row.safeParse(record)
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map(({ path, message }) => lineProblem(info.lines, path.join('.'), message)))
      continue
    }
    const { code, uses, per_person, emails, value } = parsed.data
    const key = codeKey(code)
    const earlier = lineOf.get(key)
    if (earlier !== undefined) problems.push(lineProblem(info.lines, 'code', `“${code}” stands in line ${earlier} too`))
    lineOf.set(key, info.lines)
    const limits = { use_limit: uses, person_limit: per_person, remaining_cents: value }
    codes.push({ line: info.lines, code: { code, code_key: key, ...limits, emails } })
  }
  if (rows.length === 0) problems.push(lineProblem(1, '', 'there are no codes below the headings'))
  return problems.length === 0 ? done(codes) : refused(problems)
}

export const lineProblem = (line: number, column: string, problem: string): string =>
  `line ${line}: ${column === '' ? '' : `${column}: `}${problem}`
