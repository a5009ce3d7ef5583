// Groups and sets in the shop's own catalogue format: they name their parts, and what cannot be one is said.

import { readFileSync } from 'node:fs'
import { inStoreEan } from '@stoa/domain/catalogue/isbn'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf, importText } from '../../../test/import-text.ts'
import { makeForm } from '../../../test/make-set.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

const [header = '', book = ''] = readFileSync(new URL('./examples/catalogue.jsonl', import.meta.url), 'utf8').split(
  '\n',
)
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let count = 0

function record(changes: Record<string, unknown>): string {
  count += 1
  const { isbn13: _, ...fields } = JSON.parse(book)
  const { code = `thing-${count}` } = changes
  return JSON.stringify({ ...fields, kind: 'other', ean: inStoreEan(900_000 + count), url: code, code, ...changes })
}

function owner(kind: 'grouped' | 'bundle', changes: Record<string, unknown>): string {
  const {
    availability: _,
    publisherPriceCents: __,
    ...fields
  } = JSON.parse(record({ kind, priceCents: 2000, ...changes }))
  if (kind === 'grouped') delete fields.priceCents
  return JSON.stringify(fields)
}

const send = (...records: string[]) => importText(database.db, [header, ...records].join('\n'))

async function stored(code: string) {
  const { rows } = await sql<{ kind: string; price_cents: number; availability: string; parts: unknown }>`
    select p.kind, p.price_cents, p.availability,
      (select json_agg(json_build_array(e.code, d.name_en, pp.quantity) order by pp.position)
        from product_part pp join product e on e.id = pp.part_id left join product_dimension d on d.id = pp.dimension_id
        where pp.product_id = p.id) as parts
    from product p where p.code = ${code}`.execute(database.db)
  return rows[0]
}

test('a group and a set come with their parts, in whatever order one file has them', async () => {
  const { nonZeroCounts, lines } = await send(
    owner('bundle', { code: 'one-set', parts: [{ product: 'cup', quantity: 2 }, { product: 'saucer' }] }),
    owner('grouped', { code: 'one-group', parts: [{ product: 'saucer' }, { product: 'cup' }] }),
    record({ code: 'cup', priceCents: 700, availability: 'stock' }),
    record({ code: 'saucer', priceCents: 500, availability: 'days_1_3' }),
  )
  expect([nonZeroCounts, lines]).toEqual([{ added: 4 }, []])
  expect(await stored('one-set')).toEqual({
    kind: 'bundle',
    price_cents: 2000,
    availability: 'days_1_3',
    parts: [
      ['cup', null, 2],
      ['saucer', null, 1],
    ],
  })
  expect(await stored('one-group')).toMatchObject({ kind: 'grouped', price_cents: 500, availability: 'stock' })
})

test('a set below the floors of its protected parts is refused, and one at them is taken as it is', async () => {
  const protection = { publisherPriceCents: 1555, uniformPriceUntil: '2999-12-31' }
  await send(record({ code: 'new-book', priceCents: 1500, ...protection }), record({ code: 'marker', priceCents: 300 }))
  const parts = [{ product: 'new-book', quantity: 2 }, { product: 'marker' }]
  const fields = { code: 'book-set', ean: inStoreEan(800_001), parts }
  const { nonZeroCounts, lines } = await send(owner('bundle', { ...fields, priceCents: 2799 }))
  expect(nonZeroCounts).toEqual({ refused: 1 })
  expect(lines.map(({ field, reason }) => [field, reason])).toEqual([
    ['price', 'The uniform book price holds for parts of it: at least €28.00.'],
  ])
  expect((await send(owner('bundle', { ...fields, priceCents: 2800 }))).nonZeroCounts).toEqual({ added: 1 })
  expect((await send(owner('bundle', { ...fields, priceCents: 2800 }))).nonZeroCounts).toEqual({ unchanged: 1 })
  await send(
    record({ code: 'new-book', ean: inStoreEan(800_002), priceCents: 1900, ...protection, publisherPriceCents: 2000 }),
  )
  expect(await stored('book-set')).toMatchObject({ price_cents: 3600 })
})

test('the same parts again change nothing, and other parts replace them', async () => {
  const parts = [{ product: 'cup' }, { product: 'saucer' }]
  const fields = { code: 'changing-set', ean: inStoreEan(800_000), parts }
  await send(owner('bundle', fields))
  const before = await digestOf(database.db)
  expect((await send(owner('bundle', fields))).nonZeroCounts).toEqual({ unchanged: 1 })
  expect(await digestOf(database.db)).toBe(before)
  const changed = await send(owner('bundle', { ...fields, parts: [{ product: 'cup', quantity: 3 }] }))
  expect(changed.nonZeroCounts).toEqual({ changed: 1 })
  expect(await stored('changing-set')).toMatchObject({ availability: 'stock', parts: [['cup', null, 3]] })
})

