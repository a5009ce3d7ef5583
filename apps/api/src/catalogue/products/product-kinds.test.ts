// What the page of a product of a certain kind is told: what to write, what wrapping costs.

import * as contract from '@stoa/contract/catalogue/catalogue'
import type { Language } from '@stoa/domain/language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const show = (url: string, language: Language = 'el') => call(api.app, contract.getProductByUrl, { url }, language)

test('a product made for somebody says what to write, in each language, and that it is not taken back', async () => {
  expect(await show('notebook-with-initials')).toMatchObject({
    kind: 'custom',
    textRequest: { label: 'Τα αρχικά στο εξώφυλλο', max: 4 },
    withdrawable: false,
    wrappingPrice: 150,
  })
  expect((await show('notebook-with-initials', 'en')).textRequest?.label).toBe('The initials on the cover')
})

test('what is made is never at hand, however many can be made', async () => {
  const { quantity, availability, deliveryBand, branches } = await show('ex-libris-stamp')
  expect(quantity).toBeGreaterThan(0)
  expect({ availability, deliveryBand, branches }).toEqual({
    availability: 'days2To5',
    deliveryBand: '4-10',
    branches: [],
  })
})

test('a book can be wrapped and taken back; a gift card is not wrapped', async () => {
  const book = await show('vios-kai-politeia-tou-alexi-zormpa-kazantzakis')
  expect(book).toMatchObject({ wrappingPrice: 150, wrappingUnit: 'copy', withdrawable: true })
  expect([book.boxCapacity, book.textRequest]).toEqual([undefined, undefined])
  expect((await show('gift-card')).wrappingPrice).toBeUndefined()
})
