// Every row of the table of limits, on two processes over one database: as many as it says, not one more, and again when its time
// is over; whatever address the caller claims to come from.

import type { Endpoint } from '@stoa/contract/endpoint'
import { endpoints } from '@stoa/contract/endpoints'
import { lookUpOrder } from '@stoa/contract/orders'
import { logIn } from '@stoa/contract/session'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, logInWith, makeAccount } from '../../../test/account-shop.ts'
import { openBrowser } from '../../../test/browser.ts'
import { sampleOf } from '../../../test/call-samples.ts'
import { openApp } from '../../../test/open-app.ts'
import { sendCall } from '../../../test/send-call.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { createApp } from '../../app.ts'
import { type Connection, connect } from '../../database/connect.ts'
import { operation } from '../../http/operation.ts'
import { isKnownDevice } from '../accounts/known-devices.ts'
import { HashingBusy } from '../passwords/hash-work.ts'
import { limitOperations } from './limit-operations.ts'
import { type LimitRow, shopLimits } from './limit-table.ts'

let api: TestApi
let second: Connection
beforeAll(async () => {
  api = await openTestApi()
  second = connect(api.database.url, 4, () => {})
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const openProcess = (database: Pick<Connection, 'db'>, limits: readonly LimitRow[], trustProxy?: string) =>
  openApp({ database, clock: api.clock, limits, trustProxy })

const openBoth = (table: readonly LimitRow[]) =>
  Promise.all([openProcess(api.database, table), openProcess(second, table)])

let forged = 0
/** An address that nobody has used before. */
const claim = () => {
  forged += 1
  return { 'x-forwarded-for': `192.0.2.${forged % 250}, 198.51.100.${forged % 200}` }
}

const callsOf = (row: LimitRow): Endpoint[] => endpoints.filter(({ name }) => row.calls.includes(name))

/** Asks by turns of both processes, for the same one. */
async function asker(row: LimitRow, apps: readonly FastifyInstance[], changes: Record<string, string> = {}) {
  const ready = await Promise.all(
    callsOf(row).map(async (endpoint) => ({ endpoint, sample: await sampleOf(api, endpoint) })),
  )
  const [shared] = ready
  if (!shared) throw new Error(`${row.name} is about no call`)
  const device = row.only === 'known' ? await knownDevice(shared.sample.valid) : {}
  let turn = 0
  return () => {
    turn += 1
    const { endpoint, sample } = ready[turn % ready.length] ?? shared
    const app = apps[turn % apps.length] ?? api.app
    // the customer of the first sample asks for all: their calls share a bucket
    const headers = { ...sample.headers, ...shared.sample.headers, ...claim(), ...device }
    return sendCall(app, endpoint, { ...sample.valid, ...changes }, 'el', headers)
  }
}

const emailField = (row: LimitRow): string => (callsOf(row)[0]?.name === 'requestPasswordReset' ? 'email' : 'eml')

/** The cookie of a browser in which the customer has signed in. */
async function knownDevice(wire: Record<string, unknown>): Promise<Record<string, string>> {
  const browser = openBrowser(api.app)
  const { status } = await browser.call(logIn, { email: String(wire.eml), password: String(wire.pwd) })
  expect(status).toBe(200)
  return { cookie: `__Host-device=${browser.cookies.get('__Host-device')}` }
}

test.each(shopLimits)('$name: $most, then a pause of $per seconds at most', async (row) => {
  const apps = await openBoth([row])
  const ask = await asker(row, apps)
  for (let count = 1; count <= row.most; count += 1) expect([count, (await ask()).status]).not.toEqual([count, 429])
  for (let count = 0; count < 3; count += 1) {
    const { status, type, body } = await ask()
    expect([status, type, body.code]).toEqual([429, 'application/problem+json', 'too_many_requests'])
    expect(body.details).toEqual({ retryAfter: row.per })
  }
  if (row.by === 'email' || row.by === 'customer' || row.by === 'device') {
    const another = await asker(row, apps, row.by === 'email' ? { [emailField(row)]: 'another@example.gr' } : {})
    expect((await another()).status).not.toBe(429)
  }
  api.clock.now += row.per * 1000
  expect((await ask()).status).not.toBe(429)
  await Promise.all(apps.map((app) => app.close()))
})

describe('an address', () => {
  const table: LimitRow[] = [{ name: 'track.ip', calls: ['lookUpOrder'], by: 'ip', most: 3, per: 3600 }]
  const order = { uid: '00000000-0000-4000-8000-000000000000', email: 'nobody@example.gr' }
  const tries = async (app: FastifyInstance, ip: string, forwarded: () => string, count = 5) => {
    const browser = openBrowser(app, ip)
    const answers = []
    for (let one = 0; one < count; one += 1)
      answers.push(await browser.call(lookUpOrder, order, { 'x-forwarded-for': forwarded() }))
    return answers
  }

  test('is the one the call comes from, whatever it claims; the wait stands in a header and shrinks', async () => {
    const app = await openProcess(api.database, table)
    const answers = await tries(app, '203.0.113.1', () => claim()['x-forwarded-for'])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429, 429])
    expect(answers[3]?.retryAfter).toBe('3600')
    api.clock.now += 1_500_500
    const [later] = await tries(app, '203.0.113.1', () => '', 1)
    expect(later).toMatchObject({ retryAfter: '2100', body: { details: { retryAfter: 2100 } } })
    const [other] = await tries(app, '203.0.113.2', () => '', 1)
    expect(other).toMatchObject({ status: 404, retryAfter: undefined })
    await app.close()
  })

  test('is the one a trusted proxy names, and what came before it is not believed', async () => {
    const app = await openProcess(api.database, table, '203.0.113.9')
    const behind = await tries(app, '203.0.113.9', () => `${claim()['x-forwarded-for']}, 198.51.100.77`)
    expect(behind.map(({ status }) => status)).toEqual([404, 404, 404, 429, 429])
    const [other] = await tries(app, '203.0.113.9', () => '198.51.100.78', 1)
    expect(other?.status).toBe(404)
    await app.close()
  })

  test('of fifty who come at once as many are let in as the row says', async () => {
    const apps = await openBoth(table)
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        openBrowser(apps[at % 2] ?? api.app, '203.0.113.3').call(lookUpOrder, order),
      ),
    )
    expect(all.filter(({ status }) => status !== 429)).toHaveLength(3)
    await Promise.all(apps.map((app) => app.close()))
  })
})

