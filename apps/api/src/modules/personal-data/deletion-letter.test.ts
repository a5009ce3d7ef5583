// The letter that tells of a deletion, as it arrives.

import { deleteCustomer, keepCustomer } from '@stoa/contract/account'
import { getProfile } from '@stoa/contract/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, keyIn, makeAccount, openAccountShop } from '../../../test/account-shop.ts'
import { signIn } from '../../../test/sign-in.ts'
import { call } from '../../../test/test-client.ts'

let shop: AccountShop
beforeAll(async () => {
  shop = await openAccountShop()
})
afterAll(() => shop.close())

test('says the day, and its link keeps the account', async () => {
  const id = await makeAccount(shop, 'leaving@example.gr')
  const { headers } = await signIn(shop, id)
  await call(shop.app, deleteCustomer, {}, 'el', headers)
  const mail = await shop.nextMail('leaving@example.gr')
  expect(mail.text).toContain('27 Νοεμβρίου 2026')
  expect(mail.text).toContain(`/keep-account/${keyIn(mail.text)}`)
  expect(await call(shop.app, keepCustomer, { key: keyIn(mail.text) })).toEqual({ accepted: true })
  const again = await signIn(shop, id)
  expect((await call(shop.app, getProfile, {}, 'el', again.headers)).deleteAt).toBeNull()
})
