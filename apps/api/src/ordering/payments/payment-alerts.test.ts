// Of which events of payments staff are told: each once, however often the provider is asked or says it again.

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type HeldShop, withHeldShop } from '../../../test/held-shop.ts'
import { payDueRefunds } from './due-attempts.service.ts'

let shop: HeldShop
withHeldShop((opened) => {
  shop = opened
})

const day = 24 * 60 * 60_000
const refuse = async () => 'refused' as const

async function toldOf(uid: string) {
  const { rows } = await sql<{ kind: string; cents: number; last_day: string | null; queued: number }>`
    select a.kind, a.cents, a.last_day, (
      select count(*)::int from outbox b where b.topic = 'staff.alert' and (b.payload ->> 'alertId')::bigint = a.id) as queued
    from staff_alert a join customer_order o on o.id = a.order_id where o.uid = ${uid} order by a.id`.execute(
    shop.database.db,
  )
  expect(new Set(rows.map(({ queued }) => queued))).toEqual(new Set([1]))
  return rows.map(({ kind, cents, last_day }) => ({ kind, cents, last_day }))
}

const centsOf = (reference: string): number =>
  shop.provider.requests.find((request) => request.reference === reference)?.amountCents ?? 0

const isoDay = (time: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens', dateStyle: 'short' }).format(time)

test('a hold that ends is told once, with its last day, and anew when it was extended', async () => {
  const { uid, reference } = await shop.holdBooks()
  const cents = centsOf(reference)
  const begun = shop.clock.now
  for (const hour of [1, 2]) await shop.poll(5 * day + hour)
  for (const days of [5.5, 6]) await shop.poll(days * day + 1)
  const first = { kind: 'hold_ends', cents, last_day: isoDay(begun + 7 * day) }
  expect(await toldOf(uid)).toEqual([first])
  await shop.poll(6.5 * day + day / 2 + 1, { extendHold: async () => 'done' })
  const extended = { kind: 'hold_extended', cents, last_day: isoDay(begun + 14 * day) }
  expect(await toldOf(uid)).toEqual([first, extended])
  await shop.poll(12.5 * day, { extendHold: refuse })
  expect((await toldOf(uid)).map(({ kind }) => kind)).toEqual(['hold_ends', 'hold_extended', 'hold_ends'])
})

test('a capture that is refused again and again is told once, and that the hold was lost', async () => {
  const { uid } = await shop.holdBooks()
  await shop.move(uid, 'invoiced')
  for (const hours of [0, 12, 24]) await shop.poll((hours * day) / 24, { capture: refuse })
  expect((await toldOf(uid)).map(({ kind }) => kind)).toEqual(['capture_refused'])
  await shop.poll(8 * day, { capture: refuse })
  expect((await toldOf(uid)).map(({ kind }) => kind)).toEqual(['capture_refused', 'hold_lost'])
})

test('a second capture is told, of another attempt and of the same one, and a refund that is refused', async () => {
  const uid = await shop.place()
  const [first, second] = [await shop.begin(uid), await shop.begin(uid)]
  const report = shop.reportOn(first)
  for (const told of [report, report, shop.reportOn(second)]) await shop.post('signed_bank/notify', told)
  expect(await toldOf(uid)).toEqual([{ kind: 'surplus', cents: centsOf(second), last_day: null }])
  const again = shop.reportOn(first, { amount: '1.00' })
  for (const told of [again, again, shop.reportOn(first, { amount: '2.00' })])
    await shop.post('signed_bank/notify', told)
  expect(await toldOf(uid)).toMatchObject([
    { kind: 'surplus' },
    { kind: 'captured_again', cents: 100 },
    { kind: 'captured_again', cents: 200 },
  ])
  const providers = [{ ...shop.provider, refund: refuse }]
  await payDueRefunds({ db: shop.database.db, providers, now: () => shop.clock.now + 60_000 })
  expect((await toldOf(uid)).at(-1)).toEqual({ kind: 'refund_refused', cents: centsOf(second), last_day: null })
})

test('a capture in a currency that nobody expects is recorded, told as its provider says it, and owed back', async () => {
  const uid = await shop.place()
  const reference = await shop.begin(uid)
  await shop.post('signed_bank/notify', shop.reportOn(reference, { currency: '840' }))
  expect(await shop.stateOf(uid)).toMatchObject({ payment: 'awaiting', attempts: ['surplus'] })
  expect(await toldOf(uid)).toMatchObject([{ kind: 'surplus', cents: centsOf(reference) }])
})
