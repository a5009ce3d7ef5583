// A shop that is killed among payments: buyers who are held at a moment until one kill meets them all, and what has become of
// their money.

import { bankCodes } from '@stoa/api/test/bank-shop'
import type { BankMessage } from '@stoa/api/test/bank-visit'
import { expectConsistentLedger } from '@stoa/api/test/invariants'
import { toolKeys, toolName } from '@stoa/api/test/tool-keys'
import { expect } from 'vitest'
import { type BankBuyer, bring, makeBankBuyer } from './bank-buyer.ts'
import { bankEnvironment } from './bank-environment.ts'
import type { Moment } from './crash-proxy.ts'
import { type CrashShop, openCrashShop } from './crash-shop.ts'
import { countOpenWork } from './open-work.ts'

/** winbank says nothing but by the browser, and gives nothing back by itself. */
export const notifying = bankCodes.filter((code) => code !== 'winbank')

export const before = (...sends: RegExp[]): Moment => ({ sends, when: 'before' })
export const after = (...sends: RegExp[]): Moment => ({ sends, when: 'after' })

export const commit = /^commit$/
/** What a browser, a bank or the bank's answer has said is written down. */
export const settling = /insert into payment_message/

export interface HeldBuyers {
  moment: Moment
  buyers: BankBuyer[]
  act(buyer: BankBuyer): Promise<unknown>
}

interface Money {
  payment: string
  /** Attempts that were captured. */
  paying: number
  surplus: number | null
  back: string | null
}

export const paidOnce: Money = { payment: 'paid', paying: 1, surplus: 0, back: null }

export interface BankCrashShop extends CrashShop {
  /** With orders that await their payment, one for each provider. */
  makeBuyers(codes: readonly string[]): Promise<BankBuyer[]>
  /** By a browser that comes back from the provider's page; the provider itself says nothing. */
  makeReturning(codes: readonly string[], moment: Moment): Promise<HeldBuyers>
  /** Until all of them have come to the moment. Whoever is held gets no answer. */
  hold(held: HeldBuyers): Promise<void>
  moneyOf(buyer: BankBuyer): Promise<Money | undefined>
  /** Each as is expected, with one confirmation; and the books hold. */
  expectMoney(buyers: readonly BankBuyer[], expected?: Money): Promise<void>
}

export const poll = <Value>(read: () => Value) => expect.poll(read, { timeout: 60_000, interval: 50 })

export async function openBankCrashShop(captures: Readonly<Record<string, string>>): Promise<BankCrashShop> {
  const shop = await openCrashShop((_, outside) => ({
    ...bankEnvironment(outside),
    ...captures,
    ORDER_TOOL_KEYS: `${toolName}=${toolKeys[0].key}`,
    // of those that are held, none waits for another
    DATABASE_POOL_SIZE: '60',
  }))
  const { database, proxies } = shop
  const makeBuyers: BankCrashShop['makeBuyers'] = (codes) =>
    Promise.all(codes.map((code) => makeBankBuyer(database, shop.origin, code)))
  const moneyOf = (buyer: BankBuyer) => readMoney(shop, buyer)
  return {
    ...{ ...shop, makeBuyers, moneyOf },
    async makeReturning(codes, moment) {
      const buyers = await makeBuyers(codes)
      const brought = new Map<BankBuyer, BankMessage | null>()
      for (const buyer of buyers) {
        await buyer.begin()
        brought.set(buyer, await buyer.press('lost_notification'))
      }
      return { moment, buyers, act: async (buyer) => bring(brought.get(buyer) ?? null) }
    },
    async hold({ moment, buyers, act }) {
      const count = proxies.database.holdAt(moment)
      for (const buyer of buyers) act(buyer).catch(() => {})
      await poll(count).toBeGreaterThanOrEqual(buyers.length)
    },
    async expectMoney(buyers, expected = paidOnce) {
      for (const buyer of buyers)
        await poll(async () => ({ code: buyer.code, ...(await moneyOf(buyer)) })).toEqual({
          code: buyer.code,
          ...expected,
        })
      await poll(() => countOpenWork(database.pool)).toBe(0)
      for (const buyer of buyers) expectOneConfirmation(shop, buyer)
      await expectConsistentLedger(database.db)
    },
  }
}

async function readMoney({ database }: CrashShop, { uid }: BankBuyer): Promise<Money | undefined> {
  const { rows } = await database.pool.query<Money>(
    `select o.payment_status as payment, count(a.id) filter (where a.status = 'captured')::int as paying,
      sum(a.captured_cents)::int - o.total_cents as surplus,
      (select string_agg(r.status || ' ' || (r.cents - o.total_cents), ', ') from payment_refund r where r.order_id = o.id) as back
    from customer_order o left join payment_attempt a on a.order_id = o.id where o.uid = $1 group by o.id`,
    [uid],
  )
  return rows[0]
}

/** Of one id: one that was being sent when the server was killed may come again, and a mail program shows it once. */
function expectOneConfirmation({ sandbox }: CrashShop, { code, email }: BankBuyer): void {
  const mails = sandbox.mailbox.list().filter(({ recipients }) => recipients.includes(email))
  const ids = mails.flatMap(({ messageId }) => (messageId?.startsWith('<order-confirmation') ? messageId : []))
  expect([code, new Set(ids).size]).toEqual([code, 1])
}
