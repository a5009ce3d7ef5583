// `npm run settlements`: reads what payment providers have settled, lists what of it does not agree with the shop’s books,
// and records what buyers’ banks take back: in the shop that DATABASE_URL names or in the one that runs on its private
// database here.

import { basename } from 'node:path'
import { formatMoney } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { readOrderCode } from '@stoa/domain/ordering/order/read-order-code'
import { readAmount, readDay } from '@stoa/domain/ordering/settlements/read-cells'
import { valueOrThrow } from '@stoa/domain/outcome'
import type { Database } from '../database/connect.ts'
import { listChargebacks, recordChargeback, recordDecision } from '../ordering/settlements/chargebacks.service.ts'
import { listExceptions, resolveException } from '../ordering/settlements/exceptions.service.ts'
import { importSettlements } from '../ordering/settlements/settlements.service.ts'
import { writeTable } from '../write-table.ts'
import { readArguments, readBytes } from './read-input.ts'
import { CommandError, runWithShop, type Shop } from './with-shop.ts'

const usage = `Usage: npm run settlements -- import PROVIDER FILE.csv
       npm run settlements -- exceptions [--csv]
       npm run settlements -- resolve NUMBER --by NAME --reason TEXT
       npm run settlements -- chargebacks
       npm run settlements -- chargeback ORDER [--amount 12.50] [--reason TEXT] [--respond-by 2027-01-31]
       npm run settlements -- won ORDER
       npm run settlements -- lost ORDER`

const options = {
  csv: { type: 'boolean', default: false },
  by: { type: 'string' },
  reason: { type: 'string' },
  amount: { type: 'string' },
  'respond-by': { type: 'string' },
} as const

const refusals = {
  no_captured_payment: 'No order with this code is paid at a provider.',
  more_than_captured: 'The order was paid with less, or the bank has taken the rest back already.',
  charged_back_already: 'This payment is being taken back already.',
  no_chargeback: 'Nobody is taking this payment back.',
} as const

const refuse = (code: keyof typeof refusals) => new CommandError(refusals[code])
const now = () => Date.now()

async function importFile({ db, config }: Shop, provider: string, path: string): Promise<string> {
  const file = { provider, name: basename(path), bytes: readBytes(path) }
  const imported = await importSettlements(db, config.SETTLEMENT_FORMATS.providers, file, now())
  const { added, known, problems, exceptions } = valueOrThrow(imported, (refusal) => new CommandError(refusal))
  const summary = `${added} rows are new, ${known} were known, ${problems.length} could not be read.`
  return [summary, `${exceptions} do not agree with the shop’s books.`, ...problems].join('\n')
}

const dayText = (at: Date): string => isoDay(dayOf(at.getTime()))

const headings = ['number', 'kind', 'provider', 'since', 'order', 'reference', 'transaction'] as const
const amountHeadings = [
  'settled_cents',
  'settled_currency',
  'booked_cents',
  'booked_currency',
  'file',
  'line',
  'batch',
] as const

/** Amounts as the provider says them, and as the shop has them. */
async function exceptions(db: Database, isCsv: boolean): Promise<string> {
  const rows = (await listExceptions(db)).map((row) => [
    ...[row.id, row.kind, row.provider, dayText(row.opened_at), row.code, row.reference, row.transaction],
    ...[row.settled_cents, row.settled_currency, row.booked_cents, row.booked_currency, row.file, row.line],
    row.batch,
  ])
  if (isCsv) return writeTable([[...headings, ...amountHeadings], ...rows])
  if (rows.length === 0) return 'Providers and the shop agree.'
  return rows.map((cells) => cells.map((cell) => cell ?? '–').join('  ')).join('\n')
}

async function resolve(db: Database, number: string, by: string, reason: string): Promise<string> {
  const isClosed = /^\d{1,15}$/.test(number) && (await resolveException(db, Number(number), { by, reason }, now()))
  if (!isClosed) throw new CommandError(`No exception ${number} is open.`)
  return `The exception ${number} is closed.`
}

async function chargebacks(db: Database): Promise<string> {
  const lines = (await listChargebacks(db)).map(
    ({ code, provider, cents, reason, respond_by, refunded_cents: refunded }) =>
      [
        ...[code, provider, formatMoney(cents, 'en'), respond_by === null ? 'no day' : `answer by ${respond_by}`],
        ...(refunded > 0 ? [`${formatMoney(refunded, 'en')} paid back by the shop`] : []),
        reason ?? '',
      ].join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : 'No payment is being taken back.'
}

function codeOf(typed: string): string {
  const code = readOrderCode(typed)
  if (code === null) throw refuse('no_captured_payment')
  return code
}

interface ToldOptions {
  amount?: string | undefined
  reason?: string | undefined
  'respond-by'?: string | undefined
}

async function chargeback(db: Database, code: string, told: ToldOptions): Promise<string> {
  const { amount, reason = null, 'respond-by': respondBy } = told
  const cents = amount === undefined ? null : readAmount(amount, '.')
  const day = respondBy === undefined ? null : readDay(respondBy, 'ymd')
  if ((amount !== undefined && !(cents && cents > 0)) || (respondBy !== undefined && day === null))
    throw new CommandError(usage)
  const recorded = await recordChargeback(db, code, { cents, reason, respondBy: day }, now())
  const total = valueOrThrow(recorded, refuse)
  return `${formatMoney(total, 'en')} of ${code} is being taken back: nothing of it is refunded meanwhile.`
}

async function decided(db: Database, code: string, status: 'won' | 'lost'): Promise<string> {
  valueOrThrow(await recordDecision(db, code, status, now()), refuse)
  return status === 'won'
    ? `The payment of ${code} stays.`
    : `The payment of ${code} is lost: it is not refunded again.`
}

async function runCommand(args: readonly string[], shop: Shop): Promise<string> {
  const { values, positionals } = readArguments(args, options, usage)
  const [command, first, second] = positionals
  const { db } = shop
  if (command === 'exceptions') return exceptions(db, values.csv)
  if (command === 'chargebacks') return chargebacks(db)
  if (!first) throw new CommandError(usage)
  if (command === 'import' && second) return importFile(shop, first, second)
  if (command === 'resolve' && values.by && values.reason) return resolve(db, first, values.by, values.reason)
  if (command === 'chargeback') return chargeback(db, codeOf(first), values)
  if (command === 'won' || command === 'lost') return decided(db, codeOf(first), command)
  throw new CommandError(usage)
}

runWithShop((shop) => runCommand(process.argv.slice(2), shop))
