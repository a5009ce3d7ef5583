import { randomUUID } from 'node:crypto'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { saveOrder } from '@stoa/contract/ordering/place-order'
import { getCustomerCart, replaceCustomerCart, uniteCarts, updateCartItem } from '@stoa/contract/ordering/server-cart'
import type { FieldRule } from '@stoa/domain/identity/field-rule'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import type { LineExtension } from '@stoa/domain/ordering/cart/line-extension'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeConsistent } from '../../../test/invariants.ts'
import { countCopies, makeProduct } from '../../../test/make-product.ts'
import { orderRequest, placed, line as plainLine, readOrder, type Wire } from '../../../test/order-request.ts'
import { sendCall } from '../../../test/send-call.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { messages } from '../../http/problems.ts'
import { restoreStock } from '../stock/stock.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => closeConsistent(api))

const make = (input: Parameters<typeof makeProduct>[1] = {}) => makeProduct(api.database.db, input)

const line = (productId: number, quantity = 1, extension?: LineExtension): CartItem => ({
  ...{ productId, dimensionId: 0, quantity },
  ...(extension ? { extension } : {}),
})
const wrapping: LineExtension = { wrapping: true }
const wrapped = (productId: number, quantity = 1) => line(productId, quantity, wrapping)

const giftCard = { rnm: 'Νίκος Μάρκου', reml: 'nikos@example.gr', dsg: 'classic' }

describe('a field of an extension is refused by its name', () => {
  const errorsOf = async (ext: Wire, language: 'el' | 'en' = 'el') => {
    const items = [{ ...plainLine(1), ext }]
    const { status, body } = await sendCall(api.app, composeCartTotals, { items }, language)
    expect([status, body.code]).toEqual([400, 'bad_input'])
    return body.errors as { field: string; rule?: string; message: string }[]
  }

  test.each([
    ['of no table', { colour: 'red' }, 'colour'],
    ['of no table in a gift card', { gc: { ...giftCard, price: 1 } }, 'gc.price'],
    ['that is a readable name', { wrapping: true }, 'wrapping'],
    ['that is no yes', { wrp: false }, 'wrp'],
    ['with nothing of a product', { box: { items: [{ pid: 1, dimension: 0, quantity: 0 }] } }, 'box.items.0.quantity'],
  ])('%s', async (_, ext, field) => {
    expect((await errorsOf(ext)).map((error) => error.field)).toEqual([`items.0.ext.${field}`])
  })

  test.each<[FieldRule, string, Wire]>([
    ['recipient_name_missing', 'gc.rnm', { gc: { ...giftCard, rnm: ' ' } }],
    ['recipient_name_missing', 'gc.rnm', { gc: { ...giftCard, rnm: undefined } }],
    ['recipient_name_too_long', 'gc.rnm', { gc: { ...giftCard, rnm: 'x'.repeat(101) } }],
    ['recipient_email_missing', 'gc.reml', { gc: { ...giftCard, reml: null } }],
    ['recipient_email_invalid', 'gc.reml', { gc: { ...giftCard, reml: 'nikos' } }],
    ['gift_message_too_long', 'gc.msg', { gc: { ...giftCard, msg: 'x'.repeat(301) } }],
    ['send_day_invalid', 'gc.snd', { gc: { ...giftCard, snd: '2027-02-30' } }],
    ['gift_design_missing', 'gc.dsg', { gc: { ...giftCard, dsg: undefined } }],
    ['gift_design_missing', 'gc.dsg', { gc: { ...giftCard, dsg: 'x' } }],
    ['gift_amount_invalid', 'gc.amt', { gc: { ...giftCard, amt: 9 } }],
    ['gift_amount_invalid', 'gc.amt', { gc: { ...giftCard, amt: 201 } }],
    ['gift_amount_invalid', 'gc.amt', { gc: { ...giftCard, amt: 10.5 } }],
    ['gift_amount_invalid', 'gc.amt', { gc: { ...giftCard, amt: '10' } }],
    ['line_text_too_long', 'txt', { txt: 'x'.repeat(301) }],
    ['line_text_nonsense', 'txt', { txt: '...' }],
    ['box_empty', 'box.items', { box: { items: [] } }],
    ['box_words_too_long', 'box.wrd', { box: { items: [plainLine(1)], wrd: 'x'.repeat(301) } }],
  ])('%s: %s', async (rule, field, ext) => {
    for (const language of ['el', 'en'] as const)
      expect(await errorsOf(ext, language)).toEqual([
        { field: `items.0.ext.${field}`, rule, message: messages[language].rules[rule] },
      ])
  })
})

