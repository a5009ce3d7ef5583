import * as contract from '@stoa/contract/catalogue/catalogue'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const kazantzakis = 1
const zorba = { url: 'vios-kai-politeia-tou-alexi-zormpa-kazantzakis', title: 'Βίος και πολιτεία του Αλέξη Ζορμπά' }

async function firstId(condition: string): Promise<number> {
  const { rows } = await sql
    .raw<{ id: number }>(`select p.id from product p where ${condition} order by p.id limit 1`)
    .execute(api.database.db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`the demo shop has no product with ${condition}`)
  return id
}

test('a product in a list has the price of the customer and its picture under the specification’s names', async () => {
  const { items } = await call(api.app, listProductsByCategory, { sort: 'DiscountDescending', pageSize: 3 })
  expect(items.length).toBeGreaterThan(0)
  for (const { code, price, discountPercent, customerPrice, customerDiscountPercent, image } of items) {
    expect([customerPrice, customerDiscountPercent]).toEqual([price, discountPercent])
    expect(customerDiscountPercent).toBeGreaterThan(0)
    expect(image).toBe(`/covers/${code}/720.avif`)
  }
})

describe('a product', () => {
  test('is the same by slug and by id', async () => {
    const byUrl = await call(api.app, contract.getProductByUrl, { url: zorba.url })
    const byId = await call(api.app, contract.getProductById, { id: byUrl.id })
    expect(byId).toEqual(byUrl)
    expect(byUrl.name).toBe(zorba.title)
    expect(byUrl.credits[0]).toMatchObject({ name: 'Νίκος Καζαντζάκης', role: 'author' })
  })

  test('keeps its own title in English, with the one it is known by there', async () => {
    const english = await call(api.app, contract.getProductByUrl, { url: zorba.url }, 'en')
    expect(english).toMatchObject({ name: zorba.title, nameLanguage: 'el', englishTitle: 'Zorba the Greek' })
    const greek = await call(api.app, contract.getProductByUrl, { url: zorba.url })
    expect(greek).toMatchObject({ name: zorba.title, englishTitle: null })
  })

  test('has one price for every customer, and the addresses of its pictures', async () => {
    const product = await call(api.app, contract.getProductByUrl, { url: zorba.url })
    expect([product.customerPrice, product.customerDiscountPercent]).toEqual([product.price, product.discountPercent])
    expect(product.image).toBe(`/covers/${product.code}/720.avif`)
    const others = [product.imageBack, product.imageSide, product.imageInside]
    for (const [index, kind] of (['back', 'side', 'inside'] as const).entries()) {
      const view = product.pictures.find((picture) => picture.kind === kind)?.view
      expect(others[index]).toBe(view === undefined ? null : `/covers/${product.code}/${view}/720.avif`)
    }
  })

  test('keeps its title and slug in English; its other texts are English', async () => {
    const greek = await call(api.app, contract.getProductByUrl, { url: zorba.url })
    const english = await call(api.app, contract.getProductByUrl, { url: zorba.url }, 'en')
    expect([english.name, english.nameLanguage, english.url]).toEqual([zorba.title, 'el', zorba.url])
    expect(english.credits[0]?.name).toBe('Nikos Kazantzakis')
    expect(english.textLanguage).toBe('en')
    expect(english.description).not.toBe(greek.description)
    expect(english.breadcrumbs.map((item) => item.url)).toEqual(greek.breadcrumbs.map((item) => item.url))
    expect(english.breadcrumbs[0]?.name).not.toBe(greek.breadcrumbs[0]?.name)
  })

  test('without English texts shows the Greek ones, marked as Greek', async () => {
    const id = await makeProduct(api.database.db)
    const english = await call(api.app, contract.getProductById, { id }, 'en')
    expect([english.description, english.textLanguage, english.nameLanguage]).toEqual(['Μία παράγραφος.', 'el', 'el'])
  })

  test('counts its copies branch by branch', async () => {
    const id = await makeProduct(api.database.db, { copies: [2, 0, 1] })
    const product = await call(api.app, contract.getProductById, { id })
    expect([product.quantity, product.availability]).toEqual([3, 'limited'])
    expect(product.branches.map((item) => item.quantity)).toEqual([2, 0, 1])
  })

  test('with dimensions counts the copies of each', async () => {
    const id = await firstId('exists (select from product_dimension d where d.product_id = p.id)')
    const product = await call(api.app, contract.getProductById, { id })
    expect(product.dimensions.length).toBeGreaterThan(1)
    expect(product.dimensions.reduce((sum, form) => sum + form.quantity, 0)).toBe(product.quantity)
  })

  test('in several colours is drawn in each, and everywhere else in the first', async () => {
    const pen = await call(api.app, contract.getProductByUrl, { url: 'lamy-safari-fountain-pen' }, 'en')
    const [grey, blue, red] = pen.dimensions
    expect([grey?.code, blue?.code, red?.code]).toEqual(['grey', 'blue', 'red'])
    expect([pen.cover, pen.pictures[0]?.folder]).toEqual([grey?.cover, grey?.cover])
    expect(blue?.cover).toMatch(/^\/covers\/lamy-safari-fountain-pen\/color-blue\/v[0-9a-f]{12}$/)
    expect(new Set(pen.dimensions.map(({ cover }) => cover)).size).toBe(3)
    const sleeve = await call(api.app, contract.getProductByUrl, { url: 'padded-book-sleeve' })
    expect(sleeve.dimensions.map(({ code, cover }) => [code, cover])).toEqual([
      ['small', null],
      ['medium', null],
      ['large', null],
    ])
  })

  test('that was withdrawn or is unknown is not found', async () => {
    const id = await makeProduct(api.database.db, { active: false })
    expect(await refusalOf(api.app, contract.getProductById, { id })).toBe('product_not_found')
    expect(await refusalOf(api.app, contract.getProductByUrl, { url: 'nothing' })).toBe('product_not_found')
    expect(await call(api.app, contract.listProductsByIds, { ids: [id, kazantzakis, 999_999] })).toHaveLength(1)
  })

  test('is listed in the order asked', async () => {
    const cards = await call(api.app, contract.listProductsByIds, { ids: [9, 2, 5] })
    expect(cards.map((card) => card.id)).toEqual([9, 2, 5])
  })
})

