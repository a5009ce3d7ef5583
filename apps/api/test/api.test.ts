import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, sendRequest, type TestApi } from './test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('answers under any letter case, in both languages, and ignores v', async () => {
  const greek = await sendRequest(api.app, '/EL/Products/GetByID?id=1&v=123')
  const english = await sendRequest(api.app, '/en/products/getbyid?id=1')
  expect([greek.status, english.status]).toEqual([200, 200])
  expect(greek.body.id).toBe(english.body.id)
  expect(greek.body.txlg).toBe('el')
  expect(english.body.txlg).toBe('en')
})
