// `npm run orders -- paid CODE` records that the deposit of an order has arrived: the shop begins with it, and gift cards in
// it are issued, also where it comes late; `-- refund CODE AMOUNT --reason TEXT` gives back an amount of a paid order without
// copies; `-- short` lists orders that are paid and have no copies; `-- unchecked` lists invoices whose VAT number is none, or
// could not be checked; `-- refunds` lists what is owed to buyers; `-- held` lists amounts that are held at providers and not
// captured yet, or were lost; `-- open` every order for which somebody owes something, by the ledger. In the shop that
// DATABASE_URL names or in the one that runs on its private database here.

import { parseArgs } from 'node:util'
import { formatMoney } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { readOrderCode } from '@stoa/domain/ordering/order/read-order-code'
import { valueOrThrow } from '@stoa/domain/outcome'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { listVoidedWithMoney } from '../ordering/gift-cards/issued-gift-cards.service.ts'
import { listUncheckedInvoices } from '../ordering/orders/due-vat-checks.service.ts'
import { type HeldRow, listHeld } from '../ordering/orders/held-payments.service.ts'
import { listShortOrders } from '../ordering/orders/late-payments.service.ts'
import { listUnsettled } from '../ordering/orders/order-ledger.service.ts'
import { type Deposited, recordDeposit } from '../ordering/orders/order-payment.service.ts'
import { type DueRefundRow, listDueRefunds } from '../ordering/orders/refunds.service.ts'
import { type AllowanceRefusal, grantAllowance } from '../ordering/returns/allowances.service.ts'
import { parseEuros } from './parse-euros.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const usage = `Usage: npm run orders -- paid CODE
       npm run orders -- refund CODE AMOUNT --reason TEXT
       npm run orders -- short, or -- unchecked, or -- refunds, or -- held, or -- open
