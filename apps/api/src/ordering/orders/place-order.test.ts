import { listBranches } from '@stoa/contract/ordering/branches'
import { hasNewsletters } from '@stoa/domain/identity/newsletters'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { expectConsistentLedger } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import {
  line,
  methodIds,
  orderRequest,
  placed,
  readableOrder,
  saveOrder,
  type Wire,
} from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { findMailOrder } from '../../jobs/order-mail.queries.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(() => expectConsistentLedger(api.database.db))
afterAll(() => api.close())

const make = (input: Parameters<typeof makeProduct>[1]) => makeProduct(api.database.db, input)

const orderOf = (response: Wire, language?: string) => readableOrder(api.app, response, language)

const deliveryFields = {
  same: false,
  dadrtl: 'Γραφείο',
  dfnm: 'Νίκος',
  dlnm: 'Ιωάννου',
  dmob: '+30 690 000 0001',
  dctid: 1,
  dcrid: 1,
  dadr1: 'Αρχελάου 12',
  dct: 'Παγκράτι',
  dpc: '116 35',
  dbnm: '2ος όροφος',
}

const invoice = { rt: 'invoice', cnm: 'Βιβλία ΑΕ', job: 'Εκδόσεις', vat: '123456783', irs: 'Α΄ Αθηνών' }

const abroad = {
  ctid: 7,
  crid: undefined,
  ct: 'Berlin',
  adr1: 'Unter den Linden 1',
  pc: '10117',
  pmtid: methodIds.deposit,
}

test('keeps the terms that were accepted, whatever they become', async () => {
  const { db } = api.database
  const response = await placed(api.app, [line(await make({ priceCents: 1710 }))])
  const accepted = (await orderOf(response)).termsVersion ?? 0
  const { rows } = await sql<{ id: number; before: string }>`
    select o.id, t.title_el as before from customer_order o join terms_version t on t.id = o.terms_version
    where o.uid = ${response.uid}`.execute(db)
  const { id = 0, before = '' } = rows[0] ?? {}
  await sql`update content_page set title_el = 'Όροι του μέλλοντος' where code = 'terms'`.execute(db)
  const later = await placed(api.app, [line(await make({ priceCents: 1710 }))])
  expect((await orderOf(later)).termsVersion).toBe(accepted + 1)
  expect((await orderOf(response)).termsVersion).toBe(accepted)
  expect((await findMailOrder(db, id))?.terms).toMatchObject({ version: accepted, title_el: before })
})

test('stores remarks without characters that nobody sees', async () => {
  const book = await make({ priceCents: 1710 })
  const response = await placed(api.app, [line(book)], { ncm: '\ufeff Χωρίς\u200b τιμή\u202e ' })
  expect((await orderOf(response)).remarks).toBe('Χωρίς τιμή')
})

test('a wish for a newsletter is stored only where there is one', async () => {
  const response = await placed(api.app, [line(await make({ priceCents: 1710 }))], { nwsl: true })
  const { rows } = await sql<{ newsletter: boolean }>`
    select newsletter from customer_order where uid = ${response.uid}`.execute(api.database.db)
  expect(rows).toEqual([{ newsletter: hasNewsletters }])
})

