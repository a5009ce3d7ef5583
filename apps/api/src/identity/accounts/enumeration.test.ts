// Whether an e-mail has an account must not leak: not by the response, its headers, its timing, nor by the statements
// that reach the database.

import type { Endpoint, InputOf } from '@stoa/contract/endpoint'
import * as contract from '@stoa/contract/identity/account'
import { logIn } from '@stoa/contract/identity/session'
import { lookUpOrder } from '@stoa/contract/ordering/orders'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, makeAccount } from '../../../test/account-shop.ts'
import { openBrowser } from '../../../test/browser.ts'
import { openApp } from '../../../test/open-app.ts'
import { placeTestOrder } from '../../../test/place-test-order.ts'
import { openRecordedApi, type RecordedApi } from '../../../test/recorded-api.ts'
import { testClient } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { hashesStarted } from '../passwords/passwords.service.ts'

let api: TestApi
let app: FastifyInstance
let orderUid = ''
beforeAll(async () => {
  api = await openTestApi()
  app = await openApp({ ...api, passwordCost: { memory: 4096, passes: 1 } })
  await makeAccount(api, 'known@example.gr')
  await makeAccount(api, 'old@example.gr', { password: null, passwordToBeSet: true })
  // rehashed at this shop's cost, which is low, so that any other work would show
  await openBrowser(app).call(logIn, { email: 'known@example.gr', password: goodPassword })
  orderUid = (await placeTestOrder(api.database.db, { email: 'known@example.gr' })).uid
})
afterAll(async () => {
  await app.close()
  await api.close()
})

const samples = 80
/** What delays one side on a busy machine passes; a difference of work is there each time. */
const retry = 2

interface Measured {
  /** The lower quartile in milliseconds: what another process on the machine delayed is above it. */
  time: number
  hashes: number
  /** Every different response, without its unique id. */
  answers: Set<string>
}

type Attempt = () => Promise<unknown>

const lowerQuartile = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0

/** Alternating, so that load on the machine affects both equally. */
async function measure(attempts: readonly Attempt[]): Promise<Measured[]> {
  const results = attempts.map(() => ({ times: [] as number[], hashes: 0, answers: new Set<string>() }))
  for (let round = 0; round < samples; round += 1) {
    for (const [index, attempt] of attempts.entries()) {
      const result = results[index]
      const [startedAt, hashCount] = [performance.now(), hashesStarted()]
      const answer = await attempt()
      result?.times.push(performance.now() - startedAt)
      if (result) result.hashes += hashesStarted() - hashCount
      result?.answers.add(JSON.stringify(answer).replace(/"instance":"[^"]+"/, ''))
    }
  }
  return results.map(({ times, hashes, answers }) => ({ time: lowerQuartile(times), hashes, answers }))
}

const browser = () => openBrowser(app)
const attemptOf =
  <E extends Endpoint>(endpoint: E, inputs: () => InputOf<E>): Attempt =>
  () =>
    browser().call(endpoint, inputs())

const credentials = (email: string) => () => ({ email, password: 'a guess' })
let counter = 0
const registration = (email?: string) => () => {
  counter += 1
  const fields = {
    password: goodPassword,
    firstName: 'Ελένη',
    lastName: 'Μάρκου',
    acceptedTerms: true,
    newsletter: false,
  }
  return { email: email ?? `nobody${counter}@example.gr`, ...fields }
}
const wrongUid = '00000000-0000-4000-8000-000000000000'

/** Name, request with a known e-mail, request with unknown ones, passwords hashed for each. */
const cases: [string, () => Attempt[], number][] = [
  [
    'signing in',
    () =>
      ['known@example.gr', 'nobody@example.gr', 'old@example.gr'].map((email) => attemptOf(logIn, credentials(email))),
    1,
  ],
  [
    'registering',
    () => [
      attemptOf(contract.register, registration('known@example.gr')),
      attemptOf(contract.register, registration()),
    ],
    1,
  ],
  [
    'a forgotten password',
    () =>
      ['known@example.gr', 'nobody@example.gr'].map((email) =>
        attemptOf(contract.requestPasswordReset, () => ({ email })),
      ),
    0,
  ],
  [
    'an order’s e-mail',
    () => [
      attemptOf(lookUpOrder, () => ({ uid: orderUid, email: 'nobody@example.gr' })),
      attemptOf(lookUpOrder, () => ({ uid: wrongUid, email: 'known@example.gr' })),
    ],
    0,
  ],
]

test.each(cases)('%s: one response, the same work and the same time', { retry }, async (_, attempts, hashes) => {
  const measured = await measure(attempts())
  expect(new Set(measured.flatMap(({ answers }) => [...answers])).size).toBe(1)
  expect(measured.map((a) => a.hashes)).toEqual(measured.map(() => hashes * samples))
  const times = measured.map((a) => a.time)
  // wide enough for a busy machine
  expect(Math.max(...times) / Math.min(...times)).toBeLessThan(1.4)
})

test('headers do not differ either', async () => {
  const headersOf = async (eml: string) => {
    const request = { method: 'POST' as const, url: '/api/el/customers/login', payload: { eml, pwd: 'a guess' } }
    const { headers } = await app.inject(request)
    return { ...headers, date: '' }
  }
  expect(await headersOf('known@example.gr')).toEqual(await headersOf('nobody@example.gr'))
})

async function statementsOf(recorded: RecordedApi, name: string, input: unknown): Promise<string[]> {
  recorded.take()
  const call = { language: 'el', now: api.clock.now, caller: { kind: 'visitor' }, client: testClient } as const
  await recorded.operations.get(name)?.handle(input, { ...call, tag: () => {}, listed: () => {}, validUntil: () => {} })
  return recorded.take().map(({ sql }) => sql)
}

test('the database gets the same statements', async () => {
  const recorded = await openRecordedApi()
  await makeAccount({ ...api, database: recorded.database }, 'known@example.gr')
  const inputs: [string, (email: string) => unknown][] = [
    ['logIn', (email) => ({ email, password: 'a guess' })],
    ['register', (email) => registration(email)()],
    ['requestPasswordReset', (email) => ({ email })],
  ]
  for (const [name, input] of inputs) {
    const statements = await statementsOf(recorded, name, input('known@example.gr'))
    expect(statements.length).toBeGreaterThan(0)
    expect(await statementsOf(recorded, name, input('nobody@example.gr'))).toEqual(statements)
  }
  await recorded.database.close()
})
