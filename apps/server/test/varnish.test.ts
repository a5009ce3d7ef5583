// The shop behind Varnish, with the configuration that is delivered.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@stoa/api/database/private-postgres'
import { hasProgram } from '@stoa/api/test/debian-program'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { formatMoney } from '@stoa/domain/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

const canRun = hasProgram('varnishd')
if (!canRun) process.stdout.write('Varnish cannot be had on this machine: its test is left out.\n')

const delivered = new URL('../../../deploy/stoa.vcl', import.meta.url)

interface Book {
  id: number
  url: string
  price_cents: number
}

describe.skipIf(!canRun)('behind Varnish', () => {
  let database: TestDatabase
  let shop: ServerProcess
  let varnish: ChildProcess
  let port: number
  let books: Book[]
  const folder = mkdtempSync(join(tmpdir(), 'stoa-varnish-'))

  function startVarnish(): ChildProcess {
    const parameters = ['http_gzip_support=off', 'http_resp_hdr_len=32k', 'http_resp_size=64k']
    const listening = ['-a', `127.0.0.1:${port}`, '-f', join(folder, 'stoa.vcl'), '-n', join(folder, 'work')]
    const args = ['-F', ...listening, '-s', 'malloc,64m', ...parameters.flatMap((parameter) => ['-p', parameter])]
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
    return spawn('varnishd', args, { env, stdio: 'ignore' })
  }
  async function stopVarnish(): Promise<void> {
    const ended = once(varnish, 'exit')
    varnish.kill('SIGTERM')
    await ended
  }
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'accept-encoding': 'br' } })
  const untilHit = (path: string) =>
    expect
      .poll(
        () =>
          get(path).then(
            ({ headers }) => headers.get('x-cache'),
            () => null,
          ),
        { timeout: 25_000, interval: 50 },
      )
      .toBe('hit')
  const pageOf = ({ url }: Book): string => `/products/${url}`
  const changePrice = async (book: Book): Promise<string> => {
    book.price_cents += 137
    await database.pool.query('update product set price_cents = $2 where id = $1', [book.id, book.price_cents])
    return formatMoney(book.price_cents, 'el')
  }
  const untilShown = (book: Book, price: string) =>
    expect.poll(async () => (await get(pageOf(book))).text(), { timeout: 25_000, interval: 20 }).toContain(price)

  beforeAll(async () => {
    database = await openTestDatabase(2)
    port = await freePort()
    const settings = { DATABASE_URL: database.url, LIMITS: 'off', SANDBOX: 'false' }
    shop = await startServer({ ...settings, PURGE_URL: `http://127.0.0.1:${port}` }, ['--role', 'web'])
    const vcl = readFileSync(delivered, 'utf8').replace('"3000"', `"${new URL(shop.origin).port}"`)
    writeFileSync(join(folder, 'stoa.vcl'), vcl)
    // Varnish reads it as a user of its own
    chmodSync(folder, 0o755)
    varnish = startVarnish()
    const { rows } = await database.pool.query<Book>(`
      select id, url, price_cents from product
      where active and kind = 'product' and text_language = 'en' and publisher_price_cents is null order by id limit 1`)
    books = rows
  })
  afterAll(async () => {
    await stopVarnish()
    await shop.end('SIGTERM')
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('a changed price is shown on the next request, and pages without products are still kept', async () => {
    const [book] = books as [Book]
    const other = '/en/login'
    await untilHit(pageOf(book))
    await untilHit(other)
    // as old as no purge of the start could have left it
    const ageOf = async () => Number((await get(other)).headers.get('age'))
    await expect.poll(ageOf, { timeout: 25_000, interval: 50 }).toBeGreaterThanOrEqual(3)
    const before = await get(other)
    expect(before.headers.get('content-encoding')).toBe('br')
    expect([...before.headers.keys()].filter((name) => name.startsWith('surrogate'))).toEqual([])
    await untilShown(book, await changePrice(book))
    expect((await get(other)).headers.get('x-cache')).toBe('hit')
    await untilHit(pageOf(book))
  })

  test('what changed while it was away is not shown once it is back', async () => {
    const [book] = books as [Book]
    await untilHit(pageOf(book))
    await stopVarnish()
    const price = await changePrice(book)
    varnish = startVarnish()
    await untilHit(pageOf(book))
    expect(await (await get(pageOf(book))).text()).toContain(price)
  })

  test('calls are not kept, and nobody else may purge', async () => {
    const call = () => get('/api/el/categories/getByParentCategoryId')
    await call()
    expect((await call()).headers.get('x-cache')).toBe('miss')
    const ban = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'BAN', headers })).status
    const pattern = { 'surrogate-key-pattern': '.' }
    expect(await ban({})).toBe(403)
    expect(await ban({ ...pattern, 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' })).toBe(403)
    expect(await ban(pattern)).toBe(200)
  })
})
