// What an import writes, from one record to the shop.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { digestOf, importText } from '../../../test/import-text.ts'
import { type OnixProductInput, onixMessage, onixProduct } from '../../../test/onix-message.ts'
import { author, fixedPrice, inGreek, type OnixSender, onixSender, published } from '../../../test/onix-sender.ts'
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

const crime =
  '<Subject><MainSubject/><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FFP</SubjectCode></Subject>'

test('a new title is imported completely', async () => {
  const series = `<Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType><TitleElement>
    <TitleElementLevel>02</TitleElementLevel><TitleText>Μαύρη σειρά</TitleText></TitleElement></TitleDetail></Collection>`
  const product: OnixProductInput = {
    reference: 'a',
    isbn: supplier.isbn(1),
    title: 'Ο φόνος της άνοιξης',
    supply: fixedPrice('15.90'),
    description: `${series}${author('<PersonName>Άννα Δείγμα</PersonName>')}${inGreek}${crime}`,
    publishing: published('Εκδόσεις Μαύρη Γάτα', '20260310'),
  }
  const { nonZeroCounts: outcomeCounts } = await supplier.send([product])
  expect(outcomeCounts).toEqual({ added: 1 })
  expect(await supplier.productOf('a')).toMatchObject({
    active: true,
    name_el: 'Ο φόνος της άνοιξης',
    name_language: 'el',
    url: 'o-fonos-tis-anoixis-deigma',
    isbn13: supplier.isbn(1),
    ean: supplier.isbn(1),
    code: supplier.isbn(1),
    publisher: 'Εκδόσεις Μαύρη Γάτα',
    series: 'Μαύρη σειρά',
    price_cents: 1590,
    publisher_price_cents: 1590,
    price_protected_until: '2027-09-10',
    tax_class: 'book',
    availability: 'to_order',
    delivery_band: '5-12',
    published_year: 2026,
    release_date: '2026-03-10',
    cover_style: 'crime',
    categories: ['greek-crime'],
    credits: ['Άννα Δείγμα author'],
    prices: [1590],
    is_found: true,
  })
})

test('a message that is not in its declared encoding brings nothing in', async () => {
  const text = onixMessage([onixProduct({ reference: 'a', title: 'Ηλιοβασίλεμα' })], { sender: supplier.name })
  const bytes = Buffer.from(
    [...text].map((letter) => ((letter.codePointAt(0) ?? 0) & 0xff) + (letter > '\u037f' ? 0x30 : 0)),
  )
  await expect(importText(database.db, bytes)).rejects.toThrow('This is not UTF-8 here: is it windows-1253?')
  const { rows } = await sql`select from product_source where sender = ${supplier.name}`.execute(database.db)
  expect(rows).toEqual([])
})

test('a record whose letters were lost before is refused', async () => {
  const { nonZeroCounts, lines } = await supplier.send([
    { reference: 'a', title: '\ufffd\ufffd\ufffd' },
    { reference: 'b' },
  ])
  expect(nonZeroCounts).toEqual({ added: 1, refused: 1 })
  expect(lines).toMatchObject([{ record: 'a', reason: expect.stringContaining('letters were lost') }])
})

test('the same file again changes nothing, not a row', async () => {
  const products: OnixProductInput[] = [
    { reference: 'a', isbn: supplier.isbn(1) },
    { reference: 'b', description: author('<PersonName>Νέο Πρόσωπο</PersonName>') },
  ]
  await supplier.send(products)
  const before = await digestOf(database.db)
  expect((await supplier.send(products)).nonZeroCounts).toEqual({ unchanged: 2 })
  expect(await digestOf(database.db)).toBe(before)
})

test('changes are written, slug and id stay', async () => {
  await supplier.send([{ reference: 'a', isbn: supplier.isbn(1), title: 'Πρώτος τίτλος', supply: fixedPrice('15.90') }])
  const { url, code, id } = await supplier.productOf('a')
  const { nonZeroCounts: outcomeCounts } = await supplier.send([
    { reference: 'a', isbn: supplier.isbn(1), title: 'Δεύτερος τίτλος', supply: fixedPrice('17.50') },
  ])
  expect(outcomeCounts).toEqual({ changed: 1 })
  expect(await supplier.productOf('a')).toMatchObject({
    id,
    url,
    code,
    name_el: 'Δεύτερος τίτλος',
    price_cents: 1750,
    prices: [1590, 1750],
  })
})

test('an older message is ignored', async () => {
  await supplier.send([{ reference: 'a', title: 'Νέος' }], '20261105')
  expect((await supplier.send([{ reference: 'a', title: 'Παλιός' }], '20261104')).nonZeroCounts).toEqual({ older: 1 })
  expect((await supplier.send([{ reference: 'a', title: 'Νέος' }], '20261109')).nonZeroCounts).toEqual({ unchanged: 1 })
  expect((await supplier.send([{ reference: 'a', title: 'Ενδιάμεσος' }], '20261107')).nonZeroCounts).toEqual({
    older: 1,
  })
  expect(await supplier.productOf('a')).toMatchObject({ name_el: 'Νέος' })
})

