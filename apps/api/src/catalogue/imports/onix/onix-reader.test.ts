import { expect, test } from 'vitest'
import { listItems, onixMessage, onixProduct, readMessage, readRecord } from '../../../../test/onix-message.ts'

const people = `<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole>
  <PersonName>Άννα Δείγμα</PersonName></Contributor>`

test('yields sender and time, and the position of each record', async () => {
  const text = onixMessage([onixProduct(), onixProduct({ reference: 'demo.2' })], { sent: '20260115T1030+0200' })
  const reading = readMessage(text)
  const items = await listItems(reading)
  expect(reading.sender()).toEqual({ name: 'Demo', sentAt: '2026-01-15T08:30:00.000Z' })
  const lines = text.split('\n')
  expect(items.map(({ name, line }) => [name, lines[line - 1]?.includes('<Product>')])).toEqual([
    ['demo.1', true],
    ['demo.2', true],
  ])
})

test('is the same however the file is split into chunks', async () => {
  const text = onixMessage([onixProduct({ description: people, isbn: '9789603259404' })])
  const whole = await listItems(readMessage(text, text.length))
  for (const size of [1, 2, 3, 17, 1000]) expect(await listItems(readMessage(text, size))).toEqual(whole)
})

test.each(['3.0', '3.1', '3.1.01'])('reads release %s', async (release) => {
  expect(await listItems(readMessage(onixMessage([onixProduct()], { release })))).toHaveLength(1)
})

test('reads messages without and with a namespace of their own', async () => {
  const text = onixMessage([onixProduct()])
  const [plain] = await listItems(readMessage(text.replace(/ xmlns="[^"]*"/, '')))
  const prefixed = text.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1onix:').replace('xmlns=', 'xmlns:onix=')
  const [prefixedItem] = await listItems(readMessage(prefixed))
  expect(plain?.record?.title).toBe('Δοκιμή')
  expect(prefixedItem?.record).toEqual(plain?.record)
})

test('header defaults apply to records without a value', async () => {
  const header = '<DefaultLanguageOfText>eng</DefaultLanguageOfText><DefaultCurrencyCode>EUR</DefaultCurrencyCode>'
  const supply = '<SupplyDetail><Price><PriceType>02</PriceType><PriceAmount>9.00</PriceAmount></Price></SupplyDetail>'
  const { record } = await readRecord({ description: '', supply }, header)
  expect(record).toMatchObject({ textLanguage: 'en', publisherPrice: { cents: 900, fixed: false } })
})

test.each([
  ['88', null],
  ['89', null],
  ['05', 'withdrawal'],
  ['03', 'update'],
  ['04', 'update'],
])('a notice of type %s is %s', async (type, notice) => {
  const { record } = await readRecord({ type })
  expect(record?.notice ?? null).toBe(notice)
})

test('a partial record changes its own blocks only', async () => {
  const product = `<Product><RecordReference>demo.1</RecordReference><NotificationType>12</NotificationType>
    <ProductSupply><SupplyDetail><ProductAvailability>22</ProductAvailability></SupplyDetail></ProductSupply></Product>`
  const [item] = await listItems(readMessage(onixMessage([product])))
  expect(Object.keys(item?.record ?? {}).sort()).toEqual(
    ['availability', 'ean', 'isbn13', 'notice', 'publisherPrice', 'reference', 'supplierBand', 'supplierCode'].sort(),
  )
})

test('trade material and digital files are skipped', async () => {
  expect(await readRecord({ form: '<ProductComposition>30</ProductComposition>' })).toEqual({
    record: null,
    reason: [],
  })
  expect(await readRecord({ form: '<ProductForm>XC</ProductForm>' })).toEqual({ record: null, reason: [] })
  const digital = await readRecord({ form: '<ProductForm>ED</ProductForm>' })
  expect(digital).toEqual({ record: null, reason: ['ProductForm: Digital products are not sold here.'] })
})

test('a wrong check digit refuses the record, and no other', async () => {
  const text = onixMessage([
    onixProduct({ isbn: '9789603259405' }),
    onixProduct({ reference: 'demo.2', isbn: '978-960-325-940-4' }),
  ])
  const [bad, good] = await listItems(readMessage(text))
  expect(bad?.record).toBeNull()
  expect(bad?.notes[0]).toMatchObject({ level: 'refused', field: 'ProductIdentifier' })
  expect(good?.record?.isbn13).toBe('9789603259404')
})

test('editions of one work are distinguished from other related books', async () => {
  const related = `<RelatedWork><WorkRelationCode>01</WorkRelationCode><WorkIdentifier><WorkIDType>11</WorkIDType>
    <IDValue>A0220090000154FA</IDValue></WorkIdentifier></RelatedWork>
    <RelatedProduct><ProductRelationCode>06</ProductRelationCode><ProductIdentifier><ProductIDType>15</ProductIDType>
    <IDValue>9780007324378</IDValue></ProductIdentifier></RelatedProduct>
    <RelatedProduct><ProductRelationCode>23</ProductRelationCode><ProductIdentifier><ProductIDType>15</ProductIDType>
    <IDValue>9780007232833</IDValue></ProductIdentifier></RelatedProduct>`
  const { record } = await readRecord({ related })
  expect(record?.relations).toEqual([{ work: '11:A0220090000154FA' }, { isbn13: '9780007324378' }])
})
