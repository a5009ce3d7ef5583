import { changePrice } from '@stoa/api/catalogue/products/price.service'
import { formatMoney } from '@stoa/domain/money'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openServerPair, type ServerPair } from './server-pair.ts'
import type { ServerProcess } from './server-process.ts'

let pair: ServerPair
beforeAll(async () => {
  pair = await openServerPair()
})
afterAll(() => pair.close())

const page = async (server: ServerProcess, path: string): Promise<string> => (await fetch(server.origin + path)).text()

test('a changed price shows on the next request, in both servers, on the product and in its lists', async () => {
  const { rows } = await pair.database.pool.query<{ id: number; url: string; category: string; price_cents: number }>(`
    select p.id, p.url, c.url as category, p.price_cents from product p
    join product_category pc on pc.product_id = p.id and pc.main join category c on c.id = pc.category_id
    where p.text_language = 'en' and p.publisher_price_cents is null order by p.id limit 1`)
  const product = rows[0]
  if (!product) throw new Error('the demo shop has no such product')
  const paths = [`/products/${product.url}`, `/en/products/${product.url}`, `/categories/${product.category}`]
  for (const server of pair.servers) for (const path of paths) await page(server, path)

  const cents = product.price_cents + 137
  expect((await changePrice(pair.database.db, { productId: product.id, cents, now: Date.now() })).ok).toBe(true)

  for (const server of pair.servers) {
    for (const path of paths) {
      const shown = formatMoney(cents, path.startsWith('/en') ? 'en' : 'el')
      await vi.waitFor(async () => expect(await page(server, path)).toContain(shown), { timeout: 60_000, interval: 5 })
    }
  }
})

test('a way of paying has its new name on the next request, in both servers', async () => {
  const payments = async (server: ServerProcess) =>
    /aria-label="Τρόποι πληρωμής">(.*?)<\/ul>/.exec(await page(server, '/window'))?.[1]
  for (const server of pair.servers) expect(await payments(server)).toContain('Τραπεζική κατάθεση')
  await pair.database.pool.query("update payment_type set name_el = 'Έμβασμα' where code = 'bank_deposit'")
  for (const server of pair.servers) {
    await vi.waitFor(async () => expect(await payments(server)).toContain('Έμβασμα'), { timeout: 60_000, interval: 5 })
  }
})

test('a postal code has its new town with the next call, in both servers', async () => {
  const codes = (server: ServerProcess) => page(server, '/api/el/postalcodes/getallfront')
  for (const server of pair.servers) expect(await codes(server)).toBe(await codes(server))
  await pair.database.pool.query("update postal_code set city_el = 'Εξάρχεια' where code = '10681'")
  for (const server of pair.servers)
    await vi.waitFor(async () => expect(await codes(server)).toContain('Εξάρχεια'), { timeout: 60_000, interval: 5 })
})

test('pages have an entity tag, and are revalidated by it', async () => {
  const [server] = pair.servers
  const first = await fetch(`${server?.origin}/`)
  const etag = first.headers.get('etag') ?? ''
  const second = await fetch(`${server?.origin}/`, { headers: { 'if-none-match': etag } })
  expect(etag).not.toBe('')
  expect(second.status).toBe(304)
})
