// The data of a product's own page: editions, series, branches by the hour, prices by the law, and safety.

import * as contract from '@stoa/contract/catalogue/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { testDay } from '../../../test/test-day.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const show = (id: number, language: 'el' | 'en' = 'el') => call(api.app, contract.getProductById, { id }, language)
const showUrl = (url: string, language: 'el' | 'en' = 'el') =>
  call(api.app, contract.getProductByUrl, { url }, language)
const run = (statement: string) => sql.raw(statement).execute(api.database.db)
const change = (id: number, set: string) => run(`update product set ${set} where id = ${id}`)

async function atTime<Value>(time: string, request: () => Promise<Value>): Promise<Value> {
  api.clock.now = Date.parse(time)
  try {
    return await request()
  } finally {
    api.clock.now = testDay
  }
}

describe('the editions of one work', () => {
  test('list each other with language, binding and price, the cheapest first', async () => {
    const greek = await showUrl('vios-kai-politeia-tou-alexi-zormpa-kazantzakis')
    const editions = greek.editions.map((item) => [item.name, item.bookLanguage, item.binding])
    expect(editions).toContainEqual([greek.name, 'el', 'paperback'])
    expect(editions).toContainEqual(['Zorba the Greek', 'en', 'paperback'])
    const prices = greek.editions.map((item) => item.price)
    expect(prices).toEqual(prices.toSorted((item, otherItem) => item - otherItem))
    const english = await showUrl(greek.editions.find((item) => item.bookLanguage === 'en')?.url ?? '')
    expect(english.editions).toEqual(greek.editions)
    expect(await call(api.app, contract.listRelatedProducts, { productId: greek.id, code: 'editions' })).toHaveLength(2)
  })

  test('are no other works of the author', async () => {
    const greek = await showUrl('vios-kai-politeia-tou-alexi-zormpa-kazantzakis')
    const related = await call(api.app, contract.listRelatedProducts, { productId: greek.id, code: 'author' })
    expect(related.map((item) => item.name)).not.toContain('Zorba the Greek')
    expect(related.length).toBeGreaterThan(2)
  })

  test('come in hardback and paperback', async () => {
    const { rows } = await sql<{ id: number }>`select id from product where code = 'adichie-americanah-en'`.execute(
      api.database.db,
    )
    const { editions } = await show(rows[0]?.id ?? 0, 'en')
    expect(editions.map((item) => [item.binding, item.publisher])).toEqual([
      ['paperback', 'Anchor Books'],
      ['hardback', 'Alfred A. Knopf'],
    ])
  })

  test('of a withdrawn book there are none to choose from', async () => {
    await run(`insert into work (code) values ('two')`)
    const [item, otherItem] = [
      await makeProduct(api.database.db),
      await makeProduct(api.database.db, { active: false }),
    ]
    for (const id of [item, otherItem]) await change(id, `work_id = (select id from work where code = 'two')`)
    expect((await show(item)).editions).toEqual([])
    await change(otherItem, 'active = true')
    expect((await show(item)).editions.map(({ id }) => id)).toEqual([item, otherItem])
  })
})

test('of a long series the part around the book is shown, in reading order', async () => {
  await run(`insert into series (code, name_el) values ('long', 'Μακριά σειρά')`)
  const volumes: number[] = []
  for (let number = 1; number <= 60; number += 1) {
    volumes.push(await makeProduct(api.database.db))
    await change(
      volumes.at(-1) ?? 0,
      `series_id = (select id from series where code = 'long'), series_number = ${number}`,
    )
  }
  const neighboursOf = async (place: number) => {
    const cards = await call(api.app, contract.listRelatedProducts, {
      productId: volumes[place - 1] ?? 0,
      code: 'series',
    })
    const numbers = cards.map((card) => card.seriesNumber)
    expect(numbers).toHaveLength(24)
    expect(numbers).toContain(place)
    return [numbers[0], numbers.at(-1)]
  }
  expect(await neighboursOf(1)).toEqual([1, 24])
  expect(await neighboursOf(30)).toEqual([18, 41])
  expect(await neighboursOf(60)).toEqual([37, 60])
})

