import { getProductById } from '@stoa/contract/catalogue/catalogue'
import { isEan13 } from '@stoa/domain/catalogue/isbn'
import { floorOf } from '@stoa/domain/ordering/pricing/uniform-floor'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct, photographAll, setPrice } from '../../../test/make-product.ts'
import { textIn, type XmlElement } from '../../../test/read-xml.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { type feedSettings, type PriceFeed, readOffers, readSet } from '../../../test/written-feeds.ts'
import { priceFeeds } from './feed-names.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await photographAll(api.database.db)
})
afterAll(() => api.close())

async function offersOf(feed: PriceFeed, overrides?: Partial<typeof feedSettings>): Promise<Map<number, XmlElement>> {
  const listedOffers = await readOffers(api.database.db, feed, overrides)
  return new Map(listedOffers.map(({ id, offer }) => [id, offer]))
}

const sample = <Item>(items: readonly Item[], count: number): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ item }) => item)

/** `12.90` or `12.90 EUR` in cents. */
const cents = (text: string | null): number => Math.round(Number(/^(\d+\.\d\d)(?: EUR)?$/.exec(text ?? '')?.[1]) * 100)

const priceIn = (offer: XmlElement): number =>
  cents(
    textIn(offer, 'price_with_vat') ??
      textIn(offer, 'price') ??
      textIn(offer, 'g:sale_price') ??
      textIn(offer, 'g:price'),
  )

describe.each(priceFeeds)('%s', (feed) => {
  test('lists a product once, in text without mark-up and control characters', async () => {
    const listedOffers = await readOffers(api.database.db, feed)
    expect(listedOffers.length).toBeGreaterThan(50)
    expect(new Set(listedOffers.map(({ id }) => id)).size).toBe(listedOffers.length)
    const texts = listedOffers.flatMap(({ offer }) => offer.children.map((child) => child.text))
    expect(texts.filter((text) => /<[a-z/!]|&\w+;|\p{Cc}/iu.test(text.replaceAll('\n', '')))).toEqual([])
  })

  test('has the price of the product’s page', async () => {
    const offers = [...(await offersOf(feed))]
    const reduced = offers.filter(([, offer]) => textIn(offer, 'g:sale_price') !== null)
    if (feed.startsWith('google')) expect(reduced.length).toBeGreaterThan(5)
    for (const [id, offer] of [...sample(offers, 20), ...sample(reduced, 5)]) {
      const product = await call(api.app, getProductById, { id }, feed === 'google-en' ? 'en' : 'el')
      expect([id, priceIn(offer)]).toEqual([id, product.price])
      const before = textIn(offer, 'g:price')
      if (before !== null) expect([id, cents(before)]).toEqual([id, product.priceBeforeDiscount ?? product.price])
    }
  })

  test('gives only registered numbers with the right check digit', async () => {
    const names = ['ean', 'isbn', 'mpn', 'g:gtin']
    const numbers = [...(await offersOf(feed)).values()].flatMap((offer) =>
      names.flatMap((name) => textIn(offer, name) ?? []),
    )
    expect(numbers.length).toBeGreaterThan(50)
    expect(numbers.filter((number) => !isEan13(number) || number.startsWith('2'))).toEqual([])
  })

  test('links to pages of its language and to pictures', async () => {
    const page =
      feed === 'google-en'
        ? /^https:\/\/stoa\.example\/en\/products\/[a-z0-9-]+$/
        : /^https:\/\/stoa\.example\/products\/[a-z0-9-]+$/
    for (const offer of (await offersOf(feed)).values()) {
      expect(textIn(offer, 'link') ?? textIn(offer, 'g:link')).toMatch(page)
      const image = textIn(offer, 'image') ?? textIn(offer, 'g:image_link')
      expect(image).toMatch(/^https:\/\/stoa\.example\/covers\/[^/]+\/1200\.jpg$/)
    }
  })

  test('lists no withdrawn product, no gift card and no product without a known price', async () => {
    const hidden = await makeProduct(api.database.db, { active: false })
    const priceless = await makeProduct(api.database.db, { availability: 'not_available', priceCents: 0 })
    const { rows } = await sql<{ id: number }>`select id from product where kind = 'giftCard'`.execute(api.database.db)
    expect(rows.length).toBeGreaterThan(0)
    const offers = await offersOf(feed, { includeUnavailable: true })
    for (const id of [hidden, priceless, ...rows.map((row) => row.id)])
      expect([id, offers.has(id)]).toEqual([id, false])
  })
})

