import { listAddresses } from '@stoa/contract/identity/addresses'
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

test('the built-in reader signs in and finds her addresses; a second start makes no second one', async () => {
  await seedReader(api.database.db, api.clock.now)
  await seedReader(api.database.db, api.clock.now)
  const { email, password } = demoReader
  const browser = openBrowser(api.app)
  const { status, body } = await logInWith(browser, email, password)
  expect([status, body.id, body.eml]).toEqual([200, 1, email])
  const found = await browser.call(listAddresses, {}, { authorization: `Bearer ${body.at}` })
  expect(found.body).toHaveLength(2)
  expect(isTooCommon(password, { email, firstName: 'Ελένη', lastName: 'Μάρκου' })).toBe(false)
})