test('bad input is told before it is counted', async () => {
  const app = await openProcess(api.database, [{ name: 'login.ip', calls: ['logIn'], by: 'ip', most: 1, per: 60 }])
  await makeAccount(api, 'counted@example.gr')
  const browser = openBrowser(app)
  for (let count = 0; count < 3; count += 1)
    expect((await browser.call(logIn, { email: 'not an e-mail', password: 'x' })).status).toBe(400)
  expect((await logInWith(browser, 'counted@example.gr', goodPassword)).status).toBe(200)
  expect((await logInWith(browser, 'counted@example.gr', goodPassword)).status).toBe(429)
  await app.close()
})

test('whoever comes when too many passwords wait to be hashed is told to come back, also without limits', async () => {
  const busy = operation(logIn, () => Promise.reject(new HashingBusy('full')))
  const table = limitOperations(api.database.db, [], { isKnownDevice }, new Map([['logIn', busy]]))
  const reception = { now: () => api.clock.now, authenticate: async () => null, cookies: { secure: true } }
  const app = await createApp({ operations: table, ...reception })
  const answer = await logInWith(openBrowser(app), 'counted@example.gr')
  expect(answer).toMatchObject({ status: 429, retryAfter: '5', body: { code: 'too_many_requests' } })
  await app.close()
})
