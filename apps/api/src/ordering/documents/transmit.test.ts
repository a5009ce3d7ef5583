// Transmission to myDATA: each document once, whatever becomes of the calls, and never under another number.

import { type Sandbox, startSandbox } from '@stoa/sandbox/sandbox'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueAs, moveThrough } from '../../../test/make-issuer.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { line, placed } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { mydata } from '../../adapters/mydata.ts'
import type { TaxDocuments } from '../../ports/tax-documents.ts'
import { takeDueDocument } from './transmit.queries.ts'
import { listOpenDocuments, requestTransmission, transmitDue } from './transmit.service.ts'

const minute = 60_000
const hour = 60 * minute

let sandbox: Sandbox
let api: TestApi
let book: number
let documents: TaxDocuments
const alarms: string[] = []
beforeAll(async () => {
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  api = await openTestApi()
  book = await makeProduct(api.database.db, { priceCents: 1350, copies: [900] })
})
beforeEach(async () => {
  alarms.length = 0
  documents = adapter()
  await issueAs(api.database.db, api.clock.now)
})
afterEach(async () => {
  sandbox.faults.set('mydata', 'none')
  // what a test leaves open is no other's
  await sql`update document_transmission set next_at = null where state = 'waiting'`.execute(api.database.db)
})
afterAll(async () => {
  await api.close()
  await sandbox.stop()
})

/** Of one process. */
function adapter(changes: { subscriptionKey?: string } = {}): TaxDocuments {
  const reports = { failing: () => {}, alarm: (_: string, reason: string) => void alarms.push(reason) }
  return mydata({ ...sandbox.books, ...changes, reports, now: () => api.clock.now })
}

async function issue(seriesPrefix = ''): Promise<{ uid: unknown; code: unknown }> {
  await issueAs(api.database.db, api.clock.now, seriesPrefix)
  const { uid, cd } = await placed(api.app, [line(book)])
  await moveThrough(api.database.db, uid, api.clock.now, 'processing', 'inDelivery')
  return { uid, code: cd }
}

interface Stored {
  uid: string
  series: string
  number: number
  state: string
  attempts: number
  mark: string | null
  qr: string | null
  problem: string | null
  due: number | null
}

