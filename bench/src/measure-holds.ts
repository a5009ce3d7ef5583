// Ten thousand holds end at one moment, while orders are placed: how long it takes to release them, and what it costs the
// orders. Rounds with and without holds take turns, so that a busy machine slows both alike.

import { connect } from '@stoa/api/database/connect'
import { releaseExpiredHolds } from '@stoa/api/ordering/stock/stock-holds.service'
import { withClient } from './database-client.ts'
import { runLoad } from './load.ts'
import type { Bench, Measure } from './measure.ts'
import { openOrderLoad } from './measure-orders.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'

const count = 10_000
const rounds = 3
const amount = 500
const maxSeconds = 5
const leastRatio = 0.9

/** All over the stock, a copy each; their time is over. */
const holdCopies = (url: string): Promise<unknown> =>
  withClient(url, (client) =>
    client.query(
      `with rows as (select array_agg(id order by id) as ids from stock where quantity > 1000),
      held as (
        insert into stock_hold (key, stock_id, quantity, started_at, expires_at)
        select gen_random_uuid(), ids[1 + n % cardinality(ids)], 1, now() - interval '1 hour', now() - interval '1 second'
        from rows, generate_series(1, $1::int) n returning stock_id),
      sums as (select stock_id, count(*)::int as copies from held group by stock_id),
      taken as (update stock s set quantity = s.quantity - c.copies from sums c where s.id = c.stock_id)
      insert into stock_movement (stock_id, change, reason) select stock_id, -copies, 'held' from sums`,
      [count],
    ),
  )

/** As the worker does it, which may help. In seconds. */
async function releaseAll(url: string): Promise<number> {
  const { db, close } = connect(url, 1, () => {})
  try {
    const begun = performance.now()
    while ((await releaseExpiredHolds(db, Date.now())).more);
    return (performance.now() - begun) / 1000
  } finally {
    await close()
  }
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

async function measure(bench: Bench): Promise<Figure[]> {
  const url = await bench.databaseUrl()
  return withServer(bench, {}, async ({ origin }) => {
    const load = { ...(await openOrderLoad(url, origin)), amount }
    const [alone, beside, seconds]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round += 1) {
      alone.push((await runLoad(load)).perSecond)
      await holdCopies(url)
      const [result, released] = await Promise.all([runLoad(load), releaseAll(url)])
      beside.push(result.perSecond)
      seconds.push(released)
    }
    const label = `${count.toLocaleString('en-US')} holds released while orders are placed`
    const note = `${average(alone).toFixed(0)} orders per second without, ${average(beside).toFixed(0)} beside it`
    return [
      { label, value: average(seconds), unit: 's', target: { atMost: maxSeconds } },
      {
        label: 'orders meanwhile, to those without',
        value: average(beside) / average(alone),
        unit: '',
        target: { atLeast: leastRatio },
        note,
      },
    ]
  })
}

export const holds: Measure = { name: 'holds', title: 'Holds', measure }
