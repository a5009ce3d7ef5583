// A title with an unknown price: it is listed and found, shows its availability, and cannot be bought.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { importText } from '../../../test/import-text.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  const row = {
    title: 'Το ανεκτίμητο ημερολόγιο',
    author: 'Άννα Δείγμα',
    thema: 'FBA',
    isbn: '9789603259404',
    translator: 'Νίκος Δείγμα',
  }
  await importText(api.database.db, JSON.stringify(row), { sender: 'unknown price' })
})
afterAll(() => api.close())

const url = 'to-anektimito-imerologio-deigma'

test('its page', async () => {
  const { status, body } = await sendRequest(api.app, `/el/products/getbyurl?url=${url}`)
  expect([status, body.prc, body.prcbd, body.ast, body.isbn13]).toEqual([200, 0, null, 3, '9789603259404'])
})

test('its category, whatever the order', async () => {
  const category = await sendRequest(api.app, '/el/categories/getbycode?code=world-novel')
  for (const sort of ['Default', 'PriceAscending', 'PriceDescending', 'DiscountDescending']) {
    const { status, body } = await sendRequest(
      api.app,
      `/el/products/getbycategoryid?id=${category.body.id}&sort=${sort}&psize=100`,
    )
    const items = body.items as { eurl: string }[]
    expect([sort, status, items.filter((item) => item.eurl === url).length]).toEqual([sort, 200, 1])
  }
})

test('a search', async () => {
  const { status, body } = await sendRequest(api.app, '/el/products/search?text=anektimito%20imerologio')
  expect([status, (body.items as { eurl: string }[])[0]?.eurl]).toEqual([200, url])
})

test('no cart', async () => {
  const { body: product } = await sendRequest(api.app, `/el/products/getbyurl?url=${url}`)
  const { status, body } = await sendRequest(api.app, '/el/orders/composecarttotals', {
    items: [{ pid: product.id, dimension: 0, quantity: 1 }],
  })
  expect(status).toBe(200)
  expect(JSON.stringify(body)).toContain('product_unavailable')
})
