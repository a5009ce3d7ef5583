// Every row of the table of limits, on two processes over one database: exactly as many calls as it says, and again
// when its period is over; whatever address the caller claims to come from.

import type { Endpoint } from '@stoa/contract/endpoint'
import { endpoints } from '@stoa/contract/endpoints'
import { logIn } from '@stoa/contract/identity/session'
import { lookUpOrder } from '@stoa/contract/ordering/orders'
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
import { HashingBusyError } from '../../identity/passwords/passwords.service.ts'
import { type LimitRow, shopLimits } from './limit-table.ts'
import { limitOperations } from './limits.service.ts'

let api: TestApi
let second: Connection
beforeAll(async () => {
  api = await openTestApi()
  api.listing.onConnected()
  second = connect(api.database.url, 4, () => {})
})
afterAll(async () => {
  await second.close()
  await api.close()
})

const openProcess = (database: Pick<Connection, 'db'>, limits: readonly LimitRow[], trustProxy?: string) =>
  openApp({ ...api, database, limits, trustProxy })

const openBoth = (table: readonly LimitRow[]) =>
  Promise.all([openProcess(api.database, table), openProcess(second, table)])

let forgedCount = 0
/** An unused address. */
const forgedHeaders = () => {
  forgedCount += 1
  return { 'x-forwarded-for': `192.0.2.${forgedCount % 250}, 198.51.100.${forgedCount % 200}` }
}

const callsOf = (row: LimitRow): Endpoint[] => endpoints.filter(({ name }) => row.calls.includes(name))

/** Alternates between both processes, with the same bucket. */
async function createCaller(row: LimitRow, apps: readonly FastifyInstance[], changes: Record<string, string> = {}) {
  const samples = await Promise.all(
    callsOf(row).map(async (endpoint) => ({ endpoint, sample: await sampleOf(api, endpoint) })),
  )
  const [shared] = samples
  if (!shared) throw new Error(`${row.name} is about no call`)
  const device = row.only === 'known' ? await knownDevice(shared.sample.valid) : {}
  const link = row.by === 'token' ? { guid: shared.sample.valid.guid } : {}
  let counter = 0
  return () => {
    counter += 1
    const { endpoint, sample } = samples[counter % samples.length] ?? shared
    const app = apps[counter % apps.length] ?? api.app
    // the customer of the first sample asks for all: their calls share a bucket
    const headers = { ...sample.headers, ...shared.sample.headers, ...forgedHeaders(), ...device }
    return sendCall(app, endpoint, { ...sample.valid, ...link, ...changes }, 'el', headers)
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

/** The others count something else than calls, where that is done. */
const callLimits = shopLimits.filter(({ of }) => of === undefined)

test.each(callLimits)('$name: $max, then a pause of $per seconds at most', async (row) => {
  const apps = await openBoth([row])
  const send = await createCaller(row, apps)
  for (let count = 1; count <= row.max; count += 1) expect([count, (await send()).status]).not.toEqual([count, 429])
  for (let count = 0; count < 3; count += 1) {
    const { status, type, body } = await send()
    expect([status, type, body.code]).toEqual([429, 'application/problem+json', 'too_many_requests'])
    expect(body.details).toEqual({ retryAfter: row.per })
  }
  if (['email', 'customer', 'device', 'token'].includes(row.by)) {
    const sendOther = await createCaller(
      row,
      apps,
      row.by === 'email' ? { [emailField(row)]: 'another@example.gr' } : {},
    )
    expect((await sendOther()).status).not.toBe(429)
  }
  api.clock.now += row.per * 1000
  expect((await send()).status).not.toBe(429)
  await Promise.all(apps.map((app) => app.close()))
})

describe('an address', () => {
  const table: LimitRow[] = [{ name: 'track.ip', calls: ['lookUpOrder'], by: 'ip', max: 3, per: 3600 }]
  const order = { uid: '00000000-0000-4000-8000-000000000000', email: 'nobody@example.gr' }
  const callRepeatedly = async (app: FastifyInstance, ip: string, forwarded: () => string, count = 5) => {
    const browser = openBrowser(app, ip)
    const answers = []
    for (let index = 0; index < count; index += 1)
      answers.push(await browser.call(lookUpOrder, order, { 'x-forwarded-for': forwarded() }))
    return answers
  }

  test('is the one the call comes from, whatever it claims; the response has Retry-After', async () => {
    const app = await openProcess(api.database, table)
    const answers = await callRepeatedly(app, '203.0.113.1', () => forgedHeaders()['x-forwarded-for'])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429, 429])
    expect(answers[3]?.retryAfter).toBe('3600')
    api.clock.now += 1_500_500
    const [later] = await callRepeatedly(app, '203.0.113.1', () => '', 1)
    expect(later).toMatchObject({ retryAfter: '2100', body: { details: { retryAfter: 2100 } } })
    const [otherResponse] = await callRepeatedly(app, '203.0.113.2', () => '', 1)
    expect(otherResponse).toMatchObject({ status: 404, retryAfter: undefined })
    await app.close()
  })

  test('is the one a trusted proxy names; earlier entries are ignored', async () => {
    const app = await openProcess(api.database, table, '203.0.113.9')
    const behind = await callRepeatedly(
      app,
      '203.0.113.9',
      () => `${forgedHeaders()['x-forwarded-for']}, 198.51.100.77`,
    )
    expect(behind.map(({ status }) => status)).toEqual([404, 404, 404, 429, 429])
    const [otherResponse] = await callRepeatedly(app, '203.0.113.9', () => '198.51.100.78', 1)
    expect(otherResponse?.status).toBe(404)
    await app.close()
  })

  test('of fifty concurrent calls exactly as many as the row says succeed', async () => {
    const apps = await openBoth(table)
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        openBrowser(apps[index % 2] ?? api.app, '203.0.113.3').call(lookUpOrder, order),
      ),
    )
    expect(all.filter(({ status }) => status !== 429)).toHaveLength(3)
    await Promise.all(apps.map((app) => app.close()))
  })
})

test('bad input is refused before it is counted', async () => {
  const app = await openProcess(api.database, [{ name: 'login.ip', calls: ['logIn'], by: 'ip', max: 1, per: 60 }])
  await makeAccount(api, 'counted@example.gr')
  const browser = openBrowser(app)
  for (let count = 0; count < 3; count += 1)
    expect((await browser.call(logIn, { email: 'not an e-mail', password: 'x' })).status).toBe(400)
  expect((await logInWith(browser, 'counted@example.gr', goodPassword)).status).toBe(200)
  expect((await logInWith(browser, 'counted@example.gr', goodPassword)).status).toBe(429)
  await app.close()
})

test('a full hashing queue is refused with Retry-After, also without limits', async () => {
  const busy = operation(logIn, () => Promise.reject(new HashingBusyError('full')))
  const table = limitOperations(api.database.db, [], new Map([['logIn', busy]]))
  const deps = {
    now: () => api.clock.now,
    authenticate: async () => null,
    authenticateStaff: async () => null,
    cookies: { secure: true },
  }
  const app = await createApp({ operations: table, ...deps })
  const answer = await logInWith(openBrowser(app), 'counted@example.gr')
  expect(answer).toMatchObject({ status: 429, retryAfter: '5', body: { code: 'too_many_requests' } })
  await app.close()
})
