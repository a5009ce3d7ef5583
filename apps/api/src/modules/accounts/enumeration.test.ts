// Whether an e-mail has an account is not to be learned: not from an answer, not from its headers, not from how long it takes, and
// not from what is asked of the database meanwhile.

import * as contract from '@stoa/contract/account'
import type { Endpoint, InputOf } from '@stoa/contract/endpoint'
import { lookUpOrder } from '@stoa/contract/orders'
import { logIn } from '@stoa/contract/session'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, makeAccount } from '../../../test/account-shop.ts'
import { openBrowser } from '../../../test/browser.ts'
import { openApp } from '../../../test/open-app.ts'
import { openRecordedApi, type RecordedApi } from '../../../test/recorded-api.ts'
import { testClient } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { placeTestOrder } from '../../jobs/place-test-order.ts'
import { hashesBegun } from '../passwords/hash-work.ts'

let api: TestApi
let app: FastifyInstance
let orderUid = ''
beforeAll(async () => {
  api = await openTestApi()
  app = await openApp({ ...api, passwordCost: { memory: 4096, passes: 1 } })
  await makeAccount(api, 'known@example.gr')
  await makeAccount(api, 'old@example.gr', { password: null, passwordToBeSet: true })
  // hashed anew at the cost of this shop: little, so that whatever else is done would show
  await openBrowser(app).call(logIn, { email: 'known@example.gr', password: goodPassword })
  orderUid = (await placeTestOrder(api.database.db, { email: 'known@example.gr' })).uid
})
afterAll(async () => {
  await app.close()
  await api.close()
})

const samples = 200

interface Measured {
  /** Milliseconds. */
  median: number
  hashes: number
  /** Every different answer, without the number that is each answer's own. */
  answers: Set<string>
}

type Try = () => Promise<unknown>

const median = (times: number[]): number => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0

/** By turns, so that a busy machine is busy for all of them. */
async function measure(tries: readonly Try[]): Promise<Measured[]> {
  const noted = tries.map(() => ({ times: [] as number[], hashes: 0, answers: new Set<string>() }))
  for (let turn = 0; turn < samples; turn += 1) {
    for (const [index, attempt] of tries.entries()) {
      const note = noted[index]
      const [begun, hashed] = [performance.now(), hashesBegun()]
      const answer = await attempt()
      note?.times.push(performance.now() - begun)
      if (note) note.hashes += hashesBegun() - hashed
      note?.answers.add(JSON.stringify(answer).replace(/"instance":"[^"]+"/, ''))
    }
  }
  return noted.map(({ times, hashes, answers }) => ({ median: median(times), hashes, answers }))
}

const browser = () => openBrowser(app)
const tryOf =
  <E extends Endpoint>(endpoint: E, inputs: () => InputOf<E>): Try =>
  () =>
    browser().call(endpoint, inputs())

const credentials = (email: string) => () => ({ email, password: 'a guess' })
let made = 0
const registration = (email?: string) => () => {
  made += 1
  const words = {
    password: goodPassword,
    firstName: 'Ελένη',
    lastName: 'Μάρκου',
    acceptedTerms: true,
    newsletter: false,
  }
  return { email: email ?? `nobody${made}@example.gr`, ...words }
}
const wrongUid = '00000000-0000-4000-8000-000000000000'

/** Name, what a known e-mail gets, what others get, passwords hashed for each. */
const cases: [string, () => Try[], number][] = [
  [
    'signing in',
    () => ['known@example.gr', 'nobody@example.gr', 'old@example.gr'].map((email) => tryOf(logIn, credentials(email))),
    1,
  ],
  [
    'registering',
    () => [tryOf(contract.register, registration('known@example.gr')), tryOf(contract.register, registration())],
    1,
  ],
  [
    'a forgotten password',
    () =>
      ['known@example.gr', 'nobody@example.gr'].map((email) => tryOf(contract.requestPasswordReset, () => ({ email }))),
    0,
  ],
  [
    'an order’s e-mail',
    () => [
      tryOf(lookUpOrder, () => ({ uid: orderUid, email: 'nobody@example.gr' })),
      tryOf(lookUpOrder, () => ({ uid: wrongUid, email: 'known@example.gr' })),
    ],
    0,
  ],
]

test.each(cases)('%s: one answer, the same work and the same time', async (_, tries, hashes) => {
  const measured = await measure(tries())
  expect(new Set(measured.flatMap(({ answers }) => [...answers])).size).toBe(1)
  expect(measured.map((one) => one.hashes)).toEqual(measured.map(() => hashes * samples))
  const medians = measured.map((one) => one.median)
  // wide enough for a machine on which others work, too
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.4)
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
  await recorded.operations.get(name)?.answer(input, { ...call, tag: () => {}, holdsUntil: () => {} })
  return recorded.take().map(({ sql }) => sql)
}

test('the database is asked the same, word by word', async () => {
  const recorded = await openRecordedApi()
  await makeAccount({ ...api, database: recorded.database }, 'known@example.gr')
  const inputs: [string, (email: string) => unknown][] = [
    ['logIn', (email) => ({ email, password: 'a guess' })],
    ['register', (email) => registration(email)()],
    ['requestPasswordReset', (email) => ({ email })],
  ]
  for (const [name, input] of inputs) {
    const asked = await statementsOf(recorded, name, input('known@example.gr'))
    expect(asked.length).toBeGreaterThan(0)
    expect(await statementsOf(recorded, name, input('nobody@example.gr'))).toEqual(asked)
  }
  await recorded.database.close()
})
