// The e-mail that confirms a deletion request, as it arrives.

import { deleteCustomer, keepCustomer } from '@stoa/contract/identity/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, logInWith, makeAccount, openAccountShop, tokenIn } from '../../../test/account-shop.ts'
import { signIn } from '../../../test/sign-in.ts'
import { call } from '../../../test/test-client.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

test('names the day, and its link restores the account that was closed until then', async () => {
  const id = await makeAccount(shop, 'leaving@example.gr')
  const { headers } = await signIn(shop, id)
  await call(shop.app, deleteCustomer, {}, 'el', headers)
  const mail = await shop.nextMail('leaving@example.gr')
  const logIn = async () => (await logInWith(shop.browser(), 'leaving@example.gr')).status
  expect(await logIn()).toBe(401)
  expect(mail.text).toMatch(/27\sΝοεμβρίου\s2026/)
  expect(mail.text).toContain(`/keep-account/${tokenIn(mail.text)}`)
  expect(await call(shop.app, keepCustomer, { token: tokenIn(mail.text) })).toEqual({ accepted: true })
  expect(await logIn()).toBe(200)
})