test('of a series in two languages the volumes in the book’s own are shown, without its other editions', async () => {
  const product = await showUrl('o-chari-poter-kai-i-kamara-me-ta-mystika-rowling')
  const cards = await call(api.app, contract.listRelatedProducts, { productId: product.id, code: 'series' })
  expect(cards.map((card) => [card.seriesNumber, card.bookLanguage])).toEqual([
    [1, 'el'],
    [2, 'el'],
    [3, 'el'],
  ])
})

describe('the branches', () => {
  const pickups = async (id: number) =>
    (await show(id)).branches.map(({ quantity, pickup }) => [
      quantity,
      pickup?.from,
      pickup?.day,
      pickup?.until ?? null,
    ])

  test('hand over what they hold on the same day, and bring the rest', async () => {
    const id = await makeProduct(api.database.db, { copies: [4, 0, 1] })
    expect(await atTime('2026-11-20T10:00:00+02:00', () => pickups(id))).toEqual([
      [4, 'here', '2026-11-20', '21:00'],
      [0, 'brought', '2026-11-23', null],
      [1, 'here', '2026-11-20', '21:00'],
    ])
    expect(await atTime('2026-11-20T20:00:00+02:00', () => pickups(id))).toEqual([
      [4, 'here', '2026-11-21', null],
      [0, 'brought', '2026-11-24', null],
      [1, 'here', '2026-11-21', null],
    ])
  })

  test('are closed on Good Friday and Easter Monday', async () => {
    const id = await makeProduct(api.database.db, { copies: [4] })
    const [first] = await atTime('2027-04-29T20:00:00+03:00', () => pickups(id))
    expect(first).toEqual([4, 'here', '2027-05-04', null])
  })

  test.each([
    ['a supplier’s copies', { availability: 'days_1_3', copies: [3] }],
    ['what is sold out', { copies: [0] }],
    ['what is out of print', { availability: 'out_of_print', copies: [2] }],
    ['what is not out yet', { availability: 'pre_order', copies: [] }],
  ])('are not named for %s', async (_, input) => {
    expect((await show(await makeProduct(api.database.db, input))).branches).toEqual([])
  })
})

describe('the price', () => {
  test('of a protected book has its floor, for as long as it is protected', async () => {
    const input = { priceCents: 1400, publisherPriceCents: 1555, protectedUntil: '2026-11-20' }
    const id = await makeProduct(api.database.db, input)
    const product = await show(id)
    expect([product.priceKind, product.minPrice, product.priceProtectedUntil]).toEqual([
      'comparison',
      1400,
      '2026-11-20',
    ])
    const next = await atTime('2026-11-21T00:00:00+02:00', () => show(id))
    expect([next.priceKind, next.minPrice, next.priceProtectedUntil]).toEqual(['comparison', null, null])
  })

  test('has the start of a reduction', async () => {
    const { rows } = await sql<{ id: number }>`
      select product_id as id from price_history group by product_id having count(*) = 2 order by product_id limit 1`.execute(
      api.database.db,
    )
    const product = await show(rows[0]?.id ?? 0)
    expect(product.priceKind).toBe('reduction')
    expect(product.priceBeforeDiscount ?? 0).toBeGreaterThan(product.price)
    expect(product.reducedSince ?? '').toMatch(/^2026-(10|11)-\d\d$/)
  })
})

test('details of an edition are in the language of the page; unknown ones are left out', async () => {
  const { rows } = await sql<{ id: number }>`select id from product where code = 'kafka-diki-el'`.execute(
    api.database.db,
  )
  const id = rows[0]?.id ?? 0
  const [greek, english] = [await show(id), await show(id, 'en')]
  expect([greek.translatedFrom, greek.translatedFromName, english.translatedFromName]).toEqual([
    'de',
    'Γερμανικά',
    'German',
  ])
  expect([greek.height, greek.thickness, greek.weight, greek.warnings]).toEqual([null, null, null, null])
  expect(greek.providerCode).toMatch(/^\d{3}\.\d{5}$/)
  const penguin = await showUrl('emma-austen-en')
  expect([penguin.height, penguin.width, penguin.thickness]).toEqual([198, 129, null])
})

