// What a title costs after an import, and whether it can be had.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importText } from '../../../test/import-text.ts'
import { setCopies } from '../../../test/make-product.ts'
import { type OnixProductInput, onixMessage } from '../../../test/onix-message.ts'
import { fixedPrice, type OnixSender, onixSender, published } from '../../../test/onix-sender.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

let database: TestDatabase
let supplier: OnixSender
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => {
  supplier = onixSender(database.db)
})
afterAll(() => database.close())

test('a selling price of the shop stays, within the uniform price', async () => {
  const record = (amount: string): OnixProductInput => ({
    reference: 'a',
    isbn: supplier.isbn(1),
    supply: fixedPrice(amount),
    publishing: published('Α', '20260801'),
  })
  await supplier.send([record('20.00')])
  await importText(database.db, `isbn;price\n${supplier.isbn(1)};18,50\n`)
  expect(await supplier.productOf('a')).toMatchObject({ price_cents: 1850, publisher_price_cents: 2000 })
  await supplier.send([record('19.00')])
  expect(await supplier.productOf('a')).toMatchObject({ price_cents: 1850, publisher_price_cents: 1900 })
  await supplier.send([record('22.00')])
  expect(await supplier.productOf('a')).toMatchObject({ price_cents: 1980, price_protected_until: '2028-02-01' })
  const { nonZeroCounts: outcomeCounts, lines: notes } = await importText(
    database.db,
    `isbn;price\n${supplier.isbn(1)};15,00\n`,
  )
  expect([outcomeCounts, notes[0]?.reason]).toEqual([
    { refused: 1 },
    'The uniform book price holds: between €19.80 and €22.00.',
  ])
})

test('a title without a price is listed and found, and cannot be bought', async () => {
  await importText(database.db, `title;author\nΑνεκτίμητο;Άννα Δείγμα\n`, { sender: supplier.name })
  const row = await supplier.productOf('title:ανεκτιμητο|αννα δειγμα')
  expect(row).toMatchObject({ price_cents: 0, availability: 'to_order', prices: null, is_found: true, active: true })
})

test('copies in stock stay for sale, whatever the supplier says', async () => {
  await importText(database.db, `isbn;title;price;availability\n${supplier.isbn(1)};Στο ράφι;9,00;διαθέσιμο\n`, {
    sender: supplier.name,
  })
  const { id } = await supplier.productOf(supplier.isbn(1))
  await setCopies(database.db, Number(id), [2])
  await supplier.send([
    {
      reference: 'a',
      isbn: supplier.isbn(1),
      supply: '<SupplyDetail><ProductAvailability>40</ProductAvailability></SupplyDetail>',
    },
  ])
  expect(await supplier.productOf('a')).toMatchObject({ availability: 'stock' })
  await setCopies(database.db, Number(id), [0])
  await supplier.send([
    {
      reference: 'a',
      isbn: supplier.isbn(1),
      title: 'Στο ράφι!',
      supply: '<SupplyDetail><ProductAvailability>40</ProductAvailability></SupplyDetail>',
    },
  ])
  expect(await supplier.productOf('a')).toMatchObject({ availability: 'not_available' })
})

test('what a supplier has is sold ahead with its days, and from the stock when copies are there', async () => {
  const withCode = (code: string, onHand = ''): OnixProductInput => ({
    reference: 'a',
    isbn: supplier.isbn(1),
    supply: fixedPrice('20.00').replace('>21<', `>${code}<`).replace('</SupplyDetail>', `${onHand}</SupplyDetail>`),
  })
  const sent = async (code: string, onHand = '') => {
    await supplier.send([withCode(code, onHand)])
    return await supplier.productOf('a')
  }
  const product = await sent('21')
  expect(product).toMatchObject({ availability: 'to_order', delivery_band: '5-12' })
  expect(await sent('22')).toMatchObject({ availability: 'to_order', delivery_band: null })
  expect(await sent('20')).toMatchObject({ availability: 'to_order', delivery_band: '5-12' })
  expect(await sent('20', '<Stock><OnHand>0</OnHand></Stock>')).toMatchObject({ delivery_band: null })
  await sql`update product set delivery_band = '6-14' where id = ${product.id}`.execute(database.db)
  expect(await sent('23')).toMatchObject({ availability: 'to_order', delivery_band: '6-14' })
  await setCopies(database.db, Number(product.id), [2])
  expect(await sent('40')).toMatchObject({ availability: 'stock' })
})

