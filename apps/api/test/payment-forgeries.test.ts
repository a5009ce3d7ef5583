// What is not the provider's own word pays nothing, at any provider: altered, repeated, moved to another order, or signed with
// another key. What a message only points at is asked at the provider, and then what the provider says counts.

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ticketSeal } from '../src/winbank-config.ts'
import { type BankShop, type BegunVisit, bankCodes, openBankShop } from './bank-shop.ts'
import type { BankMessage } from './bank-visit.ts'
import { findInDatabase } from './find-in-database.ts'
import { expectConsistentLedger } from './invariants.ts'
import { accountSettings } from './test-api.ts'

let shop: BankShop
beforeAll(async () => {
  shop = await openBankShop()
})
beforeEach(() => void shop.lines.splice(0))
afterEach(() => expectConsistentLedger(shop.db))
afterAll(() => shop.close())

interface Standing {
  payment: string
  attempts: string[]
  /** Whether each attempt has what was asked for, or nothing. */
  right: boolean
}

async function standingOf(uid: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select o.payment_status as payment, array_agg(a.status order by a.id) as attempts,
      bool_and(a.captured_cents is null or a.captured_cents = a.amount_cents) as right
    from customer_order o join payment_attempt a on a.order_id = o.id where o.uid = ${uid} group by o.id`.execute(
    shop.db,
  )
  return rows[0]
}

const untouched = { payment: 'awaiting', attempts: ['open'], right: true }
const paid = { payment: 'paid', attempts: ['captured'], right: true }

async function begin(code: string): Promise<BegunVisit> {
  const visit = await shop.begin(await shop.place(code), code)
  if (!visit) throw new Error('nothing began')
  return visit
}

/** Everything that browser and notifications bring. */
async function press(visit: BegunVisit, choice: string): Promise<BankMessage[]> {
  const { returned, notified } = await shop.press(visit, choice)
  return returned ? [returned, ...notified] : notified
}

const flip = (value: string): string =>
  /\d$/.test(value) ? `${value.slice(0, -1)}${9 - Number(value.at(-1))}` : `${value}x`

/** A message with one field of its address or of its form changed. */
function flippedForms({ url, headers, body }: BankMessage): BankMessage[] {
  const isForm = body !== '' && !body.startsWith('{')
  const address = new URL(url, 'http://shop.invalid')
  const fields = isForm ? new URLSearchParams(body) : address.searchParams
  return [...fields].map(([name, value]) => {
    const changed = new URLSearchParams(fields)
    changed.set(name, flip(value))
    const query = isForm ? address.search : `?${changed}`
    return { url: `${address.pathname}${query}`, headers, body: isForm ? String(changed) : body }
  })
}

/** A message with one value of its JSON changed. */
const flippedJson = ({ url, headers, body }: BankMessage): BankMessage[] =>
  body.startsWith('{')
    ? [...body.matchAll(/:("[^"]*"|\d+)/g)].map((match) => {
        const value = match[1] ?? ''
        const changed = value.startsWith('"') ? `"${flip(value.slice(1, -1))}"` : flip(value)
        return {
          url,
          headers,
          body: body.slice(0, match.index + 1) + changed + body.slice(match.index + match[0].length),
        }
      })
    : []

const warned = () =>
  shop.lines.filter(({ level, message }) => level === 'warn' && message.includes('not the provider’s'))

describe.each(bankCodes)('%s', (code) => {
  test('each field altered: the order is as before, or as the provider itself says', async () => {
    for (const [index, message] of (await press(await begin(code), 'approve')).entries()) {
      const visit = await begin(code)
      const own = (await press(visit, 'approve'))[index]
      if (!own) throw new Error(`no message ${index} like ${message.url}`)
      const forged = [...flippedForms(own), ...flippedJson(own)]
      expect(forged.length).toBeGreaterThan(1)
      for (const one of forged) {
        await shop.deliver(code, one)
        expect([untouched, paid], one.body || one.url).toContainEqual(await standingOf(visit.uid))
      }
    }
  })

  test('signed with another key, or made up: refused, logged, and the order is as before', async () => {
    const visit = await begin(code)
    const messages = await press(visit, 'altered')
    const [returned] = messages
    const { location } = returned ? await shop.deliver(code, returned) : { location: null }
    expect(location).toBe('/el/checkout-failure?reason=transaction_problem')
    expect(warned().length).toBeGreaterThan(0)
    expect(await standingOf(visit.uid)).toEqual(untouched)
  })

  test('what was paid for another order pays that one, wherever it arrives', async () => {
    const [visit, other] = [await begin(code), await begin(code)]
    const [message] = await press(other, 'approve')
    if (!message) throw new Error('no return')
    const path = `/el/payment/${code}/success/${visit.uid}`
    expect(await shop.deliver(code, message, path)).toEqual({
      status: 303,
      location: `/el/checkout-success/${other.uid}`,
    })
    expect([await standingOf(visit.uid), await standingOf(other.uid)]).toEqual([untouched, paid])
  })

  test('another order’s success under this order’s names does not pay it', async () => {
    const [visit, other] = [await begin(code), await begin(code)]
    await press(visit, 'refuse')
    const names = await namesOf(visit, other)
    for (const { url, headers, body } of await press(other, 'approve')) {
      const moved = (text: string) => names.reduce((moving, [from, to]) => moving.replaceAll(from, to), text)
      await shop.deliver(code, { url: moved(url), headers, body: moved(body) })
    }
    expect((await standingOf(visit.uid))?.payment).toBe('awaiting')
  })

  test('a valid message again and again changes nothing, and is counted', async () => {
    const visit = await begin(code)
    const [message] = await press(visit, 'approve')
    if (!message) throw new Error('no return')
    for (let times = 0; times < 3; times += 1)
      expect((await shop.deliver(code, message)).location).toBe(`/el/checkout-success/${visit.uid}`)
    expect(await standingOf(visit.uid)).toEqual(paid)
    const { rows } = await sql<{ times: number }>`select m.times from payment_message m
      join payment_attempt a on a.id = m.attempt_id where a.reference = ${visit.reference}`.execute(shop.db)
    expect(rows).toEqual([{ times: 3 }])
  })
})

/** What names the one order at its provider, and the other. */
async function namesOf(visit: BegunVisit, other: BegunVisit): Promise<[from: string, to: string][]> {
  const { rows } = await sql<{ reference: string; name: string | null }>`select reference, provider_reference as name
    from payment_attempt where reference in (${visit.reference}, ${other.reference})`.execute(shop.db)
  const nameOf = (reference: string) => rows.find((row) => row.reference === reference)?.name
  const [from, to] = [nameOf(other.reference), nameOf(visit.reference)]
  return [[other.reference, visit.reference], ...(from && to ? [[from, to] as [string, string]] : [])]
}

/** The amount is winbank's ticket's: its answers do not name one. */
const naming = bankCodes.filter((code) => code !== 'winbank')

test.each(naming)('%s: one cent does not pay, and goes back', async (code) => {
  const visit = await begin(code)
  for (const message of await press(visit, 'wrong_amount')) await shop.deliver(code, message)
  expect(await standingOf(visit.uid)).toEqual({ payment: 'awaiting', attempts: ['surplus'], right: false })
  await shop.poll()
  const { rows } = await sql`select r.cents, r.status from payment_refund r
    join payment_attempt a on a.id = r.attempt_id where a.reference = ${visit.reference}`.execute(shop.db)
  expect(rows).toEqual([{ cents: 1, status: 'done' }])
})

const pairs = bankCodes.map((code, index) => [code, bankCodes[(index + 1) % bankCodes.length] ?? code] as const)

test.each(pairs)(
  'in two tabs, at %s and at %s, both succeed: one paid order, one refund, one alarm',
  async (...codes) => {
    const uid = await shop.place(codes[0])
    const visits: BegunVisit[] = []
    for (const code of codes) visits.push((await shop.begin(uid, code)) ?? expect.fail('nothing began'))
    const sent: Promise<unknown>[] = []
    for (const visit of visits)
      for (const message of await press(visit, 'approve')) sent.push(shop.deliver(visit.code, message))
    await Promise.all(sent)
    const standing = await standingOf(uid)
    expect({ ...standing, attempts: standing?.attempts.toSorted() }).toEqual({
      ...paid,
      attempts: ['captured', 'surplus'],
    })
    shop.clock.now += 3 * 60_000
    const alarms = await shop.poll()
    const { rows } = await sql<{ status: string; provider: string }>`select r.status, a.provider from payment_refund r
    join payment_attempt a on a.id = r.attempt_id join customer_order o on o.id = r.order_id where o.uid = ${uid}`.execute(
      shop.db,
    )
    // winbank's are made by hand, which is the second thing that somebody is told
    const isByHand = rows[0]?.provider === 'winbank'
    expect(rows.map(({ status }) => status)).toEqual([isByHand ? 'refused' : 'done'])
    expect(shop.lines.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
      expect.stringContaining('surplus'),
    ])
    expect(alarms.map(({ alarm }) => alarm)).toEqual(isByHand ? ['refund_refused'] : [])
  },
)

/** By the names of their settings. */
const secretsIn = (settings: unknown): string[] =>
  typeof settings === 'object' && settings !== null
    ? Object.entries(settings).flatMap(([name, value]) =>
        typeof value === 'string' && /secret|password|key/i.test(name) ? [value] : secretsIn(value),
      )
    : []

test('no secret of a provider is in the log, in an error or in the database', async () => {
  const secrets = secretsIn(shop.bank.sandbox.bankAccounts)
  expect(secrets.length).toBeGreaterThanOrEqual(bankCodes.length)
  const visits = await Promise.all(bankCodes.map(begin))
  for (const code of bankCodes) shop.bank.sandbox.faults.set(code, 'nonsense')
  for (const visit of visits)
    for (const message of await press(visit, 'approve')) await shop.deliver(visit.code, message)
  for (const code of bankCodes) {
    await shop.begin(await shop.place(code), code)
    shop.bank.sandbox.faults.set(code, 'none')
  }
  const logged = shop.lines.map(({ details, message }) => `${message} ${JSON.stringify(details, errorText)}`).join('\n')
  expect(logged).toContain('a payment could not begin')
  const kept = [...secrets, await ticketOf(visits)]
  for (const secret of kept) expect(logged + shop.alarms.join()).not.toContain(secret)
  expect(await findInDatabase(shop.db, kept)).toEqual([])
})

const errorText = (_: string, value: unknown): unknown =>
  value instanceof Error ? { ...value, text: `${value} ${value.stack} ${value.cause}` } : value

/** As winbank gave it, with which a refusal could be signed. */
async function ticketOf(visits: readonly BegunVisit[]): Promise<string> {
  const reference = visits.find(({ code }) => code === 'winbank')?.reference ?? ''
  const { rows } = await sql<{ sealed: string }>`select provider_reference as sealed from payment_attempt
    where reference = ${reference}`.execute(shop.db)
  return ticketSeal(accountSettings.secret).open(reference, rows[0]?.sealed ?? '') ?? expect.fail('no ticket')
}
