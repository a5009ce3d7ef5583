import { listBranches } from '@stoa/contract/ordering/branches'
import { estimateDelivery } from '@stoa/contract/ordering/checkout'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { methodIds } from '../../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { testDay } from '../../../test/test-day.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const make = (input: Parameters<typeof makeProduct>[1] = {}) => makeProduct(api.database.db, input)

describe('branches asked about a cart', () => {
  async function supplyAt(time: string, ...items: [productId: number, quantity: number, dimensionId?: number][]) {
    api.clock.now = Date.parse(time)
    const asked = items.map(([productId, quantity, dimensionId = 0]) => ({ productId, dimensionId, quantity }))
    const branches = await call(api.app, listBranches, { items: asked })
    api.clock.now = testDay
    return branches.map(({ supply }) => {
      const { copies, pickup } = supply ?? {}
      return `${copies} ${pickup ? `${pickup.from} ${pickup.day} ${pickup.readyAt}` : pickup}`
    })
  }
  const thursday = '2026-11-19T10:00:00+02:00'

  test('say how many copies they have, and when all are ready: there, or brought first', async () => {
    const one = await make({ copies: [2, 0, 1] })
    const other = await make({ copies: [1, 3, 0] })
    expect(await supplyAt(thursday, [one, 2], [other, 1])).toEqual([
      '3 here 2026-11-19 12:30',
      '1 brought 2026-11-20 12:00',
      '1 brought 2026-11-20 12:00',
    ])
  })

  test('say of each title how many copies stand there, also when these are more than are asked for', async () => {
    const [one, other] = [await make({ copies: [2, 0, 1] }), await make({ copies: [1, 3, 0] })]
    const items = [one, other].map((productId) => ({ productId, dimensionId: 0, quantity: 2 }))
    const branches = await call(api.app, listBranches, { items })
    expect(branches.map(({ supply }) => supply?.lines)).toEqual(
      [
        [2, 1],
        [0, 3],
        [1, 0],
      ].map((copies) => items.map((item, index) => ({ ...item, copies: copies[index] }))),
    )
  })

  test('promise nothing when there are too few copies, or for a book that is gone', async () => {
    const few = await make({ copies: [1, 1, 0] })
    expect(await supplyAt(thursday, [few, 3])).toEqual(['1 null', '1 null', '0 null'])
    expect(await supplyAt(thursday, [few, 1], [999_999, 1])).toEqual(['1 null', '1 null', '0 null'])
    const unsold = await make({ availability: 'out_of_print', copies: [5] })
    expect(await supplyAt(thursday, [few, 1], [unsold, 1])).toEqual(['1 null', '1 null', '0 null'])
    expect(await supplyAt(thursday, [await make({ copies: [] }), 1])).toEqual(Array(3).fill('undefined undefined'))
  })

  test('have none of a supplier’s copies, and wait for them', async () => {
    const here = await make({ copies: [4, 4, 4] })
    const supplied = await make({ availability: 'days_1_3', copies: [9] })
    api.clock.now = Date.parse(thursday)
    const estimates = await call(api.app, estimateDelivery, { productIds: [here, supplied] })
    const latest = estimates.find(({ shippingTypeId }) => shippingTypeId === methodIds.store)?.to
    const brought = `brought ${latest} 12:00`
    expect(await supplyAt(thursday, [here, 1], [supplied, 1])).toEqual([`1 ${brought}`, `1 ${brought}`, `1 ${brought}`])
    expect(await supplyAt(thursday, [supplied, 1])).toEqual([`0 ${brought}`, `0 ${brought}`, `0 ${brought}`])
  })

  test('ask for no copies of a gift card, which goes by e-mail', async () => {
    const book = await make({ copies: [1, 1, 0] })
    const card = await make({ kind: 'giftCard', taxClass: 'outside', copies: [0, 9] })
    expect(await supplyAt(thursday, [book, 1], [card, 2])).toEqual([
      '1 here 2026-11-19 12:30',
      '1 here 2026-11-19 12:30',
      '0 brought 2026-11-20 12:00',
    ])
  })

  test('count the chosen form only', async () => {
    const { rows } = await sql<{ product_id: number; dimension_id: number }>`
      select s.product_id, s.dimension_id from stock s join product p on p.id = s.product_id
      where s.dimension_id is not null and p.availability = 'stock' and p.active
      group by 1, 2 having sum(s.quantity) > 0 order by 1, 2 limit 1`.execute(api.database.db)
    const [form] = rows
    const counted = await sql<{ quantity: number }>`
      select coalesce((select quantity from stock
        where branch_id = b.id and product_id = ${form?.product_id} and dimension_id = ${form?.dimension_id}), 0) as quantity
      from branch b order by b.position`.execute(api.database.db)
    const supply = await supplyAt(thursday, [form?.product_id ?? 0, 99, form?.dimension_id])
    expect(supply).toEqual(counted.rows.map(({ quantity }) => `${quantity} null`))
    expect(await supplyAt(thursday, [form?.product_id ?? 0, 99])).toEqual(['0 null', '0 null', '0 null'])
  })

  test('are ready when they open next, and say on which days other hours hold', async () => {
    const { db } = api.database
    const book = await make({ copies: [5, 0, 0] })
    await sql`insert into branch_special_hours (branch_id, day) select id, '2026-11-20' from branch`.execute(db)
    await sql`update branch_special_hours set opens = '10:00', closes = '16:00' where branch_id <> 1`.execute(db)
    const evening = '2026-11-19T20:00:00+02:00'
    expect(await supplyAt(evening, [book, 1])).toEqual([
      '1 here 2026-11-21 10:00',
      '0 brought 2026-11-23 12:00',
      '0 brought 2026-11-23 12:00',
    ])
    api.clock.now = Date.parse(evening)
    const branches = await call(api.app, listBranches, {})
    api.clock.now = testDay
    await sql`delete from branch_special_hours where day = '2026-11-20'`.execute(db)
    expect(branches.map(({ specialHours }) => specialHours)).toEqual([
      [{ date: '2026-11-20', opens: null, closes: null }],
      ...Array(2).fill([{ date: '2026-11-20', opens: '10:00', closes: '16:00' }]),
    ])
  })

  test('say nothing of it without a cart', async () => {
    expect((await call(api.app, listBranches, {})).filter(({ supply }) => supply)).toEqual([])
  })
})
