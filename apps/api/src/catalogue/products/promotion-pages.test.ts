// What lists, products and the pages of promotions say about offers.

import { getProductById, listProductsByIds } from '@stoa/contract/catalogue/catalogue'
import { getPromotionByUrl, listPromotions } from '@stoa/contract/catalogue/promotions'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { makePromotion, removePromotions } from '../../../test/make-promotion.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { testDay } from '../../../test/test-day.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterEach(async () => {
  api.clock.now = testDay
  await removePromotions(api.database.db)
})
afterAll(() => api.close())

const set = { kind: 'setPrice', size: 3, cents: 2500 } as const
const half = { kind: 'bogo', buy: 1, get: 1, basisPoints: 5000 } as const
const from = (text: string) => new Date(text)

/** What a promotion that has been in force for long is, since these are made now. */
const asOfLongAgo = () => sql`update promotion_history set valid_from = '2026-01-01'`.execute(api.database.db)

async function offersOf(id: number, language: 'el' | 'en' = 'el') {
  const product = await call(api.app, getProductById, { id }, language)
  const [card] = await call(api.app, listProductsByIds, { ids: [id] }, language)
  return { product: product.offers, card: card?.offers ?? [] }
}

describe('what is said of a product', () => {
  test('on its page and on its card, in both languages, and the cart gives it', async () => {
    const id = await makeProduct(api.database.db, { priceCents: 1000 })
    await makePromotion(api.database.db, {
      target: { product: [id] },
      effect: set,
      ...{
        code: 'three',
        url: 'three-for-25',
        name_el: 'Τριάδες',
        name_en: 'Threes',
        ends_at: from('2026-12-01T00:00+02:00'),
      },
    })
    const offer = { code: 'three', url: 'three-for-25', copies: 3, validUntil: '2026-11-30' }
    const [el, en] = [await offersOf(id), await offersOf(id, 'en')]
    expect(el.card).toEqual([{ ...offer, name: 'Τριάδες', words: '3 με 25\u00a0€' }])
    expect(en.card).toEqual([{ ...offer, name: 'Threes', words: '3 for €25' }])
    expect([el.product, en.product]).toEqual([el.card, en.card])
    const items = [{ productId: id, dimensionId: 0, quantity: 3 }]
    expect((await call(api.app, composeCartTotals, { items })).total).toBeLessThan(3000)
  })

  test('nothing of a gift card, nor of a protected book at its floor', async () => {
    const { rows } = await sql<{ id: number }>`select id from product where code = 'gift-card'`.execute(api.database.db)
    const protectedUntil = '2099-01-01'
    const book = await makeProduct(api.database.db, { priceCents: 900, publisherPriceCents: 1000, protectedUntil })
    await makePromotion(api.database.db, { target: { not: { product: [0] } }, effect: half })
    for (const id of [rows[0]?.id ?? 0, book]) expect(await offersOf(id)).toEqual({ product: [], card: [] })
  })

  test('a card leaves out what is in its price, what every product has, and gifts', async () => {
    const id = await makeProduct(api.database.db, { priceCents: 1000 })
    const target = { product: [id] }
    await makePromotion(api.database.db, { target, effect: { kind: 'percentage', basisPoints: 1000 }, code: 'tenth' })
    await makePromotion(api.database.db, {
      ...{ scope: 'order', effect: { kind: 'fixed', cents: 500 }, condition: { amountBefore: 3000 }, code: 'five' },
    })
    const gift = { kind: 'gift', productId: id, dimensionId: 0 } as const
    await makePromotion(api.database.db, { target, effect: gift, condition: { quantity: 2, of: target }, code: 'gift' })
    const { product, card } = await offersOf(id)
    expect(card).toEqual([])
    expect(product.map(({ code, copies, words }) => [code, copies, words?.split(':')[0]])).toEqual([
      ['tenth', 1, undefined],
      ['five', 4, '−5\u00a0€ από 30\u00a0€ και πάνω'],
      ['gift', 2, 'Δώρο από 2 και πάνω, μέχρι εξαντλήσεως'],
    ])
  })

  test('is not kept beyond the end of the promotion', async () => {
    const id = await makeProduct(api.database.db, { priceCents: 1000 })
    const ends_at = from('2026-11-21T00:00+02:00')
    await makePromotion(api.database.db, { target: { product: [id] }, effect: half, ends_at })
    const offers = []
    for (const now of [ends_at.getTime() - 1, ends_at.getTime()]) {
      api.clock.now = now
      offers.push((await offersOf(id)).card.length)
    }
    expect(offers).toEqual([1, 0])
  })
})

describe('the page of a promotion', () => {
  const open = async (url: string) => (await sendRequest(api.app, `/el/promotions/getbyurl?url=${url}`)).body

  test('has its address from its code, its words and its last day', async () => {
    const texts = { intro_el: 'Για δώρα.', intro_en: null }
    await makePromotion(api.database.db, {
      effect: half,
      code: 'pairs',
      ...texts,
      ends_at: from('2026-12-01T00:00+02:00'),
    })
    const page = { ...{ code: 'pairs', url: 'pairs', intro: 'Για δώρα.', introLanguage: 'el' } } as const
    const found = await call(api.app, getPromotionByUrl, { url: 'pairs' }, 'en')
    expect(found).toMatchObject({ ...page, words: 'Second at half price', validUntil: '2026-11-30', over: false })
    expect(await call(api.app, listPromotions, {}, 'en')).toEqual([found])
  })

  test('says that it has ended, by its time or because it was switched off', async () => {
    const ends_at = from('2026-11-20T00:00+02:00')
    await makePromotion(api.database.db, { effect: half, code: 'past', starts_at: from('2026-11-01'), ends_at })
    const off = await makePromotion(api.database.db, { effect: half, code: 'off' })
    await asOfLongAgo()
    await sql`update promotion set active = false where id = ${off}`.execute(api.database.db)
    for (const url of ['past', 'off'])
      expect(await call(api.app, getPromotionByUrl, { url })).toMatchObject({ code: url, over: true })
    expect(await call(api.app, listPromotions, {})).toEqual([])
  })

  test('does not exist for what has not begun, what only some get, and codes', async () => {
    await makePromotion(api.database.db, { effect: half, code: 'future', starts_at: from('2099-01-01') })
    await makePromotion(api.database.db, { effect: half, code: 'first', condition: { firstOrder: true } })
    await makePromotion(api.database.db, { effect: half, code: 'entered', automatic: false })
    await asOfLongAgo()
    await sql`delete from promotion_history where valid_until is null and promotion_id = (select id from promotion where code = 'future')`.execute(
      api.database.db,
    )
    for (const url of ['future', 'first', 'entered']) expect((await open(url)).code, url).toBe('promotion_not_found')
    expect(await call(api.app, listPromotions, {})).toEqual([])
    await sql`delete from promotion where code = 'entered'`.execute(api.database.db)
  })

  test('of free delivery has no products', async () => {
    const shipping = { scope: 'shipping', effect: { kind: 'percentage', basisPoints: 10_000 } } as const
    await makePromotion(api.database.db, { ...shipping, condition: { amountAfter: 2000 }, code: 'free' })
    const found = await call(api.app, getPromotionByUrl, { url: 'free' })
    expect(found).toMatchObject({ words: 'Δωρεάν μεταφορικά από 20\u00a0€', listed: false })
  })
})
