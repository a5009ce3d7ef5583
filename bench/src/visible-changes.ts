// The delay until lists show a price or stock change of the database.

import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import type pg from 'pg'
import type { MeasuredCategory } from './catalogue-pages.ts'
import { ask, shopClient } from './shop-sample.ts'
import type { Figure } from './table.ts'
import { waitUntil } from './wait-until.ts'

const rounds = 5
const maxMs = 60_000
const target = { atMost: 5000 }

async function timed(change: () => Promise<unknown>, isSeen: () => Promise<boolean>): Promise<number> {
  await change()
  const startedAt = performance.now()
  await waitUntil('lists show the change', maxMs, isSeen)
  return performance.now() - startedAt
}

/** Raises the highest price of the category further, and restores it afterwards. */
export async function visiblePrice(origin: string, client: pg.Client, category: MeasuredCategory): Promise<Figure> {
  const times: number[] = []
  const dearest = async () => {
    const params = { categoryId: category.id, sort: 'PriceDescending', pageSize: 1 } as const
    const [card] = (await ask(shopClient(origin), listProductsByCategory, params)).items
    if (!card) throw new Error('the category is empty')
    return card
  }
  const setPrice = (id: number, cents: number) =>
    client.query('update product set price_cents = $2, price_protected_until = null where id = $1', [id, cents])
  const { id, price } = await dearest()
  for (let round = 1; round <= rounds; round += 1) {
    const cents = price + round * 100
    times.push(
      await timed(
        () => setPrice(id, cents),
        async () => (await dearest()).price === cents,
      ),
    )
  }
  await setPrice(id, price)
  return {
    label: 'a changed price in lists, at most',
    value: Math.max(...times),
    unit: 'ms',
    target,
    note: `${rounds} changes`,
  }
}

/** Adds copies of an in-stock book to a branch that had none, and removes them again. */
export async function visibleStock(origin: string, client: pg.Client, category: MeasuredCategory): Promise<Figure> {
  const { rows } = await client.query<{ id: number; branch: number }>(
    `select p.id, b.id as branch from product_category c join product p on p.id = c.product_id cross join branch b
     where c.category_id = $1 and p.active and p.availability = 'stock' and not exists (
       select from stock s where s.product_id = p.id and s.branch_id = b.id) order by p.id, b.id limit 1`,
    [category.id],
  )
  const [row] = rows
  if (!row) throw new Error('every book stands in every branch')
  const total = async () => {
    const filters = [{ kind: 'Branch', attribute: null, values: [String(row.branch)] }] as const
    return (await ask(shopClient(origin), listProductsByCategory, { categoryId: category.id, filters, pageSize: 1 }))
      .total
  }
  const before = await total()
  await client.query('insert into stock (branch_id, product_id, quantity) values ($1, $2, 0)', [row.branch, row.id])
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [quantity, expected] of [
      [1, before + 1],
      [0, before],
    ] as const)
      times.push(
        await timed(
          () =>
            client.query('update stock set quantity = $3 where branch_id = $1 and product_id = $2', [
              row.branch,
              row.id,
              quantity,
            ]),
          async () => (await total()) === expected,
        ),
      )
  }
  await client.query('delete from stock where branch_id = $1 and product_id = $2 and quantity = 0', [
    row.branch,
    row.id,
  ])
  return {
    label: 'a changed copy in lists, at most',
    value: Math.max(...times),
    unit: 'ms',
    target,
    note: `${times.length} changes`,
  }
}