describe('an order', () => {
  test('to the buyer’s home, paid to the courier', async () => {
    const book = await make({ priceCents: 1710 })
    const response = await placed(api.app, [line(book, 2)], { ncm: 'Το κουδούνι δεν δουλεύει' })
    expect(response.cd).toMatch(/^STO-26-\d{6}$/)
    expect(response.ttl).toBe(36.1)
    const order = await orderOf(response)
    expect(order).toMatchObject({
      code: response.cd,
      status: 'pending',
      shipping: 'home',
      payment: 'cash_on_delivery',
      invoice: false,
      delivery: null,
      branchName: null,
      accounts: [],
      products: 3420,
      shippingCost: 0,
      paymentFee: 190,
      total: 3610,
      deliveryFrom: '2026-11-23',
      deliveryTo: '2026-11-26',
    })
    expect(order.billing).toMatchObject({ firstName: 'Μαρία', regionName: 'Αττική', countryName: 'Ελλάδα' })
  })

  test('collected from a branch and paid into an account', async () => {
    const book = await make({ priceCents: 900, copies: [2, 2, 2] })
    const order = await orderOf(
      await placed(api.app, [line(book, 3)], { shtid: methodIds.store, tsid: 2, pmtid: methodIds.deposit }),
    )
    expect(order).toMatchObject({ shipping: 'store', branchName: 'Στοά Παγκράτι', shippingCost: 0, total: 2700 })
    expect(order.accounts.map((account) => account.iban)).toEqual([
      'GR1601101250000000012300695',
      'GR5101710000000000000000000',
    ])
    expect((await countCopies(api.database.db, book)).quantities).toEqual([1, 0, 2])
  })

  test.each([
    ['has all of it', 1],
    ['has it brought', 2],
  ])('has the day that the checkout showed for its branch, which %s', async (_, branchId) => {
    const items = [line(await make({ copies: [2, 1, 0] }), 2)]
    const branches = await call(api.app, listBranches, {
      items: items.map(({ pid, quantity }) => ({ productId: Number(pid), dimensionId: 0, quantity: Number(quantity) })),
    })
    const shown = branches.find(({ id }) => id === branchId)?.supply?.pickup?.day
    const order = await orderOf(
      await placed(api.app, items, { shtid: methodIds.store, tsid: branchId, pmtid: methodIds.deposit }),
    )
    expect([order.deliveryFrom, order.deliveryTo]).toEqual([shown, shown])
  })

  test('with an invoice', async () => {
    const order = await orderOf(await placed(api.app, [line(await make({}))], invoice))
    expect(order.invoice).toBe(true)
    const { rows } = await sql`
      select company_name, profession, vat_number, tax_office from order_invoice i
      join customer_order o on o.id = i.order_id where o.uid = ${order.uid}`.execute(api.database.db)
    expect(rows).toEqual([
      { company_name: 'Βιβλία ΑΕ', profession: 'Εκδόσεις', vat_number: '123456783', tax_office: 'Α΄ Αθηνών' },
    ])
  })

  test('to another address', async () => {
    const fields = { ...deliveryFields, adrtl: 'Σπίτι' }
    const order = await orderOf(await placed(api.app, [line(await make({}))], fields))
    expect(order.billing).toMatchObject({ addressTitle: 'Σπίτι', street: 'Σόλωνος 71' })
    expect(order.delivery).toMatchObject({
      addressTitle: 'Γραφείο',
      firstName: 'Νίκος',
      mobile: '306900000001',
      postalCode: '11635',
    })
  })

  test('sent abroad has the shipping cost of that country, whatever else the call names', async () => {
    const book = await make({ priceCents: 4000 })
    const order = await orderOf(await placed(api.app, [line(book)], abroad))
    expect(order).toMatchObject({ shippingCost: 1290, total: 5290, deliveryTo: '2026-12-04' })
    const greek = await orderRequest(api.app, [line(book)], { pmtid: methodIds.deposit })
    const { status, body } = await saveOrder(api.app, { ...greek, ...abroad, tsid: 1 })
    expect([status, body.code]).toEqual([409, 'totals_changed'])
  })

  test('of a buyer from abroad who collects it', async () => {
    const changes = { ...abroad, shtid: methodIds.store, tsid: 1 }
    const order = await orderOf(await placed(api.app, [line(await make({ priceCents: 1000 }))], changes), 'en')
    expect(order).toMatchObject({ shippingCost: 0, total: 1000, branchName: 'Stoa Solonos' })
    expect(order.billing.countryName).toBe('Germany')
  })
})

test('lines are written in the language of the call, dimensions by name', async () => {
  const { rows } = await sql<{ product_id: number; id: number; name_en: string }>`
    select product_id, id, name_en from product_dimension order by id limit 1`.execute(api.database.db)
  const form = rows[0]
  if (!form) throw new Error('the demo shop has no product with forms')
  const request = await orderRequest(api.app, [line(form.product_id, 1, form.id)])
  const { body } = await saveOrder(api.app, request, { language: 'en' })
  const order = await orderOf(body, 'en')
  expect(order.language).toBe('en')
  expect(order.lines[0]).toMatchObject({ dimensionId: form.id, dimensionName: form.name_en })
})