/** A message about the supply alone. */
const supplyOnly = (reference: string, supply: string): string =>
  `<Product><RecordReference>${reference}</RecordReference><NotificationType>04</NotificationType>
    <ProductSupply>${supply}</ProductSupply></Product>`

const supplied = (code: string, priceType: string, amount: string): string =>
  fixedPrice(amount).replace('>21<', `>${code}<`).replace('>04<', `>${priceType}<`)

const rightsOf = (type: string): string =>
  `<SalesRights><SalesRightsType>${type}</SalesRightsType><Territory><RegionsIncluded>WORLD</RegionsIncluded></Territory></SalesRights>`

test.each([
  ['rights', rightsOf('03'), rightsOf('01'), 'not_available'],
  ['a status', '<PublishingStatus>07</PublishingStatus>', '<PublishingStatus>04</PublishingStatus>', 'out_of_print'],
])('what %s took off sale comes back by them, and not by the supply alone', async (_, closed, open, availability) => {
  const record = (publishing: string): OnixProductInput => ({ reference: 'a', isbn: supplier.isbn(1), publishing })
  const supply = async (code: string, sent: string) => {
    const products = [supplyOnly('a', supplied(code, '04', '20.00'))]
    const { lines } = await importText(database.db, onixMessage(products, { sender: supplier.name, sent }))
    return [(await supplier.productOf('a')).availability, lines.map(({ field }) => field)]
  }
  await supplier.send([record(open)], '20261101')
  expect(await supply('40', '20261102')).toEqual(['not_available', []])
  expect(await supply('21', '20261103')).toEqual(['to_order', []])
  await supplier.send([record(closed)], '20261104')
  expect(await supply('21', '20261105')).toEqual([availability, ['availability']])
  expect(await supply('22', '20261106')).toEqual([availability, ['availability']])
  await supplier.send([record(open)], '20261107')
  expect(await supply('21', '20261108')).toEqual(['to_order', []])
})

test('a price without VAT that comes alone is that of what the product is', async () => {
  const send = (...products: string[]) =>
    importText(database.db, onixMessage(products, { sender: supplier.name, sent: '20261102' }))
  await supplier.send([
    { reference: 'calendar', isbn: supplier.isbn(1), form: '<ProductForm>PC</ProductForm>' },
    { reference: 'book', isbn: supplier.isbn(2) },
  ])
  await send(supplyOnly('calendar', supplied('21', '01', '10.00')), supplyOnly('book', supplied('21', '01', '10.00')))
  expect(await supplier.productOf('calendar')).toMatchObject({ publisher_price_cents: 1240, tax_class: 'standard' })
  expect(await supplier.productOf('book')).toMatchObject({ publisher_price_cents: 1060, tax_class: 'book' })
})

test('a price that comes alone leaves the day of a title to come, and the uniform price of one in a foreign language', async () => {
  await supplier.send([
    {
      reference: 'a',
      isbn: supplier.isbn(1),
      description: '<Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>',
      publishing: published('Α', '20270310'),
      supply: supplied('10', '04', '20.00'),
    },
  ])
  const before = await supplier.productOf('a')
  expect(before).toMatchObject({ availability: 'pre_order', price_protected_until: '2028-09-10' })
  const message = onixMessage([supplyOnly('a', supplied('10', '04', '18.00'))], {
    sender: supplier.name,
    sent: '20261102',
  })
  await importText(database.db, message)
  expect(await supplier.productOf('a')).toMatchObject({
    price_cents: 1800,
    availability: 'pre_order',
    release_date: '2027-03-10',
    price_protected_until: '2028-09-10',
  })
})