describe('the totals of a cart', () => {
  const totals = (items: CartItem[]) => call(api.app, composeCartTotals, { items })

  test('have a line for each extension of a book, and the lines share its copies', async () => {
    const book = await make({ copies: [4], name: 'Λίγα' })
    const { lines, changes } = await totals([line(book, 2), wrapped(book), wrapped(book, 2)])
    expect(lines.map(({ quantity, extension }) => [quantity, extension])).toEqual([
      [2, undefined],
      [2, wrapping],
    ])
    expect(changes).toMatchObject([
      { productId: book, extension: wrapping, reason: 'quantity_reduced', requested: 3, granted: 2 },
    ])
  })

  test('have no such field on the wire for a line without one', async () => {
    const book = await make({ copies: [1] })
    const { body } = await sendCall(api.app, composeCartTotals, { items: [plainLine(book, 2)] })
    const { items, changes } = body as { items: Wire[]; changes: Wire[] }
    expect(Object.keys(items[0] ?? {})).not.toContain('ext')
    expect(Object.keys(changes[0] ?? {})).not.toContain('ext')
  })

  test('leave out a line with a field that its product may not carry', async () => {
    const [book, custom] = [await make(), await make({ kind: 'custom' })]
    const text = { text: 'Για τον Νίκο' }
    const { lines, changes } = await totals([line(book, 1, text), line(custom, 1, text), wrapped(custom)])
    expect(lines.map(({ productId, extension }) => [productId, extension])).toEqual([[custom, text]])
    expect(changes.map(({ productId, reason, granted }) => [productId, reason, granted])).toEqual([
      [book, 'extension_not_accepted', 0],
      [custom, 'extension_missing', 0],
    ])
  })
})

describe('the stored cart', () => {
  const step = (customer: SignedInCustomer, item: CartItem) =>
    call(api.app, updateCartItem, item, 'el', customer.headers)
  const itemsOf = async (customer: SignedInCustomer) =>
    (await call(api.app, getCustomerCart, {}, 'el', customer.headers)).items

  test('keeps a line for each extension, and a step changes its own', async () => {
    const [customer, book] = [await signIn(api), await make({ copies: [20] })]
    await step(customer, line(book, 2))
    api.clock.now += 1000
    await step(customer, wrapped(book))
    await step(customer, wrapped(book, 3))
    expect(await itemsOf(customer)).toEqual([line(book, 2), wrapped(book, 4)])
    await step(customer, line(book, -2))
    expect(await itemsOf(customer)).toEqual([wrapped(book, 4)])
    await step(customer, wrapped(book, -4))
    expect(await itemsOf(customer)).toEqual([])
  })

  test('refuses a field that the product may not carry, and names the field', async () => {
    const [customer, book] = [await signIn(api), await make()]
    for (const language of ['el', 'en'] as const) {
      const input = { ...plainLine(book), ext: { gc: giftCard } }
      expect(await sendCall(api.app, updateCartItem, input, language, customer.headers)).toMatchObject({
        status: 409,
        body: {
          code: 'extension_not_accepted',
          title: messages[language].refusals.extension_not_accepted,
          details: { fields: ['ext'] },
        },
      })
    }
    expect(await itemsOf(customer)).toEqual([])
  })

  test('is replaced and united by line; what may not be carried is left out and reported', async () => {
    const [customer, book] = [await signIn(api), await make({ copies: [20] })]
    const engraved = line(book, 1, { text: 'x' })
    const replaced = await call(
      api.app,
      replaceCustomerCart,
      { items: [wrapped(book), line(book), wrapped(book), engraved] },
      'el',
      customer.headers,
    )
    expect(replaced.items).toEqual([wrapped(book, 2), line(book)])
    expect(replaced.changes).toMatchObject([{ extension: { text: 'x' }, reason: 'extension_not_accepted' }])
    const input = { items: [wrapped(book, 3), engraved], stepKey: randomUUID() }
    const united = await call(api.app, uniteCarts, input, 'el', customer.headers)
    expect(united.items).toEqual([wrapped(book, 5), line(book)])
    expect(united.reportedLines.map(({ extension, had, kept, now }) => [extension, had, kept, now])).toEqual([
      [wrapping, 3, 2, 5],
      [undefined, 0, 1, 1],
      [{ text: 'x' }, 1, 0, 0],
    ])
    expect(await call(api.app, uniteCarts, input, 'el', customer.headers)).toEqual(united)
    expect(await itemsOf(customer)).toEqual(united.items)
  })

  test('holds a full box, and finds it again in whatever order it was filled', async () => {
    const [customer, box] = [await signIn(api), await make({ kind: 'giftbox' })]
    const books = await Promise.all(Array.from({ length: 20 }, () => make()))
    const filled = (ids: number[]): LineExtension => ({
      box: { items: ids.map((id) => line(id)), words: 'Ω'.repeat(300) },
    })
    await step(customer, line(box, 1, filled(books)))
    await step(customer, line(box, 1, filled(books.toReversed())))
    expect(await itemsOf(customer)).toEqual([line(box, 2, filled(books))])
  })
})

