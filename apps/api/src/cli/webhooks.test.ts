// The command of endpoints, as it is typed.

import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../test/make-product.ts'
import { line, placed } from '../../test/order-request.ts'
import { printedBy } from '../../test/run-command.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'
import { handOutEvents } from '../ordering/webhooks/deliver.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const cli = fileURLToPath(new URL('webhooks.ts', import.meta.url))

async function run(...args: string[]): Promise<string> {
  const printed = await printedBy(cli, args, {
    DATABASE_URL: api.database.url,
    SESSION_SECRET: 'only for this test, known to everybody',
  })
  return printed.trim()
}

test('an endpoint is added with a secret that is shown once, changed, and taken away', async () => {
  expect(await run()).toBe('There is no endpoint.')
  const added = await run('add', 'https://erp.example/stoa', '--types', 'order.placed,order.paid')
  const secret = /^Endpoint 1\. Its secret, shown this once:\n(whsec_[\w+/]{43}=)$/.exec(added)?.[1]
  expect(secret).toBeDefined()
  expect(await run()).toBe(
    '1  https://erp.example/stoa  order.placed,order.paid  active  1 secrets  0 waiting  0 given up',
  )
  expect(await run('retire', '1')).toBe('It has one secret only.')
  const rotated = await run('rotate', '1')
  expect(rotated).toContain('whsec_')
  expect(rotated).not.toContain(secret)
  expect(await run('retire', '1')).toBe('1 secrets sign no more.')
  expect(await run('disable', '1')).toBe('Endpoint 1: disabled.')
  expect(await run()).toContain('disabled: staff')
  expect(await run('remove', '1')).toBe('Endpoint 1: removed.')
})

test('what is no address, no type, or there already, is refused', async () => {
  expect(await run('add', 'http://erp.example/')).toContain('An address begins with https://')
  const unknown = await run('add', 'https://other.example/', '--types', 'order.eaten')
  expect(unknown).toContain('There is no event of this type')
  await run('add', 'https://other.example/')
  expect(await run('add', 'https://other.example/')).toBe('There is an endpoint of this address.')
})

test('what happened is sent again by order, time and id, and nothing else', async () => {
  const book = await makeProduct(api.database.db, { copies: [9] })
  const { cd } = await placed(api.app, [line(book)])
  await handOutEvents(api.database.db, api.clock.now)
  await run('add', 'https://late.example/')
  const [id] = (await run())
    .split('\n')
    .flatMap((row) => (row.includes('late.example') ? [row.split(' ')[0] ?? ''] : []))
  const { rows } = await sql<{ uid: string }>`select uid from order_event`.execute(api.database.db)
  for (const filter of [
    ['--order', String(cd)],
    ['--event', `evt_${rows[0]?.uid}`],
    ['--from', new Date(api.clock.now).toISOString()],
  ])
    expect(await run('replay', id ?? '', ...filter)).toBe('1 events are sent again.')
  expect(await run('replay', id ?? '', '--from', 'yesterday')).toContain('A time is written as')
  expect(await run('replay', id ?? '')).toMatch(/^Usage/)
})
