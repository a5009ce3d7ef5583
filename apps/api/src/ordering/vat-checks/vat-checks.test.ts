// Looking up VAT numbers through the API: who may, what is answered, and how often registers are asked.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { begunCheckout } from '../../../test/begun-checkout.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { openApp } from '../../../test/open-app.ts'
import { signIn } from '../../../test/sign-in.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { shopLimits } from '../../identity/limits/limit-table.ts'
import type { RegisterAnswer } from '../../ports/vat-registers.ts'
import { deleteOldChecks } from './vat-checks.service.ts'

const hour = 3_600_000
const day = 24 * hour
const evidence = { requestDate: '2026-11-26', requestId: '7' }
const valid: RegisterAnswer = {
  result: 'valid',
  company: { companyName: 'ΜΑΡΚΟΥ ΟΕ', taxOffice: 'Α΄ ΑΘΗΝΩΝ', taxOfficeNumber: 1101, city: 'Χ'.repeat(90) },
  evidence,
}
const notFound: RegisterAnswer = { result: 'invalid', reason: 'not_found', evidence }
const unreachable: RegisterAnswer = { result: 'unknown', reason: 'unreachable' }

let api: TestApi
let guest: { cookie: string }
let answer: RegisterAnswer
let asked: string[]
beforeAll(async () => {
  const ask = async (...number: string[]) => {
    asked.push(number.join(' '))
    return answer
  }
  api = await openTestApi({ vatRegisters: { findGreekCompany: ask, checkEuNumber: ask } })
})
afterAll(() => api.close())
beforeEach(async () => {
  answer = valid
  asked = []
  await api.database.db.deleteFrom('vat_check').execute()
  guest = begunCheckout(api)
})

const inGreece = (number: string, headers: Record<string, string> = guest) =>
  sendRequest(api.app, `/en/orders/getafmdetails?afm=${encodeURIComponent(number)}`, undefined, headers)
const inVies = (cid: number, number: string, headers: Record<string, string> = guest) =>
  sendRequest(api.app, `/en/orders/getafmcheckvies?cid=${cid}&afm=${encodeURIComponent(number)}`, undefined, headers)

test('a valid number comes with what the invoice needs, as much as the form takes', async () => {
  const { status, body } = await inGreece(' el 094 014 201')
  expect([status, body]).toEqual([
    200,
    { rs: 'valid', rsn: null, cnm: 'ΜΑΡΚΟΥ ΟΕ', irs: 'Α΄ ΑΘΗΝΩΝ', toid: 1101, ct: 'Χ'.repeat(80) },
  ])
  expect(asked).toEqual(['094014201'])
})

test('a number with a wrong check digit is asked of nobody', async () => {
  for (const number of ['123456789', '000000000', '12345678', 'DE100'])
    expect((await inGreece(number)).body).toEqual({ rs: 'invalid', rsn: 'malformed' })
  expect((await inVies(1, '123456789')).body).toEqual({ rs: 'invalid', rsn: 'malformed' })
  expect((await inGreece('')).status).toBe(400)
  expect(asked).toEqual([])
})

test('the Greek register is asked once in thirty days about a company, and once a day about none', async () => {
  await inGreece('094014201')
  api.clock.now += 30 * day - 1
  guest = begunCheckout(api)
  await inGreece('094014201')
  expect(asked).toHaveLength(1)
  api.clock.now += 1
  await inGreece('094014201')
  expect(asked).toHaveLength(2)
  answer = notFound
  for (const wait of [0, day - 1, 1]) {
    api.clock.now += wait
    guest = begunCheckout(api)
    expect((await inGreece('876543210')).body).toEqual({ rs: 'invalid', rsn: 'not_found' })
  }
  expect(asked).toHaveLength(4)
})

test('VIES is asked with its own code of the country, once a day', async () => {
  await inVies(1, '094014201')
  await inVies(2, 'CY12345678X')
  await inVies(2, '12345678X')
  expect(asked).toEqual(['EL 094014201', 'CY 12345678X'])
  api.clock.now += day
  guest = begunCheckout(api)
  await inVies(2, '12345678X')
  expect(asked).toHaveLength(3)
})