describe('an order', () => {
  test('keeps each line with its extension and claims copies for each, which all come back', async () => {
    const book = await make({ copies: [3, 2] })
    const order = await placed(api.app, [plainLine(book, 2), { ...plainLine(book, 3), ext: { wrp: true } }])
    expect(await countCopies(api.database.db, book)).toEqual({ quantities: [0, 0], moved: 0 })
    const items = (await readOrder(api.app, order.uid)).body.items as Wire[]
    expect(items.map(({ quantity, ext }) => [quantity, ext])).toEqual([
      [2, undefined],
      [3, { wrp: true }],
    ])
    expect(items.map((item) => 'ext' in item)).toEqual([false, true])
    const { rows } = await sql<{ id: number; extensions: unknown[] }>`
      select o.id, json_agg(l.extension order by l.position) as extensions
      from customer_order o join order_line l on l.order_id = o.id where o.uid = ${order.uid} group by o.id`.execute(
      api.database.db,
    )
    expect(rows[0]?.extensions).toEqual([null, { wrapping: true }])
    await api.database.db.transaction().execute((tx) => restoreStock(tx, rows[0]?.id ?? 0))
    expect(await countCopies(api.database.db, book)).toEqual({ quantities: [3, 2], moved: 5 })
  })

  test('takes its own line out of the stored cart, and leaves the other', async () => {
    const [customer, book] = [await signIn(api), await make({ copies: [9] })]
    const items = [line(book, 2), wrapped(book, 2)]
    await call(api.app, replaceCustomerCart, { items }, 'el', customer.headers)
    const request = await orderRequest(api.app, [{ ...plainLine(book), ext: { wrp: true } }])
    expect((await sendCall(api.app, saveOrder, request, 'el', customer.headers)).status).toBe(200)
    const left = await call(api.app, getCustomerCart, {}, 'el', customer.headers)
    expect(left.items).toEqual([line(book, 2), wrapped(book)])
  })

  test('names what is in a box as it was called when it was bought', async () => {
    const [box, book] = [await make({ kind: 'giftbox' }), await make({ name: 'Στο κουτί' })]
    const ext = { box: { items: [plainLine(book, 2)], wrd: 'Με αγάπη' } }
    const order = await placed(api.app, [{ ...plainLine(box), ext }])
    await sql`update product set name_el = 'Αλλιώς' where id = ${book}`.execute(api.database.db)
    const [line] = (await readOrder(api.app, order.uid)).body.items as Wire[]
    expect(line?.ext).toEqual({ box: { items: [{ ...plainLine(book, 2), nm: 'Στο κουτί' }], wrd: 'Με αγάπη' } })
  })
})
