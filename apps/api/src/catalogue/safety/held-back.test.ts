// What lacks contacts or warnings of product safety is shown and not sold, until a file brings what is missing.

import { getProductById } from '@stoa/contract/catalogue/catalogue'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { replaceCustomerCart, updateCartItem } from '@stoa/contract/ordering/server-cart'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importText } from '../../../test/import-text.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { onixMessage, onixProduct } from '../../../test/onix-message.ts'
import { signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { changeRule, countByRule, listHeldBack, missingOf, tableOf } from './held-back.service.ts'

let api: TestApi
let game: number
beforeAll(async () => {
  api = await openTestApi()
  game = await idOf('kosmos-catan')
})
afterAll(() => api.close())

async function idOf(code: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from product where code = ${code}`.execute(api.database.db)
  return rows[0]?.id ?? 0
}

async function isHeld(id: number): Promise<boolean> {
  const { rows } = await sql<{ held_back: boolean }>`select held_back from product where id = ${id}`.execute(
    api.database.db,
  )
  return rows[0]?.held_back ?? false
}

const line = (productId: number) => ({ productId, dimensionId: 0, quantity: 1 })

test('a game without its maker’s contact is shown, and neither counted in a cart nor put into one', async () => {
  expect(await call(api.app, getProductById, { id: game })).toMatchObject({
    availability: 'notAvailable',
    heldBack: true,
    deliveryBand: null,
  })
  const { lines, changes } = await call(api.app, composeCartTotals, { items: [line(game)] })
  expect(lines).toEqual([])
  expect(changes).toMatchObject([{ productId: game, reason: 'not_on_sale_yet', granted: 0 }])
  const customer = await signIn(api)
  expect(await refusalOf(api.app, updateCartItem, line(game), customer.headers)).toBe('not_on_sale_yet')
  // what stands in a stored cart may be taken out
  await call(api.app, replaceCustomerCart, { items: [line(game)] }, 'el', customer.headers)
  const { items } = await call(api.app, updateCartItem, { ...line(game), quantity: -1 }, 'el', customer.headers)
  expect(items).toEqual([])
})

test('the shop’s own puzzles, with their maker’s contact and their warnings, are sold', async () => {
  expect(await isHeld(await idOf('stoa-puzzle-myths-100'))).toBe(false)
  expect((await listHeldBack(api.database.db)).map(({ publisher }) => publisher)).toEqual([
    'Kosmos',
    'Kosmos',
    'Kosmos',
    'Libellud',
    'Next Move Games',
    'Ravensburger',
  ])
})

test('the list, filled in and imported, puts what it completes on sale, and tells who waits', async () => {
  const { db } = api.database
  await sql`
    insert into stock_notice (uid, product_id, awaited, email, language, consent, asked_at, status, confirmed_at)
    values (gen_random_uuid(), ${game}, 'return', 'reader@example.com', 'el', 'ναι', now(), 'confirmed', now())`.execute(
    db,
  )
  const rows = (await listHeldBack(db)).filter(({ publisher }) => publisher === 'Kosmos')
  expect(rows.map(missingOf)[0]).toEqual(['postal address', 'e-mail', 'warnings in Greek'])
  const filled = rows.map((row, index) => ({
    ...row,
    ...(index === 0 && { address: 'Οδός 1, Βερολίνο', email: 'safety@kosmos.example' }),
    warnings_el: index === 2 ? 'Small parts.' : 'Περιέχει μικρά μέρη.',
  }))
  await importText(db, tableOf(filled), { name: 'filled.tsv' })
  const left = (await listHeldBack(db)).filter(({ publisher }) => publisher === 'Kosmos')
  expect(left.map((row) => [row.ean, missingOf(row)])).toEqual([[rows[2]?.ean, ['warnings in Greek']]])
  expect(await call(api.app, getProductById, { id: game })).toMatchObject({
    availability: expect.not.stringMatching('notAvailable'),
    heldBack: false,
  })
  const { rows: told } = await sql`
    select from outbox where topic = 'stock.returned' and payload->>'productId' = ${String(game)}`.execute(db)
  expect(told).toHaveLength(1)
})

test('a warning that is taken away, or a contact, holds it back again', async () => {
  const { db } = api.database
  const puzzle = await idOf('stoa-puzzle-bookcase-500')
  await sql`update product set warnings_el = null, warnings_en = null where id = ${puzzle}`.execute(db)
  expect(await isHeld(puzzle)).toBe(true)
  await sql`update product set warnings_el = '' where id = ${puzzle}`.execute(db)
  expect(await isHeld(puzzle)).toBe(false)
  expect((await call(api.app, getProductById, { id: puzzle })).warnings).toBeNull()
  await sql`update publisher set responsible_name = 'Who answers' where name_el = 'Στοά'`.execute(db)
  expect(await isHeld(puzzle)).toBe(true)
  await sql`update publisher set responsible_name = null where name_el = 'Στοά'`.execute(db)
  expect(await isHeld(puzzle)).toBe(false)
})

test('the rule decides what has to be complete', async () => {
  const { db } = api.database
  const childrensBook = await makeProduct(db)
  const pen = await makeProduct(db, { taxClass: 'standard' })
  await sql`update product set age_from = 5 where id = ${childrensBook}`.execute(db)
  const toy = await makeProduct(db, { taxClass: 'standard' })
  await sql`update product set is_toy = true where id = ${toy}`.execute(db)
  const held = () => Promise.all([toy, childrensBook, pen].map(isHeld))
  expect(await held()).toEqual([true, false, false])
  await changeRule(db, 'children')
  expect(await held()).toEqual([true, true, false])
  await changeRule(db, 'all')
  expect(await held()).toEqual([true, true, true])
  const rules = await countByRule(db)
  expect(rules.map(({ rule, in_force }) => [rule, in_force])).toEqual([
    ['nothing', false],
    ['toys', false],
    ['children', false],
    ['all', true],
  ])
  expect(rules[0]?.held).toBe(0)
  expect(rules[3]?.held).toBe((await listHeldBack(db)).length)
  await changeRule(db, 'nothing')
  expect(await held()).toEqual([false, false, false])
  await changeRule(db, 'toys')
  expect(await held()).toEqual([true, false, false])
})

test('an import says what it holds back; a toy needs no age, and may need no warning', async () => {
  const publishing = `<Publisher><PublishingRole>01</PublishingRole><PublisherName>Toy House</PublisherName></Publisher>
    <ProductContact><ProductContactRole>10</ProductContactRole><ProductContactName>Toy House</ProductContactName>
    <EmailAddress>toys@toys.example</EmailAddress><StreetAddress>1 Kiln Road</StreetAddress><LocationName>Cork</LocationName><CountryCode>IE</CountryCode></ProductContact>`
  const form = (feature: string) => `<ProductForm>ZD</ProductForm>${feature}`
  const noWarning = `<ProductFormFeature><ProductFormFeatureType>13</ProductFormFeatureType>
    <ProductFormFeatureValue>00</ProductFormFeatureValue></ProductFormFeature>`
  const bookRate = `<SupplyDetail><ProductAvailability>21</ProductAvailability><Price><PriceType>02</PriceType>
    <Tax><TaxType>01</TaxType><TaxRatePercent>6</TaxRatePercent></Tax><PriceAmount>5</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price></SupplyDetail>`
  const products = [
    onixProduct({ reference: 'held', title: 'Top', publishing, form: form('') }),
    onixProduct({ reference: 'with the rate of books', title: 'Kite', publishing, form: form(''), supply: bookRate }),
    onixProduct({ reference: 'sold', title: 'Ball', publishing, form: form(noWarning) }),
  ]
  const { lines } = await importText(api.database.db, onixMessage(products, { sender: 'Toys', release: '3.1' }))
  expect(lines.map(({ record, field }) => [record, field])).toEqual([
    ['held', 'warnings'],
    ['held', 'safety'],
    ['with the rate of books', 'warnings'],
    ['with the rate of books', 'safety'],
  ])
})
