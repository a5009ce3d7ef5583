import { listAddresses } from '@stoa/contract/identity/addresses'
import { listCoupons } from '@stoa/contract/ordering/coupons'
import { getPoints } from '@stoa/contract/ordering/points'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isTooCommon } from '../../src/identity/passwords/passwords.service.ts'
import { logInWith } from '../../test/account-shop.ts'
import { openBrowser } from '../../test/browser.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'
import { demoReader, seedReader } from './reader.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('the built-in reader signs in and finds her addresses, points and coupon; a second start makes no second one', async () => {
  await seedReader(api.database.db, api.clock.now)
  await seedReader(api.database.db, api.clock.now)
  const { email, password } = demoReader
  const browser = openBrowser(api.app)
  const { status, body } = await logInWith(browser, email, password)
  expect([status, body.id, body.eml]).toEqual([200, 1, email])
  const found = await browser.call(listAddresses, {}, { authorization: `Bearer ${body.at}` })
  expect(found.body).toHaveLength(2)
  const points = await browser.call(getPoints, {}, { authorization: `Bearer ${body.at}` })
  expect(points.body).toMatchObject({ val: 3.98 })
  const coupons = await browser.call(listCoupons, {}, { authorization: `Bearer ${body.at}` })
  expect(coupons.body).toMatchObject({ items: [{ amt: 5, rsn: null }] })
  expect(isTooCommon(password, { email, firstName: 'Ελένη', lastName: 'Μάρκου' })).toBe(false)
})