test('nothing is listed below the uniform price, and nothing can be priced below it', async () => {
  const input = { priceCents: 900, publisherPriceCents: 1000, protectedUntil: '2027-06-30' }
  const id = await makeProduct(api.database.db, input)
  await expect(setPrice(api.database.db, id, 899)).rejects.toThrow(/product_check/)
  const { rows } = await sql<{ id: number; publisher: number }>`
    select id, publisher_price_cents as publisher from product
    where price_protected_until is not null and active`.execute(api.database.db)
  for (const feed of priceFeeds) {
    const offers = await offersOf(feed)
    for (const row of rows) {
      const offer = offers.get(row.id)
      if (offer) expect(priceIn(offer)).toBeGreaterThanOrEqual(floorOf(row.publisher))
    }
  }
  expect((await offersOf('bestprice')).has(id)).toBe(true)
})

test('publishers’ texts are cleaned: mark-up, control characters, length', async () => {
  const html = `<p>Α &amp; Β</p><script>x()</script>\u0001${'<b>λέξη</b> '.repeat(4000)}`
  const id = await makeProduct(api.database.db, { name: `Τίτλος με & " και \u0007${'μακρύς '.repeat(60)}` })
  await sql`update product set description_el = ${html}, description_en = '<i>words</i>' where id = ${id}`.execute(
    api.database.db,
  )
  const offer = (await offersOf('bestprice')).get(id)
  const [name, description] = [offer && textIn(offer, 'name'), offer && textIn(offer, 'description')]
  expect(name).toMatch(/^Τίτλος με & " και μακρύς .* μακρύς…$/)
  expect(name?.length).toBeLessThanOrEqual(300)
  expect(description).toMatch(/^Α & Β λέξη λέξη .*…$/)
  expect(description?.length).toBeLessThanOrEqual(10_000)
  await photographAll(api.database.db)
  const english = (await offersOf('google-en')).get(id)
  expect(english && textIn(english, 'g:description')).toBe('words')
})

test('new arrivals are new, stand newest first, each with its day and its page', async () => {
  await sql`update product set created_at = '2024-02-01T09:00:00Z'`.execute(api.database.db)
  const toy = await makeProduct(api.database.db, { name: 'Σβούρα' })
  await sql`update product set tax_class = 'standard' where id = ${toy}`.execute(api.database.db)
  const released = await makeProduct(api.database.db, { name: 'Μόλις βγήκε' })
  await sql`update product set created_at = '2026-01-05T09:00:00Z', release_date = '2026-11-02' where id = ${released}`.execute(
    api.database.db,
  )
  const id = await makeProduct(api.database.db, { name: 'Μόλις ήρθε' })
  await sql`update product set created_at = '2026-11-20T09:00:00Z' where id = ${id}`.execute(api.database.db)
  for (const language of ['el', 'en'] as const) {
    const document = (await readSet(api.database.db, `new-${language}`)).get(`new-${language}.xml`)
    const items = document?.children[0]?.children.filter((child) => child.name === 'item') ?? []
    const titles = items.map((item) => textIn(item, 'title'))
    expect(titles).not.toContain('Σβούρα')
    const { rows: gifts } = await sql<{
      name: string
    }>`select name_el as name from product where kind = 'giftCard'`.execute(api.database.db)
    for (const gift of gifts) expect(titles).not.toContain(gift.name)
    const releasedItem = items.find((item) => textIn(item, 'title') === 'Μόλις βγήκε')
    expect(releasedItem && textIn(releasedItem, 'pubDate')).toBe('Sun, 01 Nov 2026 22:00:00 GMT')
    const { rows: marked } = await sql<{ count: number }>`
      select count(*)::int as count from product_attribute pa join attribute_value v on v.id = pa.attribute_value_id
      join product p on p.id = pa.product_id
      where v.code = 'new-arrival' and p.active and (p.release_date is null or p.release_date <= '2026-11-20')`.execute(
      api.database.db,
    )
    expect(items.length).toBeGreaterThanOrEqual((marked[0]?.count ?? 0) + 2)
    expect(items.length).toBeLessThan(50)
    const days = items.map((item) => Date.parse(textIn(item, 'pubDate') ?? ''))
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    const newItem = items.find((item) => textIn(item, 'title') === 'Μόλις ήρθε')
    expect(newItem && textIn(newItem, 'pubDate')).toBe('Fri, 20 Nov 2026 09:00:00 GMT')
    expect(newItem && textIn(newItem, 'link')).toMatch(
      language === 'en' ? /example\/en\/products/ : /example\/products/,
    )
    expect(new Set(items.map((item) => textIn(item, 'guid'))).size).toBe(items.length)
  }
})