test('what is not known is asked again, and a Greek company need not be in VIES', async () => {
  answer = unreachable
  for (let index = 0; index < 2; index += 1)
    expect((await inGreece('094014201')).body).toEqual({ rs: 'unknown', rsn: 'unreachable' })
  expect(asked).toHaveLength(2)
  answer = notFound
  expect((await inVies(1, '094014201')).body).toEqual({ rs: 'unknown', rsn: 'not_in_vies' })
  expect((await inVies(2, '12345678X')).body).toEqual({ rs: 'invalid', rsn: 'not_found' })
})

test('only during a checkout: with a session, or after the totals of an order', async () => {
  const refusedBy = async (headers: Record<string, string>) => (await inGreece('094014201', headers)).body.code
  expect(await refusedBy({})).toBe('checkout_required')
  expect((await inVies(2, '12345678X', {})).body.code).toBe('checkout_required')
  const [name = '', value = ''] = guest.cookie.split('=')
  const [until = '', signature = ''] = value.split('.')
  for (const forged of [`${Number(until) + 1}.${signature}`, `${until}.`, until, `${until}.${signature}x`, '.', 'x'])
    expect([forged, await refusedBy({ cookie: `${name}=${forged}` })]).toEqual([forged, 'checkout_required'])
  expect(await refusedBy(guest)).toBeUndefined()
  api.clock.now += 4 * hour
  expect(await refusedBy(guest)).toBe('checkout_required')
  expect(await refusedBy((await signIn(api)).headers)).toBeUndefined()
})

test('the totals of an order begin a checkout, those of an empty cart or for a customer do not', async () => {
  const book = await makeProduct(api.database.db, { copies: [9] })
  const totals = async (items: object[], headers: Record<string, string> = {}) => {
    const payload = { items, ctid: 1, shtid: 1 }
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/el/orders/composeordertotals',
      payload,
      headers,
    })
    expect(response.statusCode).toBe(200)
    return response.cookies
  }
  const items = [{ pid: book, dimension: 0, quantity: 1 }]
  const [begun] = await totals(items)
  expect(begun).toMatchObject({
    name: '__Host-checkout',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    maxAge: 14_400,
  })
  const cookie = `__Host-checkout=${begun?.value}`
  expect((await inGreece('094014201', { cookie })).status).toBe(200)
  expect(await totals(items, { cookie })).toEqual([])
  api.clock.now += 2 * hour
  expect(await totals(items, { cookie })).toHaveLength(1)
  expect(await totals([])).toEqual([])
  expect(await totals(items, (await signIn(api)).headers)).toEqual([])
})

test('five numbers a minute and fifty a day, of both registers together', async () => {
  const limits = shopLimits.filter(({ name }) => name.startsWith('vat.ip'))
  const app = await openApp({ ...api, limits })
  const paths = ['/en/orders/getafmdetails?afm=094014202', '/en/orders/getafmcheckvies?cid=2&afm=12345678X']
  const ask = async (turn: number) =>
    (await sendRequest(app, paths[turn % 2] ?? '', undefined, begunCheckout(api))).status
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn += 1) statuses.push(await ask(turn))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  for (let turn = 5; turn < 50; turn += 1) {
    if (turn % 5 === 0) api.clock.now += 60_000
    expect(await ask(turn)).toBe(200)
  }
  api.clock.now += 60_000
  expect(await ask(0)).toBe(429)
  api.clock.now += day
  expect(await ask(0)).toBe(200)
  await app.close()
})

test('answers are deleted when they hold nowhere any more', async () => {
  await inGreece('094014201')
  expect(await deleteOldChecks(api.database.db, api.clock.now + 30 * day, 10)).toBe(0)
  expect(await deleteOldChecks(api.database.db, api.clock.now + 30 * day + 1, 10)).toBe(1)
})