test('a form is named in either language, and a set needs one where there are several', async () => {
  const { rows } = await sql<{ id: number }>`select id from product where code = 'cup'`.execute(database.db)
  await send(record({ code: 'pen', priceCents: 300, availability: 'stock' }))
  const pen = await sql<{ id: number }>`select id from product where code = 'pen'`.execute(database.db)
  await makeForm(database.db, pen.rows[0]?.id ?? 0, 'Blue', [2])
  expect(rows).toHaveLength(1)
  const wrong = await send(
    owner('bundle', { code: 'pen-set', parts: [{ product: 'pen' }] }),
    owner('bundle', { code: 'red-set', parts: [{ product: 'pen', dimension: 'Red' }] }),
    owner('bundle', { code: 'cup-set', parts: [{ product: 'cup', dimension: 'Blue' }] }),
  )
  expect(wrong.lines.map(({ field, reason }) => [field, reason])).toEqual([
    ['parts.0', 'A set says which form of “pen” it contains. Its forms are: Blue.'],
    ['parts.0', '“pen” has no form “Red”. Its forms are: Blue.'],
    ['parts.0', '“cup” has no form “Blue”. It has one form only.'],
  ])
  const { nonZeroCounts } = await send(
    owner('bundle', { code: 'blue-set', parts: [{ product: 'pen', dimension: 'Blue' }] }),
    owner('grouped', { code: 'pen-group', parts: [{ product: 'pen' }] }),
  )
  expect(nonZeroCounts).toEqual({ added: 2 })
  expect([await stored('blue-set'), await stored('pen-group')]).toMatchObject([
    { parts: [['pen', 'Blue', 1]] },
    { parts: [['pen', null, 1]] },
  ])
})

test.each([
  [[{ product: 'no-such-thing' }], 'parts.0', 'There is no product “no-such-thing”, here or in an earlier record.'],
  [[{ product: 'cup' }, { product: 'itself' }], 'parts.1', 'It cannot be a part of itself.'],
  [[{ product: 'one-set' }], 'parts.0', '“one-set” is of the kind “bundle”, which is no part of another product.'],
  [
    [{ product: 'gift-card' }],
    'parts.0',
    '“gift-card” is of the kind “giftCard”, which is no part of another product.',
  ],
  [[{ product: 'cup' }, { product: 'cup', quantity: 2 }], 'parts.1', '“cup” is among them already.'],
  [[], 'parts', expect.stringContaining('Too small')],
  [Array.from({ length: 21 }, () => ({ product: 'cup' })), 'parts', expect.stringContaining('Too big')],
  [[{ product: 'cup', quantity: 100 }], 'parts.0.quantity', expect.stringContaining('Too big')],
  [undefined, 'parts', 'A record of the kind “bundle” needs it.'],
])('parts that a set cannot have: %j', async (parts, field, reason) => {
  const { nonZeroCounts, lines } = await send(owner('bundle', { code: 'itself', parts }))
  expect(nonZeroCounts).toEqual({ refused: 1 })
  expect(lines).toMatchObject([{ field, reason }])
  expect(await stored('itself')).toBeUndefined()
})

test('what follows from the parts is not stated, and other products have none', async () => {
  const parts = [{ product: 'cup' }]
  const { lines } = await send(
    record({ kind: 'grouped', parts, priceCents: 900, publisherPriceCents: undefined, availability: undefined }),
    record({ kind: 'bundle', parts, priceCents: 900, availability: 'stock' }),
    record({ kind: 'other', parts }),
    owner('grouped', { parts: [{ product: 'cup', quantity: 2 }] }),
  )
  expect(lines.map(({ line, field, reason }) => [line, field, reason])).toEqual([
    [2, 'priceCents', 'A record of the kind “grouped” has none.'],
    [3, 'availability', 'A record of the kind “bundle” has none.'],
    [4, 'parts', 'A record of the kind “other” has none.'],
    [5, 'parts.0.quantity', 'A group shows each part once.'],
  ])
})

test('a product does not become a set, nor a set a product', async () => {
  const parts = [{ product: 'saucer' }]
  const { lines } = await send(owner('bundle', { code: 'cup', parts }), record({ code: 'one-set' }))
  expect(lines.map(({ field, reason }) => [field, reason])).toEqual([
    ['kind', 'It is of the kind “product” already, and stays it.'],
    ['kind', 'It is of the kind “bundle” already, and stays it.'],
  ])
})