test('what an edition is: kept, shown on its page, and cleared by a record without it', async () => {
  const publishing = `<Imprint><ImprintName>Picador</ImprintName></Imprint>${published('Εκδόσεις Μαύρη Γάτα', '20260310')}`
  const edition =
    '<EditionType>REV</EditionType><EditionNumber>2</EditionNumber><NumberOfIllustrations>62</NumberOfIllustrations>'
  await supplier.send([{ reference: 'a', isbn: supplier.isbn(1), publishing, description: `${inGreek}${edition}` }])
  const kept = {
    edition_number: 2,
    edition_types: ['revised'],
    illustrations: 62,
    imprint: 'Picador',
    other_series: [],
  }
  expect(await supplier.productOf('a')).toMatchObject(kept)
  await supplier.send([{ reference: 'a', isbn: supplier.isbn(1) }])
  expect(await supplier.productOf('a')).toMatchObject({
    edition_number: null,
    edition_types: [],
    illustrations: null,
    imprint: null,
  })
})

test('a withdrawn title leaves the shop, and may return', async () => {
  await supplier.send([{ reference: 'a', isbn: supplier.isbn(1) }])
  expect((await supplier.send([{ reference: 'a', isbn: supplier.isbn(1), type: '05' }])).nonZeroCounts).toEqual({
    withdrawn: 1,
  })
  expect(await supplier.productOf('a')).toMatchObject({ active: false, is_found: false })
  expect((await supplier.send([{ reference: 'a', isbn: supplier.isbn(1), type: '05' }])).nonZeroCounts).toEqual({
    unchanged: 1,
  })
  expect((await supplier.send([{ reference: 'a', isbn: supplier.isbn(1) }])).nonZeroCounts).toEqual({ changed: 1 })
  expect(await supplier.productOf('a')).toMatchObject({ active: true, is_found: true })
  expect((await supplier.send([{ reference: 'unknown', type: '05' }])).nonZeroCounts).toEqual({ unchanged: 1 })
})

test('a partial record leaves the other fields alone', async () => {
  await supplier.send([{ reference: 'a', isbn: supplier.isbn(1), title: 'Ολόκληρο', supply: fixedPrice('12.00') }])
  const part = `<Product><RecordReference>a</RecordReference><NotificationType>12</NotificationType><ProductSupply>
    <SupplyDetail><ProductAvailability>51</ProductAvailability></SupplyDetail></ProductSupply></Product>`
  const { nonZeroCounts: outcomeCounts } = await importText(
    database.db,
    onixMessage([part], { sender: supplier.name, sent: '20261102' }),
  )
  expect(outcomeCounts).toEqual({ changed: 1 })
  expect(await supplier.productOf('a')).toMatchObject({
    name_el: 'Ολόκληρο',
    isbn13: supplier.isbn(1),
    availability: 'out_of_print',
    price_cents: 1200,
  })
})

test('editions of one work are linked, whichever comes first', async () => {
  const related = (
    otherNumber: number,
  ): string => `<RelatedProduct><ProductRelationCode>06</ProductRelationCode><ProductIdentifier>
    <ProductIDType>15</ProductIDType><IDValue>${supplier.isbn(otherNumber)}</IDValue></ProductIdentifier></RelatedProduct>`
  await supplier.send([
    { reference: 'paper', isbn: supplier.isbn(1) },
    { reference: 'alone', isbn: supplier.isbn(4) },
  ])
  await supplier.send([
    { reference: 'hard', isbn: supplier.isbn(2), related: related(1) },
    { reference: 'pocket', isbn: supplier.isbn(3), related: related(2) },
  ])
  const works = await Promise.all(
    ['paper', 'hard', 'pocket', 'alone'].map(async (reference) => (await supplier.productOf(reference)).work_id),
  )
  expect(works[0]).not.toBeNull()
  expect(works).toEqual([works[0], works[0], works[0], null])
})

test('a dry run reports what would happen, and writes nothing', async () => {
  const before = await digestOf(database.db)
  const text = onixMessage([onixProduct({ reference: 'a' }), onixProduct({ reference: 'b', title: '' })], {
    sender: supplier.name,
  })
  const { nonZeroCounts: outcomeCounts, lines: notes } = await importText(database.db, text, { isTrial: true })
  expect([outcomeCounts, notes[0]?.reason]).toEqual([{ added: 1, refused: 1 }, 'It has no title.'])
  expect(await digestOf(database.db)).toBe(before)
})