AMOUNT in euros, as 12.50; TEXT at most 200 letters.`

const refusals = {
  order_not_found: 'There is no order with this code.',
  no_deposit_expected: 'This order does not wait for a deposit: it is paid, or paid otherwise.',
  order_ended: 'This order was cancelled, or has come back: all that was paid is given back.',
  order_not_paid: 'This order is not paid.',
  order_payment_held: 'The money of this order is still held: give it back once it is captured.',
  payment_charged_back: 'The buyer’s bank has taken the payment of this order back, or is about to.',
  return_unclear: 'Some of this order came back: say first what, with `npm run returns -- receive`.',
} as const

const deposited: Record<Deposited, string> = {
  begun: 'the shop begins with it.',
  short: 'its copies were sold meanwhile. It goes on as others come; or cancel it, and the money is owed back.',
  owed: 'the order had ended, and the money is owed back.',
}

const listed = 200

/** One line for each: order, result, VAT number, company. */
async function listUnchecked(db: Database): Promise<string> {
  const rows = await listUncheckedInvoices(db, listed)
  const lines = rows.map(({ code, result, vat_number, company_name }) =>
    [code, result, vat_number, company_name].join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : 'The VAT number of every invoice is checked.'
}

/** One line for each: order, since when it is paid. */
async function listShort(db: Database): Promise<string> {
  const rows = await listShortOrders(db)
  const lines = rows.map(({ code, paid_at }) => [code, isoDay(dayOf(paid_at.getTime()))].join('  '))
  return lines.length > 0 ? lines.join('\n') : 'Every order that is paid has its copies.'
}

/** Who pays it back, and where. */
function byWhom({ provider, transaction, at_provider }: DueRefundRow): string {
  if (at_provider === 'due') return `at ${provider}, by itself`
  const payment = `the payment ${transaction} at ${provider}`
  if (at_provider === 'refused') return `by hand: ${provider} did not take back ${payment}`
  return provider === null ? 'by hand' : `by hand, of ${payment}`
}

/** One line for each: order, amount, by when, by whom; and for each voided card to which an order has given something back. */
async function listRefunds(db: Database): Promise<string> {
  const [rows, cards] = await Promise.all([listDueRefunds(db, listed), listVoidedWithMoney(db, listed)])
  const lines = [
    ...rows.map((row) => [row.code, formatMoney(row.cents, 'en'), row.due_on, byWhom(row)].join('  ')),
    ...cards.map(({ id, last4, balance_cents: cents }) =>
      [`card …${last4}`, formatMoney(cents, 'en'), `is voided: npm run gift-cards -- replace ${id}`].join('  '),
    ),
  ]
  return lines.length > 0 ? lines.join('\n') : 'Nothing is owed to buyers.'
}

const heldStates: Record<HeldRow['state'], string> = {
  held: 'is captured as it leaves',
  capturing: 'is being captured',
  lost: 'is held no more: it has to be paid anew',
}

/** One line for each: order, amount, the hold's last day, what becomes of it. */
async function listHeldAmounts(db: Database): Promise<string> {
  const rows = await listHeld(db, listed)
  const lines = rows.map(({ code, cents, held_until, state }) =>
    [code, formatMoney(cents, 'en'), isoDay(dayOf(held_until.getTime())), heldStates[state]].join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : 'Nothing is held.'
}

/** One line for each: order, who owes, amount, since when. */
async function listOpen(db: Database): Promise<string> {
  const rows = await listUnsettled(db, listed)
  const lines = rows.map(({ code, cents, since }) =>
    [
      code,
      cents > 0 ? 'the buyer owes' : 'the shop owes',
      formatMoney(Math.abs(cents), 'en'),
      isoDay(dayOf(since.getTime())),
    ].join('  '),
  )
  return lines.length > 0 ? lines.join('\n') : 'Every order is settled.'
}

function messageFor(refusal: AllowanceRefusal): string {
  if (refusal.code !== 'allowance_too_high') return refusals[refusal.code]
  if (refusal.leftCents === 0) return 'Nothing that could be given back is left of what was paid for this order.'
  return `Only ${formatMoney(refusal.leftCents, 'en')} is left of what was paid for this order.`
}

async function refund(db: Database, code: string, amount: string, typedReason: string): Promise<string> {
  const [cents, reason] = [parseEuros(amount), typedReason.trim()]
  if (!cents || reason.length < 1 || reason.length > 200) throw new CommandError(usage)
  const granted = await grantAllowance(db, { code, cents, reason, now: Date.now() })
  const { cardCents, moneyCents, refundDueOn } = valueOrThrow(granted, (one) => new CommandError(messageFor(one)))
  return [
    ...(cardCents > 0 ? [`${formatMoney(cardCents, 'en')} is back on the gift cards that paid the order.`] : []),
    ...(refundDueOn ? [`${formatMoney(moneyCents, 'en')} has to be back by ${refundDueOn}.`] : []),
  ].join(' ')
}

async function runCommand(args: readonly string[], db: Database): Promise<string> {
  const options = { reason: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false })
  const reason = typeof values.reason === 'string' ? values.reason : ''
  const [command, typed, amount = ''] = positionals
  if (command === 'unchecked') return listUnchecked(db)
  if (command === 'refunds') return listRefunds(db)
  if (command === 'held') return listHeldAmounts(db)
  if (command === 'open') return listOpen(db)
  if (command === 'short') return listShort(db)
  if ((command !== 'paid' && command !== 'refund') || !typed) throw new CommandError(usage)
  const code = readOrderCode(typed)
  if (code === null) throw new CommandError(refusals.order_not_found)
  if (command === 'refund') return refund(db, code, amount, reason)
  const outcome = await inTransaction(db, (tx) => recordDeposit(tx, code, Date.now()))
  const result = valueOrThrow(outcome, (refusal) => new CommandError(refusals[refusal]))
  return `The deposit of ${code} is recorded: ${deposited[result]}`
}

runWithShop(({ db }) => runCommand(process.argv.slice(2), db))
