// `npm run gift-cards -- issue --amount CENTS --count N` prints the codes of new gift cards, which cannot be shown again;
// `void CODE` withdraws one; `replace NUMBER` makes another for what an order gave back to one that is voided, as `npm run orders --
// refunds` lists it: in the shop that DATABASE_URL names or in the one that runs on its private database here.

import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { formatMoney } from '@stoa/domain/money'
import { isGiftCardAmount } from '@stoa/domain/ordering/gift-cards/gift-card-amount'
import { formatGiftCardCode } from '@stoa/domain/ordering/gift-cards/gift-card-code'
import { valueOrThrow } from '@stoa/domain/outcome'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import {
  issueGiftCardCodes,
  replaceVoidedCard,
  voidGiftCard,
} from '../ordering/gift-cards/issued-gift-cards.service.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const usage = `Usage: npm run gift-cards -- issue --amount CENTS --count N
       npm run gift-cards -- void CODE
       npm run gift-cards -- replace NUMBER
Whole euros from 10 to 200 (--amount 1000 to 20000), at most 1000 cards.`

const maxCount = 1000

const numberOf = (text: unknown): number => (typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : 0)

async function issue(db: Database, amountCents: number, count: number): Promise<string> {
  if (!isGiftCardAmount(amountCents) || count < 1 || count > maxCount) throw new CommandError(usage)
  const codes = await inTransaction(db, (tx) => issueGiftCardCodes(tx, { amountCents, count }, Date.now(), randomBytes))
  return codes.map(formatGiftCardCode).join('\n')
}

async function withdraw(db: Database, code: string): Promise<string> {
  const outcome = await inTransaction(db, (tx) => voidGiftCard(tx, code, Date.now()))
  const left = valueOrThrow(outcome, () => new CommandError('There is no gift card with this code, or it was voided.'))
  return `It is voided; ${formatMoney(left, 'en')} was left on it.`
}

async function replace(db: Database, id: number): Promise<string> {
  const outcome = await inTransaction(db, (tx) => replaceVoidedCard(tx, id, Date.now(), randomBytes))
  const made = valueOrThrow(outcome, () => new CommandError('Nothing was given back to a voided card of this number.'))
  return `${formatGiftCardCode(made.code)}  ${formatMoney(made.cents, 'en')}`
}

async function runCommand(args: readonly string[], db: Database): Promise<string> {
  const options = { amount: { type: 'string' }, count: { type: 'string', default: '1' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false })
  const [command, code] = positionals
  if (command === 'issue') return issue(db, numberOf(values.amount), numberOf(values.count))
  if (command === 'void' && code) return withdraw(db, code)
  if (command === 'replace' && numberOf(code) > 0) return replace(db, numberOf(code))
  throw new CommandError(usage)
}

runWithShop(({ db }) => runCommand(process.argv.slice(2), db))
