// Start time on a built tree and a filled database, and the server's memory at rest after a hundred pages.

import { setTimeout as pause } from 'node:timers/promises'
import { connectTo } from './http.ts'
import { alternate, type BySide, type Results } from './rounds.ts'
import { type Shop, startShop, type Tree } from './shop.ts'
import { ask, page, requests } from './wire.ts'

export interface StartCost {
  /** From the command to the first response of the home page and a list. */
  seconds: number
  /** Processor time of the shop's processes until then. */
  processorSeconds: number | null
  megabytes: number
}

const pagesVisited = 100
/** The server releases memory when it has become idle. */
const idleMilliseconds = 4000

export const measureStart = (trees: BySide<Tree>, rounds: number): Promise<Results<StartCost>> =>
  alternate(rounds, async (side) => {
    const shop = await startShop(trees[side], { pageCache: 'on', role: 'both' })
    try {
      return await costOf(shop)
    } finally {
      await shop.stop()
    }
  })

async function costOf(shop: Shop): Promise<StartCost> {
  const { shop: processes } = await shop.read()
  const worked = [...processes.values()].reduce((sum, milliseconds) => sum + milliseconds, 0)
  await visitPages(shop.origin)
  await pause(idleMilliseconds)
  return {
    seconds: shop.secondsToReady,
    processorSeconds: processes.size === 0 ? null : worked / 1000,
    megabytes: shop.residentMegabytes(),
  }
}

async function visitPages(origin: string): Promise<void> {
  const connection = connectTo(origin, 1)
  try {
    const { items } = await ask(connection, requests.list({ pageSize: pagesVisited }), 'products')
    for (const { eurl } of items) await connection.send(page(`/products/${eurl}`))
  } finally {
    connection.close()
  }
}
