// `npm run returns -- list` shows the statements of withdrawal that wait for goods, or for somebody who finds their order, and
// what was withdrawn from of orders that are being prepared or wait in a branch, which is not to be sent or handed out, and
// for a month the orders that were cancelled, by it or by somebody else, and may be packed or on their way back;
// `receive CODE [LINE[xCOPIES]…] [--damaged LINE[xCOPIES]]…` takes back what came of an order or a statement, with its money,
// points and copies; `order STATEMENT ORDER` says which order a statement in words means; `proof STATEMENT` notes that the
// goods are proved to be on their way; `close STATEMENT` that nothing will come of it, or that its order is unpacked, as
// `close ORDER` does of one that was cancelled without a statement; `refunded ORDER` that the money is back.
// Lines are counted from 1.

import { parseArgs } from 'node:util'
import { formatMoney } from '@stoa/domain/money'
import { readOrderCode } from '@stoa/domain/ordering/order/read-order-code'
import { valueOrThrow } from '@stoa/domain/outcome'
import type { Database } from '../database/connect.ts'
import {
  attachOrder,
  closeStatement,
  listCancelledWhilePrepared,
  listOpenStatements,
  listUnsent,
  noteProof,
  noteUnpacked,
  type ReceivedCopies,
  type ReturnKey,
  receiveCopies,
  recordRefund,
  type StatedCopies,
} from '../ordering/returns/due-returns.service.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const usage = `Usage: npm run returns -- list
       npm run returns -- receive CODE [LINE[xCOPIES]…] [--damaged LINE[xCOPIES]]…
       npm run returns -- order STATEMENT ORDER
       npm run returns -- proof STATEMENT
       npm run returns -- close STATEMENT|ORDER
       npm run returns -- refunded ORDER`

const refusals = {
  order_not_found: 'There is no order with this code.',
  withdrawal_not_found: 'There is no statement of withdrawal with this code.',
  withdrawal_without_order: 'The order of this statement is not known yet: say it with `order`.',
  withdrawal_has_order: 'This statement is about another order.',
  nothing_returned: 'Say which lines came back; nothing else is awaited.',
  too_many_returned: 'That is more than the order has of a line and has not come back yet.',
  order_ended: 'This order was cancelled, or has come back already.',
  gift_card_spent: 'A gift card of this order was used.',
  order_move_not_allowed: 'An order in this state cannot come back.',
  order_move_not_yours: 'An order in this state cannot come back.',
  order_copies_missing: 'Copies of this order have not come yet.',
  order_payment_held: 'The money of this order is still held.',
  order_not_cancelled: 'This order is not cancelled: there is nothing to unpack.',
  nothing_owed: 'Nothing is owed for this order.',
  refund_at_provider: 'Its provider is paying it back: see `npm run orders -- refunds`.',
} as const

const refuse = (code: keyof typeof refusals) => new CommandError(refusals[code])

const listed = 200

const describe = ({ line, quantity, name }: StatedCopies): string =>
  `${line + 1}x${quantity} ${name.replace(/\s+/g, ' ').trim()}`

/** One line for each: statement, day and time, order, then what is awaited or what was written. */
async function list(db: Database): Promise<string> {
  const rows = await listOpenStatements(db, listed)
  const unsent = (await listUnsent(db, listed)).map(({ code, stated_at, order_code, lines: copies }) =>
    [code, stated_at.toISOString(), order_code, 'not to be handed over:', ...copies.map(describe)].join('  '),
  )
  const whole = (await listCancelledWhilePrepared(db, Date.now(), listed)).map((row) => {
    const when = row.coming_back.length > 0 ? [' when it comes back:', ...row.coming_back].join('  ') : ''
    const statement = row.code === null ? [] : [row.code]
    return [...statement, row.cancelled_at.toISOString(), row.order_code, `cancelled, to be unpacked${when}`].join('  ')
  })
  const open = rows.map(({ code, stated_at, order_code, awaited, email, order_text, words }) =>
    [
      code,
      stated_at.toISOString(),
      ...(order_code ? [order_code] : ['no order', email, order_text]),
      ...(awaited.length > 0 ? awaited.map(describe) : [words ?? '']),
    ]
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
      .join('  '),
  )
  const lines = [...unsent, ...whole, ...open]
  return lines.length > 0 ? lines.join('\n') : 'No statement of withdrawal is open.'
}

/** From `2x3`: three copies of the second line. */
function readCopies(text: string): { line: number; quantity: number } {
  const [, line, quantity = '1'] = /^(\d{1,4})(?:x(\d{1,4}))?$/i.exec(text) ?? []
  if (!line || Number(line) < 1 || Number(quantity) < 1) throw new CommandError(usage)
  return { line: Number(line) - 1, quantity: Number(quantity) }
}

function keyOf(typed: string): ReturnKey {
  if (/^WD-/i.test(typed)) return { withdrawal: typed.toUpperCase() }
  return { order: orderOf(typed) }
}

function orderOf(typed: string): string {
  const code = readOrderCode(typed)
  if (code === null) throw refuse('order_not_found')
  return code
}

/** Damaged copies came back like the others. */
function copiesFrom(sound: readonly string[], damaged: readonly string[]): ReceivedCopies[] {
  const copies = new Map<number, ReceivedCopies>()
  const add = (text: string, isDamaged: boolean) => {
    const { line, quantity } = readCopies(text)
    const before = copies.get(line) ?? { line, quantity: 0, damaged: 0 }
    const lost = isDamaged ? quantity : 0
    copies.set(line, { line, quantity: before.quantity + quantity, damaged: before.damaged + lost })
  }
  for (const text of sound) add(text, false)
  for (const text of damaged) add(text, true)
  return [...copies.values()]
}

async function receive(db: Database, typed: string, copies: readonly ReceivedCopies[]): Promise<string> {
  const received = await receiveCopies(db, keyOf(typed), { copies, now: Date.now() })
  const { amounts, refundDueOn, unsent } = valueOrThrow(received, refuse)
  const what = unsent ? 'It had not left, and is not to be handed over any more.' : 'It is received.'
  if (refundDueOn === null) return `${what} No money is owed for it.`
  return `${what} ${formatMoney(amounts.moneyCents, 'en')} has to be back by ${refundDueOn}.`
}

async function runCommand(args: readonly string[], db: Database): Promise<string> {
  const options = { damaged: { type: 'string', multiple: true } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [command, code, ...others] = positionals
  if (command === 'list') return list(db)
  if (!code) throw new CommandError(usage)
  if (command === 'receive') return receive(db, code, copiesFrom(others, values.damaged ?? []))
  if (command === 'order' && others[0]) {
    valueOrThrow(await attachOrder(db, code.toUpperCase(), orderOf(others[0])), refuse)
    return 'The statement is about this order now.'
  }
  if (command === 'proof') {
    valueOrThrow(await noteProof(db, code.toUpperCase(), Date.now()), refuse)
    return 'The proof is noted: the money is due without the goods.'
  }
  if (command === 'close' && !/^WD-/i.test(code)) {
    valueOrThrow(await noteUnpacked(db, orderOf(code), Date.now()), refuse)
    return 'It is noted that the order is unpacked.'
  }
  if (command === 'close') {
    valueOrThrow(await closeStatement(db, code.toUpperCase(), Date.now()), refuse)
    return 'The statement is closed: nothing is awaited for it.'
  }
  if (command !== 'refunded') throw new CommandError(usage)
  const cents = valueOrThrow(await recordRefund(db, orderOf(code), Date.now()), refuse)
  return `${formatMoney(cents, 'en')} is recorded as paid back.`
}

runWithShop(({ db }) => runCommand(process.argv.slice(2), db))
