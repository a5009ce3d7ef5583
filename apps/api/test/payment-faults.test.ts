// Providers that hang, are slow, reset connections or answer nonsense, whatever they are asked for: the buyer gets words and
// another way in time, the shop asks again, and while it waits for an answer it locks no row.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type BankShop, type BegunVisit, bankCodes, heldAtEurobank, openBankShop } from './bank-shop.ts'
import { expectConsistentLedger } from './invariants.ts'

type Fault = Parameters<BankShop['bank']['sandbox']['faults']['set']>[1]

let shop: BankShop
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  shop = await openBankShop(heldAtEurobank)
})
// what other tests have left is not asked about
beforeEach(() => sql`update payment_attempt set check_at = null`.execute(shop.db))
afterEach(async () => {
  setFaults('none')
  minutesPass(1)
  await expectConsistentLedger(shop.db)
})
afterAll(async () => {
  vi.useRealTimers()
  await shop.close()
})

function setFaults(fault: Fault): void {
  for (const code of bankCodes) shop.bank.sandbox.faults.set(code, fault)
}

function minutesPass(minutes: number): void {
  shop.clock.now += minutes * 60_000
  // one that has failed often is left alone for a while, by the clock of the adapters
  vi.setSystemTime(Date.now() + minutes * 60_000)
}

const standings = async (visits: readonly Pick<BegunVisit, 'uid'>[]) => {
  const uids = visits.map(({ uid }) => uid)
  const { rows } = await sql<{
    standing: string
  }>`select o.payment_status || ' ' || string_agg(a.status, ' ' order by a.id) as standing
    from customer_order o join payment_attempt a on a.order_id = o.id where o.uid = any(${uids}::uuid[])
    group by o.id order by o.id`.execute(shop.db)
  return rows.map(({ standing }) => standing)
}

const each = <Value>(run: (code: string) => Promise<Value>): Promise<Value[]> => Promise.all(bankCodes.map(run))

async function begin(code: string): Promise<BegunVisit> {
  const visit = await shop.begin(await shop.place(code), code)
  return visit ?? expect.fail(`nothing began at ${code}`)
}

/** Its buyer has paid, and nobody has said so yet. */
async function payUnheard(code: string): Promise<BegunVisit> {
  const visit = await begin(code)
  await shop.press(visit, 'lost')
  return visit
}

const faults: Fault[] = ['hang', 'slow', 'reset', 'nonsense']

test.each(faults)(
  '%s when a payment begins: its buyer goes on, or may choose again',
  async (fault) => {
    const uids = await each(shop.place)
    setFaults(fault)
    const visits = await Promise.all(uids.map((uid, index) => shop.begin(uid, bankCodes[index] ?? '')))
    setFaults('none')
    minutesPass(1)
    const again = await Promise.all(
      uids.map(async (uid, index) => visits[index] ?? shop.begin(uid, bankCodes[index] ?? '')),
    )
    expect(again.map((visit) => visit?.code)).toEqual(bankCodes)
  },
  30_000,
)

test.each<Fault>(['reset', 'nonsense'])(
  '%s when the shop asks: it asks again, and the orders are paid',
  async (fault) => {
    const visits: BegunVisit[] = []
    for (const code of bankCodes) visits.push(await payUnheard(code))
    setFaults(fault)
    minutesPass(3)
    await shop.poll()
    expect(await standings(visits)).toEqual(bankCodes.map(() => 'awaiting open'))
    setFaults('none')
    minutesPass(10)
    await shop.poll()
    // what is held is taken by the next question
    await shop.poll()
    expect(await standings(visits)).toEqual(bankCodes.map(() => 'paid captured'))
  },
)

test('one that hangs keeps the shop from no other', async () => {
  const [hanging, ...others] = await Promise.all(['paypal', 'viva', 'alpha'].map(payUnheard))
  if (!hanging) throw new Error('nothing began')
  shop.bank.sandbox.faults.set('paypal', 'hang')
  minutesPass(3)
  const polled = shop.poll()
  await expect.poll(() => standings(others), { timeout: 15_000 }).toEqual(['paid captured', 'paid captured'])
  expect(await standings([hanging])).toEqual(['awaiting open'])
  await polled
}, 60_000)

test.each<Fault>(['reset', 'nonsense'])('%s when what is held is to be taken: it is taken later', async (fault) => {
  const visit = await begin('eurobank')
  const { returned } = await shop.press(visit, 'approve')
  if (returned) await shop.deliver('eurobank', returned)
  setFaults(fault)
  await shop.poll()
  expect(await standings([visit])).toEqual(['awaiting authorised'])
  setFaults('none')
  minutesPass(10)
  await shop.poll()
  expect(await standings([visit])).toEqual(['paid captured'])
})

/** winbank's are made by hand. */
const refunding = bankCodes.filter((code) => code !== 'winbank' && code !== 'eurobank')

test.each<Fault>(['reset', 'nonsense'])('%s when money goes back: it goes back later, once', async (fault) => {
  const visits: BegunVisit[] = []
  for (const code of refunding) {
    const visit = await begin(code)
    const { returned } = await shop.press(visit, 'wrong_amount')
    if (returned) await shop.deliver(code, returned)
    visits.push(visit)
  }
  const refunds = async () => {
    const { rows } = await sql<{ status: string; tries: number }>`select r.status, r.tries from payment_refund r
      join payment_attempt a on a.id = r.attempt_id where a.reference = any(${visits.map(({ reference }) => reference)}::text[])`.execute(
      shop.db,
    )
    return rows.map(({ status, tries }) => `${status} ${tries}`)
  }
  setFaults(fault)
  await shop.poll()
  expect(await refunds()).toEqual(refunding.map(() => 'due 1'))
  setFaults('none')
  minutesPass(60)
  await shop.poll()
  await shop.poll()
  expect(await refunds()).toEqual(refunding.map(() => 'done 2'))
})

/** What others hold of the database, inside a transaction. */
async function listHeld(): Promise<unknown[]> {
  const { rows } = await sql`
    select l.mode, l.relation::regclass::text as relation from pg_locks l join pg_stat_activity a using (pid)
    where a.datname = current_database() and a.pid <> pg_backend_pid() and a.backend_type = 'client backend'
      and (l.locktype in ('tuple', 'transactionid', 'advisory') or l.mode in ('RowShareLock', 'RowExclusiveLock'))`.execute(
    shop.db,
  )
  return rows
}

test.each(bankCodes)('no row is locked while %s is asked for anything', async (code) => {
  const held: unknown[] = []
  const calls: number[] = []
  shop.bank.sandbox.faults.watch(code, async () => {
    calls.push(held.push(...(await listHeld())))
  })
  for (const choice of ['approve', 'wrong_amount', 'refuse', 'cancel', 'lost']) {
    const visit = await begin(code)
    const { returned, notified } = await shop.press(visit, choice)
    for (const message of [returned, ...notified]) if (message) await shop.deliver(code, message)
    minutesPass(3)
    // asked what became of it, to take what is held, and to pay back
    await shop.poll()
    await shop.poll()
  }
  shop.bank.sandbox.faults.watch(code, async () => {})
  expect(held).toEqual([])
  expect(calls.length).toBeGreaterThan(2)
})
