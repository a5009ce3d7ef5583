// The table of codes: the columns that an export writes and an import reads. Everything that is wrong is told, with its line.

import { checkEmail } from '@stoa/domain/identity/line-rules'
import { isPrintableCode } from '@stoa/domain/ordering/promotions/coupon-code'
import { codeKey, maxCodeLength } from '@stoa/domain/ordering/promotions/read-code'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'
import { writeTable } from '../../write-table.ts'
import type { CodeRow, NewCode } from './coupon-codes.queries.ts'

export interface NumberedCode {
  line: number
  code: NewCode
}

const maxInteger = 2_147_483_647

const whole = (least: number) =>
  z
    .string()
    .refine((cell) => cell === '' || (/^\d{1,10}$/.test(cell) && Number(cell) >= least && Number(cell) <= maxInteger), {
      error: `a whole number from ${least} to ${maxInteger}, or empty`,
    })
    .transform((cell) => (cell === '' ? null : Number(cell)))
    .default(null)

/** What is for certain people, none of whom is left. No address looks like this. */
const nobody = 'nobody'

const row = z.object({
  code: z
    .string()
    .transform(unescaped)
    .refine((code) => code.length <= maxCodeLength && isPrintableCode(code) && codeKey(code).length >= 3, {
      error: `3 to ${maxCodeLength} letters and digits, with single dashes, dots or spaces between them`,
    }),
  use_limit: whole(1),
  person_limit: whole(1),
  remaining_cents: whole(0),
  emails: z
    .string()
    .default('')
    .transform((cell) => (cell === nobody ? null : readEmails(unescaped(cell))))
    .refine((emails) => emails === null || emails.every((email) => checkEmail(email) === null), {
      error: `addresses with spaces between them, or “${nobody}”`,
    }),
  active: z
    .enum(['yes', 'no', ''], { error: 'yes or no' })
    .default('')
    .transform((cell) => cell !== 'no'),
  uses: z
    .enum(['0', ''], {
      error: 'it cannot be set, the code would begin anew: empty the cell to let it (its limit is use_limit)',
    })
    .optional(),
})

const columns = Object.keys(row.shape)

/** As `writeTable` writes what a spreadsheet would take for a formula. */
function unescaped(cell: string): string {
  return cell.replace(/^'(?=['=+\-@\t\r])/, '')
}

const emailsCell = ({ personal, emails }: CodeRow): string =>
  personal && emails.length === 0 ? nobody : emails.toSorted().join(' ')

export function writeCouponTable(codes: readonly CodeRow[]): string {
  const rows = codes.map((code) => [
    ...[code.code, code.use_limit, code.person_limit, code.remaining_cents, emailsCell(code)],
    ...[code.active ? 'yes' : 'no', code.uses],
  ])
  return writeTable([columns, ...rows])
}

/** Separated by spaces, line ends, commas or semicolons. */
export function readEmails(text: string): string[] {
  const emails = text.split(/[\s,;]+/).filter((email) => email !== '')
  return [...new Set(emails.map((email) => email.toLowerCase()))]
}

const table = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }))

type TableRow = z.infer<typeof table>[number]

export function readCouponTable(text: string): Outcome<NumberedCode[], string[]> {
  // what comes from elsewhere has commas or tabs
  const delimiter = /[,;\t]/.exec(text.split('\n', 1)[0] ?? '')?.[0] ?? ','
  const format = { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true, trim: true }
  try {
    return checkTable(table.parse(parse(text, format)))
  } catch (error) {
    if (error instanceof CsvError) return refused([`line ${Number(error.lines)}: ${error.message}`])
    throw error
  }
}

function checkTable([first, ...rows]: readonly TableRow[]): Outcome<NumberedCode[], string[]> {
  const headings = first?.record ?? []
  const problems = headings.flatMap(headingProblems)
  if (headings.includes('code')) return checkRows(headings, rows, problems)
  // the rows are not looked at: each would say the same
  const isMeant = headings.some((heading) => heading.toLowerCase() === 'code')
  return refused(isMeant ? problems : [...problems, lineProblem(1, 'code', 'there is no such heading')])
}

function headingProblems(heading: string, position: number, all: readonly string[]): string[] {
  if (all.indexOf(heading) < position) return [lineProblem(1, heading, 'there is more than one such heading')]
  if (columns.includes(heading)) return []
  const meant = heading.toLowerCase()
  const advice = columns.includes(meant)
    ? `write the heading as “${meant}”`
    : `no column; there are ${columns.join(', ')}`
  return [lineProblem(1, heading, advice)]
}

function checkRows(
  headings: readonly string[],
  rows: readonly TableRow[],
  ofHeadings: readonly string[],
): Outcome<NumberedCode[], string[]> {
  const problems = [...ofHeadings]
  const codes: NumberedCode[] = []
  const lineOf = new Map<string, number>()
  for (const { record, info } of rows) {
    if (record.length !== headings.length) {
      const cells = record.length === 1 ? 'is 1 cell' : `are ${record.length} cells`
      problems.push(lineProblem(info.lines, '', `there ${cells} below ${headings.length} headings`))
      continue
    }
    const parsed = row.safeParse(Object.fromEntries(headings.map((heading, index) => [heading, record[index]])))
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map(({ path, message }) => lineProblem(info.lines, path.join('.'), message)))
      continue
    }
    const { code, emails, uses: _, ...settings } = parsed.data
    const key = codeKey(code)
    const earlier = lineOf.get(key)
    if (earlier !== undefined) problems.push(lineProblem(info.lines, 'code', `“${code}” stands in line ${earlier} too`))
    lineOf.set(key, info.lines)
    const owners = { personal: emails === null || emails.length > 0, emails: emails ?? [] }
    codes.push({ line: info.lines, code: { code, code_key: key, ...settings, ...owners } })
  }
  if (rows.length === 0) problems.push(lineProblem(1, '', 'there are no codes below the headings'))
  return problems.length === 0 ? done(codes) : refused(problems)
}

export const lineProblem = (line: number, column: string, problem: string): string =>
  `line ${line}: ${column === '' ? '' : `${column}: `}${problem}`
