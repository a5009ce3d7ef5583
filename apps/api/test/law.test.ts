// What the law asks of a release, as far as it shows without a browser: each check by its number in the list of the shop's
// legal reference, with the day from which it holds. The others are in `e2e/law.spec.ts`.

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deleteCustomer } from '@stoa/contract/identity/account'
import { exportPersonalData } from '@stoa/contract/identity/personal-data'
import { listPaymentTypesFor } from '@stoa/contract/ordering/checkout'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emails } from '../mails/emails.ts'
import { couponStopUrl } from '../src/ordering/promotions/coupon-stop-link.ts'
import { makeProduct } from './make-product.ts'
import { makeCode, percent } from './make-promotion.ts'
import { amounts, orderData } from './order-data.ts'
import { buyer, line, methodIds, orderRequest, saveOrder, totalsInput, totalsOf, type Wire } from './order-request.ts'
import { makeCustomer } from './sign-in.ts'
import { signedProvider } from './signed-provider.ts'
import { accountSettings, openTestApi, sendRequest, type TestApi } from './test-api.ts'
import { call } from './test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const totals = async (items: Wire[], changes: Wire = {}) =>
  totalsOf(api.app, await orderRequest(api.app, items, changes))

test('4, since 1 October 2018: no code takes a protected book below nine tenths of its publisher’s price', async () => {
  const protectedBook = { publisherPriceCents: 2000, priceCents: 2000, protectedUntil: '2099-06-30' }
  const id = await makeProduct(api.database.db, protectedBook)
  const { code } = await makeCode(api.database.db, { effect: percent(30) })
  const { dscttl } = await totals([line(id)], { couponscodes: [code] })
  expect(dscttl).toBe(2)
})

test('6, since 2003: every amount is with VAT, and net and VAT are its parts', async () => {
  const id = await makeProduct(api.database.db, { priceCents: 1060, taxClass: 'book' })
  const { prdttl, ttl, net, vat } = await totals([line(id)], { shtid: methodIds.home, pmtid: methodIds.deposit })
  expect([prdttl, Math.round(100 * (Number(net) + Number(vat)))]).toEqual([10.6, Math.round(100 * Number(ttl))])
})

test('10, since 1 January 2024: cash settles less than 500.00 euros', async () => {
  const fee = Math.round(100 * Number((await totals([line(await makeProduct(api.database.db))])).codfee))
  for (const [total, refusal] of [
    [49_999, undefined],
    [50_000, 'payment_amount_too_high'],
  ] as const) {
    const items = [line(await makeProduct(api.database.db, { priceCents: total - fee }))]
    const { body } = await sendRequest(api.app, '/en/orders/composeordertotals', totalsInput({ ...buyer, items }))
    expect([total, body.code]).toEqual([total, refusal])
  }
})

test.each(['el', 'en'] as const)(
  '11, since 1 December 2025: IRIS is among the means of payment (%s)',
  async (language) => {
    const viva = { ...signedProvider(async () => {}), kinds: ['viva'] }
    const shop = await openTestApi({ connections: 2, paymentProviders: [viva] })
    for (const kind of ['home', 'store', 'email'] as const) {
      const offered = await call(
        shop.app,
        listPaymentTypesFor,
        { shippingTypeId: methodIds[kind], countryId: 1 },
        language,
      )
      const naming = offered.filter(({ name, help }) => `${name} ${help}`.includes('IRIS'))
      expect([kind, naming.map(({ code }) => code)]).toEqual([kind, ['viva']])
    }
    await shop.close()
  },
)

test('12, since 2014: a receipt needs no company, an invoice all of one', async () => {
  const items = [line(await makeProduct(api.database.db))]
  expect((await saveOrder(api.app, await orderRequest(api.app, items))).status).toBe(200)
  const { body } = await saveOrder(api.app, await orderRequest(api.app, items, { rt: 'invoice' }))
  expect(body.code).toBe('invoice_details_required')
})

test.each(['el', 'en'] as const)(
  '14, since 13 June 2014: the confirmation carries totals, terms, the instructions on withdrawal and the model form (%s)',
  (language) => {
    const { text, attachments } = emails.orderConfirmation(orderData(language, { amounts: amounts(290) }))
    const [withdrawal = '', terms = ''] = attachments.map((file) => file.text.replace(/\s+/g, ' '))
    for (const part of ['STO-26-000001', '21,90', '21.90'].filter(
      (one) => one !== (language === 'el' ? '21.90' : '21,90'),
    ))
      expect(text).toContain(part)
    for (const part of {
      el: ['14 ημερών', 'https://stoa.example/withdrawal', 'Υπόδειγμα εντύπου υπαναχώρησης'],
      en: ['14 days', 'https://stoa.example/en/withdrawal', 'Model withdrawal form'],
    }[language])
      expect(withdrawal).toContain(part)
    expect(terms.length).toBeGreaterThan(500)
  },
)

test('18, since 20 July 2025: nothing leads to the platform for disputes that is closed', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const texts = ['apps/*/locales/*.json', 'apps/storefront/app/locales/*/*.json', 'apps/api/database/demo/data/*']
  const files = globSync(texts, { cwd: root })
  expect(files.length).toBeGreaterThan(30)
  const naming = files.filter((file) =>
    /ec\.europa\.eu\/(consumers\/)?odr/i.test(readFileSync(`${root}${file}`, 'utf8')),
  )
  expect(naming).toEqual([])
})

test('27, since 28 June 2006: e-mails with offers are stopped by one press, without signing in', async () => {
  const { db } = api.database
  const customerId = await makeCustomer(api, 'offers@example.gr')
  await db.updateTable('customer').set({ coupon_emails_since: new Date() }).where('id', '=', customerId).execute()
  const agreed = async () =>
    (await db.selectFrom('customer').select('coupon_emails_since as since').where('id', '=', customerId).execute())[0]
  const { origin, secret } = accountSettings
  const url = couponStopUrl(origin, secret, { customerId, language: 'en' }).slice(origin.length)
  const asked = 'List-Unsubscribe=One-Click'
  const multipart = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
  const press = (at: string, type = 'application/x-www-form-urlencoded', payload = asked) =>
    api.app.inject({ method: 'POST', url: at, headers: { 'content-type': type }, payload })
  // whoever only looks at the link changes nothing, and nobody stops another’s
  expect((await api.app.inject(url)).body).toContain('<button>Stop e-mails with coupons</button>')
  expect((await press(url.replace(`/${customerId}/`, `/${customerId + 1}/`))).statusCode).toBe(404)
  expect(await agreed()).toEqual({ since: expect.any(Date) })
  expect((await press(url, 'multipart/form-data; boundary=b', multipart)).statusCode).toBe(200)
  expect(await agreed()).toEqual({ since: null })
  expect((await press(url)).body).toContain('We won’t e-mail you coupons any more.')
  expect(await agreed()).toEqual({ since: null })
})

test('28, since 25 May 2018: data are handed out and deleted for the person, whom the shop has just recognised', () => {
  expect([exportPersonalData.access, deleteCustomer.access]).toEqual(['fresh', 'fresh'])
})
