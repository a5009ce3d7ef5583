import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { digestOf, importText } from '../../../test/import-text.ts'
import { setCopies } from '../../../test/make-product.ts'
import { type OnixProductInput, onixMessage, onixProduct } from '../../../test/onix-message.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Every test has a sender and ISBNs of its own. */
let sender = ''
let round = 0
beforeEach(() => {
  round += 1
  sender = `Sender ${round}`
})

const isbn = (number: number): string => {
  const digits = `978618${round.toString().padStart(3, '0')}${number.toString().padStart(3, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const send = (products: OnixProductInput[], sent = '20261101') =>
  importText(database.db, onixMessage(products.map(onixProduct), { sender, sent }))

// The columns of a row are checked by each test.
type Row = Record<string, unknown>

async function productOf(reference: string, from = sender): Promise<Row> {
  const { rows } = await sql<Row>`
    select p.*, maker.name_el as publisher, s.name_el as series,
      (select array_agg(c.code order by pc.main desc, c.code) from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = p.id) as categories,
      (select array_agg(c.name_el || ' ' || pc.role order by pc.position) from product_contributor pc
        join contributor c on c.id = pc.contributor_id where pc.product_id = p.id) as credits,
      (select array_agg(price_cents order by valid_from, id) from price_history h where h.product_id = p.id) as prices,
      exists (select from search_doc d where d.product_id = p.id) as is_found
    from product_source o join product p on p.id = o.product_id join publisher maker on maker.id = p.publisher_id
    left join series s on s.id = p.series_id
    where o.sender = ${from} and o.reference = ${reference}`.execute(database.db)
  const [row] = rows
  if (!row) throw new Error(`nothing came from ${reference}`)
  return row
}

const fixedPrice = (amount: string): string => `<SupplyDetail><ProductAvailability>21</ProductAvailability>
  <Price><PriceType>04</PriceType><PriceAmount>${amount}</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price></SupplyDetail>`

const published = (publisher: string, day: string): string =>
  `<Publisher><PublishingRole>01</PublishingRole><PublisherName>${publisher}</PublisherName></Publisher>
  <CountryOfPublication>GR</CountryOfPublication><PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>${day}</Date></PublishingDate>`

const author = (name: string): string =>
  `<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole>${name}</Contributor>`
const inGreek = '<Language><LanguageRole>01</LanguageRole><LanguageCode>gre</LanguageCode></Language>'
const crime =
  '<Subject><MainSubject/><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FFP</SubjectCode></Subject>'

test('a new title is imported completely', async () => {
  const series = `<Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType><TitleElement>
    <TitleElementLevel>02</TitleElementLevel><TitleText>Μαύρη σειρά</TitleText></TitleElement></TitleDetail></Collection>`
  const product: OnixProductInput = {
    reference: 'a',
    isbn: isbn(1),
    title: 'Ο φόνος της άνοιξης',
    supply: fixedPrice('15.90'),
    description: `${series}${author('<PersonName>Άννα Δείγμα</PersonName>')}${inGreek}${crime}`,
    publishing: published('Εκδόσεις Μαύρη Γάτα', '20260310'),
  }
  const { nonZeroCounts: outcomeCounts } = await send([product])
  expect(outcomeCounts).toEqual({ added: 1 })
  expect(await productOf('a')).toMatchObject({
    active: true,
    name_el: 'Ο φόνος της άνοιξης',
    name_language: 'el',
    url: 'o-fonos-tis-anoixis-deigma',
    isbn13: isbn(1),
    ean: isbn(1),
    code: isbn(1),
    publisher: 'Εκδόσεις Μαύρη Γάτα',
    series: 'Μαύρη σειρά',
    price_cents: 1590,
    publisher_price_cents: 1590,
    price_protected_until: '2027-09-10',
    tax_class: 'book',
    availability: 'days_4_7',
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
  const text = onixMessage([onixProduct({ reference: 'a', title: 'Ηλιοβασίλεμα' })], { sender })
  const bytes = Buffer.from(
    [...text].map((letter) => ((letter.codePointAt(0) ?? 0) & 0xff) + (letter > '\u037f' ? 0x30 : 0)),
  )
  await expect(importText(database.db, bytes)).rejects.toThrow('This is not UTF-8 here: is it windows-1253?')
  const { rows } = await sql`select from product_source where sender = ${sender}`.execute(database.db)
  expect(rows).toEqual([])
})

test('a record whose letters were lost before is refused', async () => {
  const { nonZeroCounts, lines } = await send([{ reference: 'a', title: '\ufffd\ufffd\ufffd' }, { reference: 'b' }])
  expect(nonZeroCounts).toEqual({ added: 1, refused: 1 })
  expect(lines).toMatchObject([{ record: 'a', reason: expect.stringContaining('letters were lost') }])
})

test('the same file again changes nothing, not a row', async () => {
  const products: OnixProductInput[] = [
    { reference: 'a', isbn: isbn(1) },
    { reference: 'b', description: author('<PersonName>Νέο Πρόσωπο</PersonName>') },
  ]
  await send(products)
  const before = await digestOf(database.db)
  expect((await send(products)).nonZeroCounts).toEqual({ unchanged: 2 })
  expect(await digestOf(database.db)).toBe(before)
})

test('changes are written, slug and id stay', async () => {
  await send([{ reference: 'a', isbn: isbn(1), title: 'Πρώτος τίτλος', supply: fixedPrice('15.90') }])
  const { url, code, id } = await productOf('a')
  const { nonZeroCounts: outcomeCounts } = await send([
    { reference: 'a', isbn: isbn(1), title: 'Δεύτερος τίτλος', supply: fixedPrice('17.50') },
  ])
  expect(outcomeCounts).toEqual({ changed: 1 })
  expect(await productOf('a')).toMatchObject({
    id,
    url,
    code,
    name_el: 'Δεύτερος τίτλος',
    price_cents: 1750,
    prices: [1590, 1750],
  })
})

test('an older message is ignored', async () => {
  await send([{ reference: 'a', title: 'Νέος' }], '20261105')
  expect((await send([{ reference: 'a', title: 'Παλιός' }], '20261104')).nonZeroCounts).toEqual({ older: 1 })
  expect((await send([{ reference: 'a', title: 'Νέος' }], '20261109')).nonZeroCounts).toEqual({ unchanged: 1 })
  expect((await send([{ reference: 'a', title: 'Ενδιάμεσος' }], '20261107')).nonZeroCounts).toEqual({ older: 1 })
  expect(await productOf('a')).toMatchObject({ name_el: 'Νέος' })
})

test('what an edition is: kept, shown on its page, and cleared by a record without it', async () => {
  const publishing = `<Imprint><ImprintName>Picador</ImprintName></Imprint>${published('Εκδόσεις Μαύρη Γάτα', '20260310')}`
  const edition =
    '<EditionType>REV</EditionType><EditionNumber>2</EditionNumber><NumberOfIllustrations>62</NumberOfIllustrations>'
  await send([{ reference: 'a', isbn: isbn(1), publishing, description: `${inGreek}${edition}` }])
  const kept = {
    edition_number: 2,
    edition_types: ['revised'],
    illustrations: 62,
    imprint: 'Picador',
    other_series: [],
  }
  expect(await productOf('a')).toMatchObject(kept)
  await send([{ reference: 'a', isbn: isbn(1) }])
  expect(await productOf('a')).toMatchObject({
    edition_number: null,
    edition_types: [],
    illustrations: null,
    imprint: null,
  })
})

test('a withdrawn title leaves the shop, and may return', async () => {
  await send([{ reference: 'a', isbn: isbn(1) }])
  expect((await send([{ reference: 'a', isbn: isbn(1), type: '05' }])).nonZeroCounts).toEqual({ withdrawn: 1 })
  expect(await productOf('a')).toMatchObject({ active: false, is_found: false })
  expect((await send([{ reference: 'a', isbn: isbn(1), type: '05' }])).nonZeroCounts).toEqual({ unchanged: 1 })
  expect((await send([{ reference: 'a', isbn: isbn(1) }])).nonZeroCounts).toEqual({ changed: 1 })
  expect(await productOf('a')).toMatchObject({ active: true, is_found: true })
  expect((await send([{ reference: 'unknown', type: '05' }])).nonZeroCounts).toEqual({ unchanged: 1 })
})

test('an update and a withdrawal of one title in one message: the later one holds, at every import', async () => {
  await send([{ reference: 'a', isbn: isbn(1) }])
  const messages: [products: OnixProductInput[], active: boolean][] = [
    [
      [
        { reference: 'a', isbn: isbn(1), title: 'Νέος' },
        { reference: 'a', isbn: isbn(1), type: '05' },
      ],
      false,
    ],
    [
      [
        { reference: 'a', isbn: isbn(1), type: '05' },
        { reference: 'a', isbn: isbn(1), title: 'Νεότερος' },
      ],
      true,
    ],
  ]
  for (const [products, active] of messages) {
    const { nonZeroCounts, lines } = await send(products)
    expect(nonZeroCounts).toEqual({ [active ? 'changed' : 'withdrawn']: 1, passedOver: 1 })
    expect(lines.map(({ level, field }) => [level, field])).toEqual([['warning', 'record']])
    expect(await productOf('a')).toMatchObject({ active })
    expect(
      (
        await importText(database.db, onixMessage(products.map(onixProduct), { sender, sent: '20261101' }), {
          fromStart: true,
        })
      ).nonZeroCounts,
    ).toEqual({ unchanged: 1, passedOver: 1 })
  }
  const foreign = await send([
    { reference: 'a', isbn: isbn(1) },
    { reference: 'b', isbn: isbn(1), type: '05' },
  ])
  expect(foreign.nonZeroCounts).toMatchObject({ refused: 1 })
  expect(await productOf('a')).toMatchObject({ active: true })
})

test('two senders of one book write one product', async () => {
  const first = sender
  await send([{ reference: 'a', isbn: isbn(1) }])
  sender = `${first}, another`
  expect((await send([{ reference: '77', isbn: isbn(1), title: 'Ο ίδιος τίτλος' }])).nonZeroCounts).toEqual({
    changed: 1,
  })
  expect((await productOf('77')).id).toBe((await productOf('a', first)).id)
})

describe('conflicting records', () => {
  test('one record twice, one number twice: the first counts, at every import', async () => {
    const products: OnixProductInput[] = [
      { reference: 'a', isbn: isbn(1), title: 'Πρώτος' },
      { reference: 'a', isbn: isbn(2), title: 'Δεύτερος' },
      { reference: 'b', isbn: isbn(1), title: 'Τρίτος' },
      { reference: 'c', isbn: isbn(3), title: 'Τέταρτος' },
    ]
    const { nonZeroCounts: outcomeCounts, lines: notes } = await send(products)
    expect(outcomeCounts).toEqual({ added: 2, refused: 2 })
    expect(notes.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      'record: The same record stands in line 4 already.',
      `record: The record in line 4 has the same number ${isbn(1)}.`,
    ])
    expect((await send(products)).nonZeroCounts).toEqual({ unchanged: 2, refused: 2 })
  })

  test('a number that belongs to another title', async () => {
    await send([
      { reference: 'a', isbn: isbn(1) },
      { reference: 'b', isbn: isbn(2) },
    ])
    const { nonZeroCounts: outcomeCounts, lines: notes } = await send([{ reference: 'b', isbn: isbn(1) }])
    expect(outcomeCounts).toEqual({ refused: 1 })
    expect(notes[0]?.reason).toBe('The number belongs to another title of the shop.')
  })

  test('a record that the database refuses does not stop the others', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: index === 41 ? 'bad\u0000' : `r${index}`,
      title: `Τίτλος ${index}`,
    }))
    const text = rows.map((row) => JSON.stringify(row)).join('\n')
    const { nonZeroCounts: outcomeCounts, lines: notes } = await importText(database.db, text, { sender })
    expect(outcomeCounts).toEqual({ added: 59, refused: 1 })
    expect(notes[0]).toMatchObject({ line: 42, level: 'refused', record: 'Τίτλος 41' })
  })

  test('without a title nothing is imported', async () => {
    const { nonZeroCounts: outcomeCounts, lines: notes } = await send([{ reference: 'a', isbn: isbn(1), title: '' }])
    expect([outcomeCounts, notes[0]?.reason]).toEqual([{ refused: 1 }, 'It has no title.'])
  })
})

describe('names', () => {
  test('a title without a number gets an in-store one, and every title a slug', async () => {
    await send([
      { reference: 'a', title: 'Δίδυμοι' },
      { reference: 'b', title: 'Δίδυμοι' },
      { reference: 'c', title: '?!' },
    ])
    const [a, b, c] = [await productOf('a'), await productOf('b'), await productOf('c')]
    expect([a.url, b.url]).toEqual(['didymoi', 'didymoi-2'])
    expect(c.url).toBe(`book-${c.ean}`)
    expect(a.ean).toMatch(/^20\d{11}$/)
    expect(new Set([a.ean, b.ean, c.ean]).size).toBe(3)
  })

  test('an English title is a name of its own for a thing, and stands beside the title of a book', async () => {
    const english = `<TitleDetail><TitleType>06</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
      <TitleText language="eng">The Trial Run</TitleText></TitleElement></TitleDetail>`
    const stationery = '<ProductComposition>00</ProductComposition><ProductForm>PC</ProductForm>'
    await send([
      { reference: 'book', title: 'Η δοκιμή', description: english },
      { reference: 'thing', title: 'Δοκιμή', description: english, form: stationery },
    ])
    expect(await productOf('book')).toMatchObject({ name_en: null, english_title: 'The Trial Run' })
    expect(await productOf('thing')).toMatchObject({ name_en: 'The Trial Run', english_title: null })
    await send([{ reference: 'book', title: 'Η δοκιμή' }], '20261102')
    expect(await productOf('book')).toMatchObject({ english_title: null })
  })

  test('people and publishers are matched however they are written', async () => {
    const names = [
      '<PersonNameInverted>ΚΑΖΑΝΤΖΆΚΗΣ, Νίκος</PersonNameInverted>',
      '<PersonName>Nikos Kazantzakis</PersonName>',
      '<PersonName>Νίκος  Καζαντζάκης</PersonName>',
    ]
    const publisherNames = ['Εκδόσεις Διόπτρα', 'ΔΙΟΠΤΡΑ', 'Διόπτρα Α.Ε.']
    const { rows: before } =
      await sql<Row>`select count(*)::int as people, (select count(*)::int from publisher) as publishers from contributor`.execute(
        database.db,
      )
    await send(
      names.map((name, index) => ({
        reference: `${index}`,
        description: `${author(name)}${inGreek}`,
        publishing: published(publisherNames[index] ?? '', '2020'),
      })),
    )
    const { rows: after } =
      await sql<Row>`select count(*)::int as people, (select count(*)::int from publisher) as publishers from contributor`.execute(
        database.db,
      )
    expect(after).toEqual(before)
    for (const reference of ['0', '1', '2']) {
      expect(await productOf(reference)).toMatchObject({ publisher: 'Διόπτρα', credits: ['Νίκος Καζαντζάκης author'] })
    }
  })

  test('new people are found by both scripts from then on', async () => {
    const both = author(
      '<PersonName>Ζωή Ανύπαρκτη</PersonName><AlternativeName><PersonName>Zoe Anyparkti</PersonName></AlternativeName>',
    )
    await send([
      { reference: 'a', description: both },
      { reference: 'b', description: author('<PersonName>Zoe Anyparkti</PersonName>') },
    ])
    const { rows } =
      await sql<Row>`select name_el, name_en, url, letter from contributor where name_el = 'Ζωή Ανύπαρκτη'`.execute(
        database.db,
      )
    expect(rows).toEqual([{ name_el: 'Ζωή Ανύπαρκτη', name_en: 'Zoe Anyparkti', url: 'zoe-anyparkti', letter: 'Α' }])
    expect((await productOf('b')).credits).toEqual(['Ζωή Ανύπαρκτη author'])
  })
})

describe('prices', () => {
  test('a selling price of the shop stays, within the uniform price', async () => {
    const record = (amount: string): OnixProductInput => ({
      reference: 'a',
      isbn: isbn(1),
      supply: fixedPrice(amount),
      publishing: published('Α', '20260801'),
    })
    await send([record('20.00')])
    await importText(database.db, `isbn;price\n${isbn(1)};18,50\n`)
    expect(await productOf('a')).toMatchObject({ price_cents: 1850, publisher_price_cents: 2000 })
    await send([record('19.00')])
    expect(await productOf('a')).toMatchObject({ price_cents: 1850, publisher_price_cents: 1900 })
    await send([record('22.00')])
    expect(await productOf('a')).toMatchObject({ price_cents: 1980, price_protected_until: '2028-02-01' })
    const { nonZeroCounts: outcomeCounts, lines: notes } = await importText(
      database.db,
      `isbn;price\n${isbn(1)};15,00\n`,
    )
    expect([outcomeCounts, notes[0]?.reason]).toEqual([
      { refused: 1 },
      'The uniform book price holds: between €19.80 and €22.00.',
    ])
  })

  test('a title without a price is listed and found, and cannot be bought', async () => {
    await importText(database.db, `title;author\nΑνεκτίμητο ${round};Άννα Δείγμα\n`, { sender })
    const row = await productOf(`title:ανεκτιμητο ${round}|αννα δειγμα`)
    expect(row).toMatchObject({ price_cents: 0, availability: 'to_order', prices: null, is_found: true, active: true })
  })
})

test('a partial record leaves the other fields alone', async () => {
  await send([{ reference: 'a', isbn: isbn(1), title: 'Ολόκληρο', supply: fixedPrice('12.00') }])
  const part = `<Product><RecordReference>a</RecordReference><NotificationType>12</NotificationType><ProductSupply>
    <SupplyDetail><ProductAvailability>51</ProductAvailability></SupplyDetail></ProductSupply></Product>`
  const { nonZeroCounts: outcomeCounts } = await importText(
    database.db,
    onixMessage([part], { sender, sent: '20261102' }),
  )
  expect(outcomeCounts).toEqual({ changed: 1 })
  expect(await productOf('a')).toMatchObject({
    name_el: 'Ολόκληρο',
    isbn13: isbn(1),
    availability: 'out_of_print',
    price_cents: 1200,
  })
})

test('copies in stock stay for sale, whatever the supplier says', async () => {
  await importText(database.db, `isbn;title;price;availability\n${isbn(1)};Στο ράφι;9,00;διαθέσιμο\n`, { sender })
  const { id } = await productOf(isbn(1))
  await setCopies(database.db, Number(id), [2])
  await send([
    {
      reference: 'a',
      isbn: isbn(1),
      supply: '<SupplyDetail><ProductAvailability>40</ProductAvailability></SupplyDetail>',
    },
  ])
  expect(await productOf('a')).toMatchObject({ availability: 'stock' })
  await setCopies(database.db, Number(id), [0])
  await send([
    {
      reference: 'a',
      isbn: isbn(1),
      title: 'Στο ράφι!',
      supply: '<SupplyDetail><ProductAvailability>40</ProductAvailability></SupplyDetail>',
    },
  ])
  expect(await productOf('a')).toMatchObject({ availability: 'not_available' })
})

test('editions of one work are linked, whichever comes first', async () => {
  const related = (
    otherNumber: number,
  ): string => `<RelatedProduct><ProductRelationCode>06</ProductRelationCode><ProductIdentifier>
    <ProductIDType>15</ProductIDType><IDValue>${isbn(otherNumber)}</IDValue></ProductIdentifier></RelatedProduct>`
  await send([
    { reference: 'paper', isbn: isbn(1) },
    { reference: 'alone', isbn: isbn(4) },
  ])
  await send([
    { reference: 'hard', isbn: isbn(2), related: related(1) },
    { reference: 'pocket', isbn: isbn(3), related: related(2) },
  ])
  const works = await Promise.all(
    ['paper', 'hard', 'pocket', 'alone'].map(async (reference) => (await productOf(reference)).work_id),
  )
  expect(works[0]).not.toBeNull()
  expect(works).toEqual([works[0], works[0], works[0], null])
})

test('a dry run reports what would happen, and writes nothing', async () => {
  const before = await digestOf(database.db)
  const text = onixMessage([onixProduct({ reference: 'a' }), onixProduct({ reference: 'b', title: '' })], { sender })
  const { nonZeroCounts: outcomeCounts, lines: notes } = await importText(database.db, text, { isTrial: true })
  expect([outcomeCounts, notes[0]?.reason]).toEqual([{ added: 1, refused: 1 }, 'It has no title.'])
  expect(await digestOf(database.db)).toBe(before)
})
