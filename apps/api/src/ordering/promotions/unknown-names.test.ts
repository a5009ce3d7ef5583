// A promotion that names what the shop does not have is refused, with the path and the value.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import { savePromotion } from './coupon-codes.service.ts'

let database: TestDatabase
/** One of each that exists. */
const ids: Record<string, number> = {}
beforeAll(async () => {
  database = await openTestDatabase(1)
  await sql`insert into customer_group (code, name_el) values ('teachers', 'Εκπαιδευτικοί')`.execute(database.db)
  const tables = [
    ...['category', 'contributor', 'publisher', 'series', 'attribute_value', 'product', 'product_dimension'],
    'customer_group',
  ]
  for (const table of tables) {
    const { rows } = await sql<{ id: number }>`select min(id) as id from ${sql.table(table)}`.execute(database.db)
    ids[table] = rows[0]?.id ?? 0
  }
})
afterAll(() => database.close())

const none = 2_000_000_000
const file = { code: 'summer', name: { el: 'Καλοκαίρι' }, scope: 'lines', effect: { kind: 'fixed', cents: 500 } }

const save = (given: object) =>
  decideInTransaction(database.db, (tx) => savePromotion(tx, { ...file, automatic: false, ...given }))

test('what exists may be named', async () => {
  const { category, contributor, publisher, series, attribute_value, product, customer_group } = ids
  const given = {
    target: {
      any: [
        ...[{ category: [category] }, { contributor: [contributor] }, { publisher: [publisher] }, { series: [series] }],
        ...[{ attribute: [attribute_value] }, { not: { product: [product] } }],
      ],
    },
    condition: { all: [{ customerGroup: [customer_group] }, { shipping: ['home'] }, { channel: ['online'] }] },
    groupIds: [customer_group],
  }
  expect(await save(given)).toMatchObject({ ok: true })
  const gift = { kind: 'gift', productId: product, dimensionId: 0 }
  expect(await save({ automatic: true, scope: 'order', effect: gift })).toMatchObject({ ok: true })
})

test.each<[object, string]>([
  [{ target: { category: [none] } }, `target.category.0: there is no category ${none}`],
  [{ target: { contributor: [none] } }, `target.contributor.0: there is no contributor ${none}`],
  [{ target: { publisher: [none] } }, `target.publisher.0: there is no publisher ${none}`],
  [{ target: { series: [none] } }, `target.series.0: there is no series ${none}`],
  [{ target: { attribute: [none] } }, `target.attribute.0: there is no attribute ${none}`],
  [{ target: { product: [none] } }, `target.product.0: there is no product ${none}`],
  [
    { target: { all: [{ reduced: false }, { not: { any: [{ series: [none] }] } }] } },
    `target.all.1.not.any.0.series.0: there is no series ${none}`,
  ],
  [{ condition: { customerGroup: [none] } }, `condition.customerGroup.0: there is no customerGroup ${none}`],
  [{ condition: { shipping: ['home', 'drone'] } }, 'condition.shipping.1: there is no shipping "drone"'],
  [{ condition: { channel: ['fax'] } }, 'condition.channel.0: it must be one of online, phone, app'],
  [
    { condition: { any: [{ quantity: 2, of: { product: [none] } }] } },
    `condition.any.0.of.product.0: there is no product ${none}`,
  ],
  [{ groupIds: [none] }, `groupIds.0: there is no customerGroup ${none}`],
  [
    { automatic: true, effect: { kind: 'gift', productId: none, dimensionId: 0 } },
    `effect.productId: there is no product ${none}`,
  ],
])('%j is refused', async (given, problem) => {
  expect(await save({ ...given, code: 'refused' })).toEqual({ ok: false, refusal: [problem] })
})

test('a gift is in a form that its product comes in', async () => {
  const [plain, shaped, other] = [await makeProduct(database.db), await makeProduct(database.db), ids.product_dimension]
  const { rows } = await sql<{ id: number }>`
    insert into product_dimension (product_id, kind, name_el, position) values (${shaped}, 'custom', 'Μπλε', 0)
    returning id`.execute(database.db)
  const form = rows[0]?.id
  const give = (productId: number, dimensionId: unknown) =>
    save({ automatic: true, scope: 'order', effect: { kind: 'gift', productId, dimensionId } })
  expect([await give(plain, 0), await give(shaped, form)]).toMatchObject([{ ok: true }, { ok: true }])
  const refusals = [await give(plain, form), await give(shaped, 0), await give(shaped, other)]
  expect(refusals).toEqual(
    [
      [form, plain],
      [0, shaped],
      [other, shaped],
    ].map(([id, product]) => ({
      ok: false,
      refusal: [`effect.dimensionId: there is no form ${id} of product ${product}`],
    })),
  )
})

test('a gift card is not given', async () => {
  const productId = await makeProduct(database.db, { kind: 'giftCard', taxClass: 'outside' })
  const effect = { kind: 'gift', productId, dimensionId: 0 }
  expect(await save({ automatic: true, scope: 'order', effect })).toEqual({
    ok: false,
    refusal: ['effect.productId: a gift card is no gift of a promotion'],
  })
})

test('everything that is unknown is told at once, and nothing is written', async () => {
  const given = { target: { product: [ids.product, none] }, groupIds: [none], code: 'refused' }
  expect(await save(given)).toEqual({
    ok: false,
    refusal: [`target.product.1: there is no product ${none}`, `groupIds.0: there is no customerGroup ${none}`],
  })
  const saved = database.db.selectFrom('promotion').select('id').where('code', '=', 'refused').executeTakeFirst()
  expect(await saved).toBeUndefined()
})