describe('related products', () => {
  const related = (productId: number, code: (typeof contract.relationCodes)[number]) =>
    call(api.app, contract.listRelatedProducts, { productId, code })

  test('by its author are others of theirs, without itself', async () => {
    const cards = await related(kazantzakis, 'author')
    expect(cards.length).toBeGreaterThan(3)
    for (const card of cards) {
      expect(card.id).not.toBe(kazantzakis)
      expect(card.credits).toContainEqual(expect.objectContaining({ name: 'Νίκος Καζαντζάκης', role: 'author' }))
    }
  })

  test('of its series stand in reading order, itself among them', async () => {
    const id = await firstId('series_number = 2')
    const cards = await related(id, 'series')
    const products = await Promise.all(cards.map((card) => call(api.app, contract.getProductById, { id: card.id })))
    expect(products.map((item) => item.id)).toContain(id)
    expect(new Set(products.map((item) => item.series)).size).toBe(1)
    const numbers = products.flatMap((item) => item.seriesNumber ?? [])
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  })

  test('in the same category are by other authors', async () => {
    const self = await call(api.app, contract.getProductById, { id: kazantzakis })
    const cards = await related(kazantzakis, 'neighbours')
    expect(cards).toHaveLength(12)
    for (const card of cards) {
      expect(card.credits.filter((item) => item.role === 'author').map((item) => item.name)).not.toContain(
        'Νίκος Καζαντζάκης',
      )
      const { rows } = await sql`
        select from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = ${card.id} and c.url = ${self.breadcrumbs.at(-1)?.url}`.execute(api.database.db)
      expect(rows).toHaveLength(1)
    }
  })

  test('of something without author or series are none', async () => {
    const id = await makeProduct(api.database.db)
    for (const code of contract.relationCodes) expect(await related(id, code)).toEqual([])
  })
})