test('the responsible person has a postal and an e-mail address, inside the Union', async () => {
  const id = await makeProduct(api.database.db)
  await run(`
    insert into publisher (code, name_el, url, sort_key, letter, match_key, search_key, address, email, website, responsible_name, responsible_email)
    values ('abroad', 'Abroad Press', 'abroad', 'abroad', 'A', 'abroad', 'abroad', '1 Far Street', 'safety@abroad.example',
      'https://abroad.example', 'Inside GmbH', 'gpsr@inside.example')`)
  await change(id, `publisher_id = (select id from publisher where code = 'abroad'), warnings_el = 'Μικρά κομμάτια.'`)
  expect(await show(id, 'en')).toMatchObject({
    publisherAddress: '1 Far Street',
    publisherEmail: 'safety@abroad.example',
    publisherWebsite: 'https://abroad.example',
    responsible: { name: 'Inside GmbH', address: null, email: 'gpsr@inside.example' },
    warnings: 'Μικρά κομμάτια.',
  })
})

test.each(['javascript:alert(1)', 'data:text/html,<b>', 'vbscript:x', 'www.abroad.example'])(
  'a publisher’s website that is no web address is not linked: %s',
  async (website) => {
    const id = await makeProduct(api.database.db)
    await run(`update publisher set website = '${website}' where code = 'abroad'`)
    await change(id, `publisher_id = (select id from publisher where code = 'abroad')`)
    expect((await show(id, 'en')).publisherWebsite).toBeNull()
  },
)

describe('what sets a product apart', () => {
  test('is said on its page and its card, in both languages', async () => {
    const greek = await showUrl('souel-karystiani')
    expect(greek.badges).toEqual([{ code: 'signed', name: 'Υπογεγραμμένα αντίτυπα' }])
    expect((await show(greek.id, 'en')).badges).toEqual([{ code: 'signed', name: 'Signed copies' }])
    const [card] = await call(api.app, contract.listProductsByIds, { ids: [greek.id] }, 'en')
    expect(card?.badges).toEqual([{ code: 'signed', name: 'Signed copies' }])
  })

  test('is in the same order everywhere, and leaves other features out', async () => {
    const id = await makeProduct(api.database.db)
    expect((await show(id)).badges).toEqual([])
    await run(`insert into product_attribute select ${id}, v.id from attribute_value v
      join attribute a on a.id = v.attribute_id where a.filter_kind in ('feature', 'status')`)
    expect((await show(id)).badges.map(({ code }) => code)).toEqual(['signed', 'award', 'staff-pick'])
  })
})

test('a bookseller’s note comes in the language of the call, and marked when it is not', async () => {
  const noted = await showUrl('gkiak-papamarkos', 'en')
  expect([noted.note?.slice(0, 20), noted.noteBy, noted.noteLanguage]).toEqual([
    'Read the first story',
    'Myrto, at Solonos',
    'en',
  ])
  const unnoted = await show(await makeProduct(api.database.db))
  expect([unnoted.note, unnoted.noteBy]).toEqual([null, null])
  await run(`update shelf_product set note_en = null where product_id = ${noted.id}`)
  const greek = await show(noted.id, 'en')
  expect([greek.note?.slice(0, 7), greek.noteLanguage]).toEqual(['Διαβάστ', 'el'])
})

test('of two notes the one among the booksellers’ notes of the home page is shown', async () => {
  const twice = await showUrl('ta-eis-eafton-aurelius')
  expect(twice.note).toMatch(/^Ένας αυτοκράτορας/)
})
