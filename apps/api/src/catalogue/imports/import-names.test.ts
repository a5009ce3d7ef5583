// How titles, people and publishers are named in files, and which of them they are in the shop.

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { author, inGreek, type OnixSender, onixSender, published } from '../../../test/onix-sender.ts'
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

test('a title without a number gets an in-store one, and every title a slug', async () => {
  await supplier.send([
    { reference: 'a', title: 'Δίδυμοι' },
    { reference: 'b', title: 'Δίδυμοι' },
    { reference: 'c', title: '?!' },
  ])
  const [a, b, c] = [await supplier.productOf('a'), await supplier.productOf('b'), await supplier.productOf('c')]
  expect([a.url, b.url]).toEqual(['didymoi', 'didymoi-2'])
  expect(c.url).toBe(`book-${c.ean}`)
  expect(a.ean).toMatch(/^20\d{11}$/)
  expect(new Set([a.ean, b.ean, c.ean]).size).toBe(3)
})

test('an English title is a name of its own for a thing, and stands beside the title of a book', async () => {
  const english = `<TitleDetail><TitleType>06</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
    <TitleText language="eng">The Trial Run</TitleText></TitleElement></TitleDetail>`
  const stationery = '<ProductComposition>00</ProductComposition><ProductForm>PC</ProductForm>'
  await supplier.send([
    { reference: 'book', title: 'Η δοκιμή', description: english },
    { reference: 'thing', title: 'Δοκιμή', description: english, form: stationery },
  ])
  expect(await supplier.productOf('book')).toMatchObject({ name_en: null, english_title: 'The Trial Run' })
  expect(await supplier.productOf('thing')).toMatchObject({ name_en: 'The Trial Run', english_title: null })
  await supplier.send([{ reference: 'book', title: 'Η δοκιμή' }], '20261102')
  expect(await supplier.productOf('book')).toMatchObject({ english_title: null })
})

test('people and publishers are matched however they are written', async () => {
  const names = [
    '<PersonNameInverted>ΚΑΖΑΝΤΖΆΚΗΣ, Νίκος</PersonNameInverted>',
    '<PersonName>Nikos Kazantzakis</PersonName>',
    '<PersonName>Νίκος  Καζαντζάκης</PersonName>',
  ]
  const publisherNames = ['Εκδόσεις Διόπτρα', 'ΔΙΟΠΤΡΑ', 'Διόπτρα Α.Ε.']
  const { rows: before } =
    await sql`select count(*)::int as people, (select count(*)::int from publisher) as publishers from contributor`.execute(
      database.db,
    )
  await supplier.send(
    names.map((name, index) => ({
      reference: `${index}`,
      description: `${author(name)}${inGreek}`,
      publishing: published(publisherNames[index] ?? '', '2020'),
    })),
  )
  const { rows: after } =
    await sql`select count(*)::int as people, (select count(*)::int from publisher) as publishers from contributor`.execute(
      database.db,
    )
  expect(after).toEqual(before)
  for (const reference of ['0', '1', '2']) {
    expect(await supplier.productOf(reference)).toMatchObject({
      publisher: 'Διόπτρα',
      credits: ['Νίκος Καζαντζάκης author'],
    })
  }
})

test('new people are found by both scripts from then on', async () => {
  const both = author(
    '<PersonName>Ζωή Ανύπαρκτη</PersonName><AlternativeName><PersonName>Zoe Anyparkti</PersonName></AlternativeName>',
  )
  await supplier.send([
    { reference: 'a', description: both },
    { reference: 'b', description: author('<PersonName>Zoe Anyparkti</PersonName>') },
  ])
  const { rows } =
    await sql`select name_el, name_en, url, letter from contributor where name_el = 'Ζωή Ανύπαρκτη'`.execute(
      database.db,
    )
  expect(rows).toEqual([{ name_el: 'Ζωή Ανύπαρκτη', name_en: 'Zoe Anyparkti', url: 'zoe-anyparkti', letter: 'Α' }])
  expect((await supplier.productOf('b')).credits).toEqual(['Ζωή Ανύπαρκτη author'])
})