async function storedOf({ uid }: { uid: unknown }): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select d.uid, d.series, d.number, t.state, t.attempts, t.mark, t.qr_url as qr, t.problem,
      (extract(epoch from t.next_at) * 1000)::float8 as due
    from document_transmission t join document d on d.id = t.document_id join customer_order o on o.id = d.order_id
    where o.uid = ${String(uid)} order by d.id`.execute(api.database.db)
  return rows
}

const transmitWith = (books: TaxDocuments) => transmitDue(api.database.db, books, () => api.clock.now)
const transmit = (after = 0) => {
  api.clock.now += after
  return transmitWith(documents)
}
const enteredOf = (uid: string | undefined) => sandbox.mydata.entered.filter((invoice) => invoice.uid === uid)

test('a document is entered, and its mark and the address of its QR code are kept', async () => {
  const order = await issue()
  expect(await transmit()).toEqual({ accepted: 1, waiting: 0, left: [] })
  const [document] = await storedOf(order)
  const [entered, ...again] = enteredOf(document?.uid)
  expect(again).toEqual([])
  expect(document).toMatchObject({ state: 'accepted', mark: entered?.mark, qr: expect.stringContaining('/mydata/qr') })
  expect(await transmit(hour)).toEqual({ accepted: 0, waiting: 0, left: [] })
})

test('a credit waits for what it takes back, and names it', async () => {
  const order = await issue()
  await moveThrough(api.database.db, order.uid, api.clock.now, 'notDelivered', 'returned')
  expect(await transmit()).toEqual({ accepted: 2, waiting: 0, left: [] })
  expect((await storedOf(order)).map(({ state }) => state)).toEqual(['accepted', 'accepted'])
})

test('an answer that was lost is found among the documents of the day, and nothing is entered twice', async () => {
  // so that it is not on the first page
  for (let index = 0; index < 3; index += 1) await issue()
  await transmit()
  const order = await issue('T-')
  expect(await transmit()).toEqual({ accepted: 0, waiting: 1, left: [] })
  const [waiting] = await storedOf(order)
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, problem: 'timeout', due: api.clock.now + minute })
  expect(await transmit(minute)).toEqual({ accepted: 1, waiting: 0, left: [] })
  const [found] = await storedOf(order)
  expect(found).toMatchObject({
    ...waiting,
    state: 'accepted',
    attempts: 2,
    problem: null,
    due: null,
    mark: expect.any(String),
    qr: expect.any(String),
  })
  expect(enteredOf(found?.uid)).toHaveLength(1)
})

test('a process that ended before it stored the answer is made up for by another, once', async () => {
  const { db } = api.database
  const order = await issue()
  const taken = await takeDueDocument(db, new Date(api.clock.now))
  expect(taken).not.toBeNull()
  // nobody else takes it while the first may still be at it
  expect(await transmit()).toEqual({ accepted: 0, waiting: 0, left: [] })
  expect(await transmit(2 * minute)).toEqual({ accepted: 1, waiting: 0, left: [] })
  expect(enteredOf((await storedOf(order))[0]?.uid)).toHaveLength(1)
})

test('of several processes at once each document is entered by one', async () => {
  const orders = [await issue(), await issue(), await issue(), await issue()]
  const counts = await Promise.all(Array.from({ length: 6 }, () => transmitWith(adapter())))
  expect(counts.reduce((total, { accepted }) => total + accepted, 0)).toBe(4)
  for (const order of orders) expect(enteredOf((await storedOf(order))[0]?.uid)).toHaveLength(1)
})

describe('what cannot be transmitted', () => {
  test('because it is wrong is left to a person, and can be sent again under the same number', async () => {
    const order = await issue('E-')
    const [document] = await storedOf(order)
    const name = `${document?.series} ${document?.number}: 999 the series asks for an error`
    expect(await transmit()).toEqual({ accepted: 0, waiting: 0, left: [name] })
    expect(await transmit(hour)).toEqual({ accepted: 0, waiting: 0, left: [] })
    const { db } = api.database
    const open = (await listOpenDocuments(db, 99)).filter(({ code }) => code === order.code)
    expect(open).toMatchObject([{ state: 'rejected', number: document?.number, attempts: 1 }])
    const asked = { series: String(document?.series), number: Number(document?.number) }
    expect(await requestTransmission(db, asked, new Date(api.clock.now))).toBe(true)
    expect((await transmit()).left).toEqual([name])
    expect(await storedOf(order)).toMatchObject([{ uid: document?.uid, number: document?.number, attempts: 2 }])
    expect(await requestTransmission(db, { ...asked, number: 9999 }, new Date(api.clock.now))).toBe(false)
  })

  test.each(['hang', 'reset', 'nonsense'] as const)(
    'because the service gives %s is tried again and entered once',
    async (fault) => {
      const order = await issue()
      sandbox.faults.set('mydata', fault)
      expect(await transmit()).toEqual({ accepted: 0, waiting: 1, left: [] })
      sandbox.faults.set('mydata', 'none')
      expect(await transmit(minute)).toEqual({ accepted: 1, waiting: 0, left: [] })
      expect(enteredOf((await storedOf(order))[0]?.uid)).toHaveLength(1)
    },
  )

  test.each(['R-', 'X-'])('with a series %s waits', async (prefix) => {
    const order = await issue(prefix)
    expect(await transmit()).toEqual({ accepted: 0, waiting: 1, left: [] })
    expect((await storedOf(order))[0]).toMatchObject({ state: 'waiting', due: api.clock.now + minute })
  })

  test('because the keys are wrong is an alarm, and the service is left alone', async () => {
    await issue()
    documents = adapter({ subscriptionKey: 'wrong' })
    expect((await transmit()).waiting).toBe(1)
    const { calls } = sandbox.mydata
    expect((await transmit(minute)).waiting).toBe(1)
    expect([alarms, sandbox.mydata.calls]).toEqual([['status 401'], calls])
  })

  test('for more than a day is left to a person', async () => {
    const order = await issue('X-')
    await sql`update document_transmission set attempts = 29 where state = 'waiting'`.execute(api.database.db)
    expect((await transmit()).left).toEqual([expect.stringContaining('answer_unreadable')])
    expect((await storedOf(order))[0]).toMatchObject({ state: 'waiting', due: null, attempts: 30 })
  })
})

test('while the service hangs orders leave and are placed, and no lock and no connection is held', async () => {
  await issue()
  sandbox.faults.set('mydata', 'hang')
  const transmitting = transmit()
  await issue()
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
    api.database.db,
  )
  expect(rows).toEqual([])
  expect((await transmitting).accepted).toBe(0)
})
