// `npm run coupons`: makes, imports and lists the codes of a promotion, and makes the promotion itself from a file: in the
// shop that DATABASE_URL names or in the one that runs on its private database here.

import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { Outcome } from '@stoa/domain/outcome'
import type { Database } from '../database/connect.ts'
import { decideInTransaction, type Executor } from '../database/transaction.ts'
import {
  exportCodes,
  importCodes,
  type MadeCodes,
  makeCodes,
  savePromotion,
} from '../ordering/promotions/coupon-codes.service.ts'
import { stopEmails } from '../ordering/promotions/coupon-emails.service.ts'
import { readArguments, readText } from './read-input.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const usage = `Usage: npm run coupons -- make --promotion CODE --count N [--prefix WORD] [--use-limit N] [--person-limit N]
                                  [--emails FILE [--send]] [--out FILE]
       npm run coupons -- import FILE.csv --promotion CODE
       npm run coupons -- export --promotion CODE [--out FILE]
       npm run coupons -- promotion FILE.json
       npm run coupons -- stop-emails ADDRESS
With --emails, every address of the file gets codes of its own, one unless --count says more. With --send, who has agreed
in their account to e-mails with coupons gets theirs, one each, by e-mail. Whoever writes that they want no more of these
e-mails is named to stop-emails.

An export writes the columns that an import reads; all but the first may be missing or empty:
  code             as it is printed
  use_limit        how often it may be used, by all together; empty: without a limit
  person_limit     how often by one person; empty: without a limit
  remaining_cents  what is left of a value that may be used part by part; empty: it has none
  emails           whose code it is, with spaces between them; empty: anybody's; nobody: none of them is left
  active           yes or no; empty: yes
  uses             how often it was used. An import refuses any but 0, as the code would begin anew: empty the cell to let it
Cells end with a semicolon, as in spreadsheets in Greek; an import takes commas and tabs too. Text that a spreadsheet would
take for a formula has an apostrophe before it.`

const options = {
  promotion: { type: 'string' },
  count: { type: 'string' },
  prefix: { type: 'string', default: '' },
  'use-limit': { type: 'string' },
  'person-limit': { type: 'string' },
  emails: { type: 'string' },
  send: { type: 'boolean', default: false },
  out: { type: 'string' },
} as const

const maxProblems = 50

function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new CommandError(usage)
  return Number(text)
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readText(path))
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`${path} is not JSON: ${(error as Error).message}`)
  }
}

async function change<Value>(
  db: Database,
  callback: (tx: Executor) => Promise<Outcome<Value, string[]>>,
): Promise<Value> {
  const outcome = await decideInTransaction(db, callback)
  if (outcome.ok) return outcome.value
  const more = outcome.refusal.length - maxProblems
  throw new CommandError(
    [...outcome.refusal.slice(0, maxProblems), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'),
  )
}

/** Spreadsheets know UTF-8 by the byte order mark of a file. */
function saveTable(text: string, path: string | undefined): string {
  if (path === undefined) return text
  writeFileSync(path, `\ufeff${text}\n`)
  return `${text.split('\n').length - 1} codes are in ${path}.`
}

function reportMade({ table, sending }: MadeCodes, path: string | undefined): string {
  const written = saveTable(table, path)
  if (sending === null || path === undefined) return written
  const { to, notTo } = sending
  const refusing = notTo.length === 0 ? [] : ['Not sent, as they have not agreed to e-mails with coupons:', ...notTo]
  return [written, `To be sent by e-mail: ${to}.`, ...refusing].join('\n')
}

async function runCommand(args: readonly string[], db: Database): Promise<string> {
  const { values, positionals } = readArguments(args, options, usage)
  const { promotion, prefix, out } = values
  const [command, file] = positionals
  const { send } = values
  const count = numberOf(values.count) ?? (values.emails === undefined ? null : 1)
  if (send && (values.emails === undefined || count !== 1)) throw new CommandError(usage)
  if (command === 'make' && promotion && count) {
    const limits = { useLimit: numberOf(values['use-limit']), personLimit: numberOf(values['person-limit']) }
    const emails = values.emails === undefined ? null : readText(values.emails)
    const input = { promotion, count, prefix, ...limits, emails, send }
    return reportMade(await change(db, (tx) => makeCodes(tx, input, (limit) => randomInt(limit))), out)
  }
  if (command === 'import' && file && promotion)
    return `${await change(db, (tx) => importCodes(tx, promotion, readText(file)))} codes were imported.`
  if (command === 'export' && promotion) return saveTable(await change(db, (tx) => exportCodes(tx, promotion)), out)
  if (command === 'promotion' && file) {
    const { code, isNew } = await change(db, (tx) => savePromotion(tx, readJson(file)))
    return `The promotion “${code}” was ${isNew ? 'made' : 'replaced'}.`
  }
  if (command === 'stop-emails' && file) {
    if (!(await stopEmails(db, file))) return `${file} had not agreed to e-mails with coupons.`
    return `${file} gets no more e-mails with coupons.`
  }
  throw new CommandError(usage)
}

runWithShop(({ db }) => runCommand(process.argv.slice(2), db))
