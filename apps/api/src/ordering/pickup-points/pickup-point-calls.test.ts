import { listShippingTypes } from '@stoa/contract/ordering/checkout'
import { listPickupPoints } from '@stoa/contract/ordering/pickup-points'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePoint } from '../../../test/make-point.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const shippingCodes = async () => (await call(api.app, listShippingTypes, {})).map(({ code }) => code)

test('a way of receiving is offered as long as its network has a point', async () => {
  expect(await shippingCodes()).toEqual(['home', 'store', 'email'])
  await makePoint(api.database.db)
  expect(await shippingCodes()).toEqual(['home', 'locker', 'store', 'email'])
  const shop = { carrier: 'clever_point', kind: 'shop', name: 'Ψιλικά', street: 'Πατησίων 120' } as const
  await makePoint(api.database.db, { ...shop, id: 'CP01', postalCode: '11251', note: 'Δευτέρα–Σάββατο 09:00–21:00' })
  expect(await shippingCodes()).toEqual(['home', 'locker', 'store', 'pickup_point', 'email'])
})

test('points are found by words in Latin letters, by network, by postal code and by when they are open', async () => {
  const find = async (query: Parameters<typeof call<typeof listPickupPoints>>[2]) => {
    const { points, total, widenedTo } = await call(api.app, listPickupPoints, query)
    return [points.map(({ id }) => id), total, widenedTo]
  }
  expect(await find({})).toEqual([['4001', 'CP01'], 2, null])
  expect(await find({ pageSize: 1 })).toEqual([['4001'], 2, null])
  expect(await find({ text: 'patision' })).toEqual([['CP01'], 1, null])
  expect(await find({ networks: ['box_now'] })).toEqual([['4001'], 1, null])
  expect(await find({ text: '10679' })).toEqual([['4001'], 1, '106'])
  expect(await find({ opening: 'sunday' })).toEqual([['4001'], 1, null])
})

test('with a place the nearest comes first, and says how far it is', async () => {
  await sql`update pickup_point set latitude = 38 where id = 'CP01'`.execute(api.database.db)
  const { points } = await call(api.app, listPickupPoints, { latitude: 38, longitude: 23.7343 })
  expect(points.map(({ id, metres, openAlways }) => [id, metres, openAlways])).toEqual([
    ['CP01', 0, false],
    ['4001', 1501, true],
  ])
})

test.each([
  ['lat=38', 'lng'],
  ['lng=23.7', 'lat'],
])('refuses %s without %s', async (query, missing) => {
  const { status, body } = await sendRequest(api.app, `/el/pickuppoints/getallfront?${query}`)
  expect([status, body.code, JSON.stringify(body).includes(`"${missing}"`)]).toEqual([422, 'place_incomplete', true])
})

test.each(['net=elta', 'lat=91', 'lat=north', 'lng=181', 'opn=monday', 'psize=101'])('refuses %s', async (query) => {
  const { status, body } = await sendRequest(api.app, `/el/pickuppoints/getallfront?${query}`)
  expect([status, body.code]).toEqual([400, 'bad_input'])
})
