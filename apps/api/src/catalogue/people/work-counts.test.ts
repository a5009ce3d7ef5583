// How many titles each person and publisher has, maintained by the database while books come, go and change hands.

import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

let database: TestDatabase
const products: number[] = []
beforeAll(async () => {
  database = await openTestDatabase(2)
  for (let index = 0; index < 4; index += 1) products.push(await makeProduct(database.db))
})
afterAll(() => database.close())

const run = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(database.db)).rows

const storedCounts = () =>
  run(`
  select contributor_id as person, role, title_count as titles, sold::int as sold from contributor_role
  where title_count > 0 or sold > 0 order by 1, 2`)

const actualCounts = () =>
  run(`
  with work as (
    select contributor_id, role, product_id from product_contributor
    union select contributor_id, 'any', product_id from product_contributor)
  select contributor_id as person, role, count(*)::int as titles, sum(sold_recently)::int as sold
  from work join product p on p.id = product_id and p.active group by 1, 2 order by 1, 2`)

const storedPublisherCounts = () => run('select id, title_count from publisher order by id')
const actualPublisherCounts = () =>
  run(`
  select m.id, (select count(*)::int from product p where p.publisher_id = m.id and p.active) as title_count
  from publisher m order by m.id`)

const product = fc.nat(3).map((index) => () => products[index] ?? 0)
const person = fc.integer({ min: 1, max: 3 })
const role = fc.constantFrom('author', 'editor', 'translator')
const number = fc.nat(9)
const steps = fc.array(
  fc.tuple(
    fc.constantFrom('credit', 'uncredit', 'rename', 'hide', 'show', 'sell', 'move', 'all'),
    product,
    person,
    role,
    number,
  ),
  { minLength: 1, maxLength: 12 },
)

const statements: Record<string, (id: number, contributorId: number, link: string, value: number) => string> = {
  credit: (id, contributorId, link, value) =>
    `insert into product_contributor values (${id}, ${contributorId}, '${link}', ${value}) on conflict do nothing`,
  uncredit: (id, contributorId, link) =>
    `delete from product_contributor where product_id = ${id} and contributor_id = ${contributorId} and role = '${link}'`,
  rename: (id, contributorId, link) =>
    `update product_contributor pc set role = '${link}', position = 7 where product_id = ${id} and contributor_id = ${contributorId}
      and 1 = (select count(*) from product_contributor o where o.product_id = ${id} and o.contributor_id = ${contributorId})`,
  hide: (id) => `update product set active = false where id = ${id}`,
  show: (id) => `update product set active = true where id = ${id}`,
  sell: (id, _, __, value) => `update product set sold_recently = ${value} where id = ${id}`,
  move: (id, contributorId) => `update product set publisher_id = ${contributorId} where id = ${id}`,
  all: (_, __, ___, value) =>
    `update product set active = not active, sold_recently = ${value} where id in (${products})`,
}

test('equals a fresh count, whatever happens', async () => {
  const check = fc.asyncProperty(steps, async (commands) => {
    for (const [name, id, contributorId, link, value] of commands)
      await run(statements[name]?.(id(), contributorId, link, value) ?? '')
    expect(await storedCounts()).toEqual(await actualCounts())
    expect(await storedPublisherCounts()).toEqual(await actualPublisherCounts())
  })
  await fc.assert(check, { numRuns: 60 })
})

test('a person whose initial changes moves in the lists too', async () => {
  const moved = { letter: 'Ψ', letter_latin: 'P', sort_key: 'ψαλτησ', sort_key_latin: 'psaltis' }
  await run(
    `update contributor set letter = 'Ψ', letter_latin = 'P', sort_key = 'ψαλτησ', sort_key_latin = 'psaltis' where id = 1`,
  )
  const rows = await run(
    'select distinct letter, letter_latin, sort_key, sort_key_latin from contributor_role where contributor_id = 1',
  )
  expect(rows).toEqual([moved])
})
