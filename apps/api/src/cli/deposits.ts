// `npm run deposits`: reads the bank’s statement, records the deposits of orders in it, and asks of the rest what it is for:
// in the shop that DATABASE_URL names or in the one that runs on its private database here.

import { basename } from 'node:path'
import { formatMoney, shopCurrency } from '@stoa/domain/money'
import { readOrderCode } from '@stoa/domain/ordering/order/read-order-code'
import { valueOrThrow } from '@stoa/domain/outcome'
import type { Database } from '../database/connect.ts'
import {
  type ConfirmRefusal,
  confirmDeposit,
  dismissDeposit,
  recordRepaid,
} from '../ordering/settlements/confirm-deposit.service.ts'
import { importDeposits, listWaitingLines } from '../ordering/settlements/deposits.service.ts'
import { readArguments, readBytes } from './read-input.ts'
import { CommandError, runWithShop, type Shop } from './with-shop.ts'

const usage = `Usage: npm run deposits -- import FILE.csv
       npm run deposits -- list
       npm run deposits -- confirm LINE[,LINE…] ORDER --by NAME
       npm run deposits -- dismiss LINE --by NAME --reason TEXT
       npm run deposits -- repaid LINE`

const options = { by: { type: 'string' }, reason: { type: 'string' } } as const

const refusals: Record<ConfirmRefusal, string> = {
  line_not_open: 'One of these lines does not wait for anybody.',
  order_not_found: 'There is no order with this code.',
  no_deposit_expected: 'This order is paid in another way.',
  too_little: 'It is less than the order waits for. Name all lines that pay it, with commas between them.',
  other_currency: 'It is not in euros.',
}

const refuse = (code: ConfirmRefusal) => new CommandError(refusals[code])

async function importFile({ db, config }: Shop, path: string): Promise<string> {
  const file = { name: basename(path), bytes: readBytes(path) }
  const imported = await importDeposits(db, config.SETTLEMENT_FORMATS.bank, file, Date.now())
  const { paid, open, known, problems } = valueOrThrow(imported, (refusal) => new CommandError(refusal))
  const unread = problems.length > 0 ? [`${problems.length} could not be read.`, ...problems] : []
  return [`${paid} lines pay orders, ${open} wait for somebody, ${known} were known.`, ...unread].join('\n')
}

/** Of a line that is open, the order that may be meant. */
const meant = (code: string, dueCents: number | null): string =>
  `perhaps ${code}, ${formatMoney(dueCents ?? 0, 'en')} in all`

async function list(db: Database): Promise<string> {
  const lines = (await listWaitingLines(db)).map((line) =>
    [
      ...[
        line.id,
        line.booked_on,
        line.currency === shopCurrency ? formatMoney(line.cents, 'en') : `${line.cents} cents ${line.currency}`,
      ],
      ...(line.owed_cents > 0 ? [`${formatMoney(line.owed_cents, 'en')} to be sent back`, line.code] : [line.problem]),
      ...(line.owed_cents === 0 && line.code !== null ? [meant(line.code, line.payable_cents)] : []),
      line.text,
    ]
      .filter((cell) => cell !== null && cell !== '')
      .join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : 'No line waits for anybody.'
}

function lineOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new CommandError(usage)
  return Number(text)
}

async function confirm(db: Database, lines: readonly number[], typed: string, by: string): Promise<string> {
  const code = readOrderCode(typed)
  if (code === null) throw refuse('order_not_found')
  const { deposited, owedCents } = valueOrThrow(await confirmDeposit(db, { lines, code, by }, Date.now()), refuse)
  const ends = {
    begun: `The deposit of ${code} is recorded: the shop begins with it.`,
    short: `The deposit of ${code} is recorded; its copies were sold meanwhile.`,
    owed: `The order ${code} had ended: its money is owed back (npm run orders -- refunds).`,
  }
  const end = deposited === null ? `The order ${code} was paid before.` : ends[deposited]
  return owedCents > 0 ? `${end}\n${formatMoney(owedCents, 'en')} is to be sent back to who paid.` : end
}

async function dismiss(db: Database, line: number, by: string, reason: string): Promise<string> {
  if (!(await dismissDeposit(db, line, { by, reason }, Date.now()))) throw refuse('line_not_open')
  return `The line ${line} pays no order.`
}

async function repaid(db: Database, line: number): Promise<string> {
  const cents = await recordRepaid(db, line, Date.now())
  if (cents === null) throw new CommandError('Nothing of this line is to be sent back.')
  return `${formatMoney(cents, 'en')} is recorded as sent back.`
}

async function runCommand(args: readonly string[], shop: Shop): Promise<string> {
  const { values, positionals } = readArguments(args, options, usage)
  const [command, first, second] = positionals
  const { db } = shop
  if (command === 'list') return list(db)
  if (!first) throw new CommandError(usage)
  if (command === 'import') return importFile(shop, first)
  if (command === 'confirm' && second && values.by) return confirm(db, first.split(',').map(lineOf), second, values.by)
  if (command === 'dismiss' && values.by && values.reason) return dismiss(db, lineOf(first), values.by, values.reason)
  if (command === 'repaid') return repaid(db, lineOf(first))
  throw new CommandError(usage)
}

runWithShop((shop) => runCommand(process.argv.slice(2), shop))
