// Start time on a built tree and a filled database, and the server's memory at rest after a walk through the shop.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectTo } from './http.ts'
import { alternate, type BySide, type Results, sides } from './rounds.ts'
import { type Shop, startShop, type Tree } from './shop.ts'
import { ask, page, requests } from './wire.ts'

export interface StartCost {
  /** From the command to the first response of the home page and a list. */
  seconds: number
  /** Processor time of the shop's processes until then. */
  processorSeconds: number | null
  megabytes: number
}

const pagesVisited = 300
const coversVisited = 200
const longPageSize = 100
/** The server releases memory when it has become idle. */
const idleMilliseconds = 4000
/** Some seconds after a start a server writes what the next one reads; older ones write nothing. */
const writtenWithinMs = 30_000
const intervalMs = 500

/** Both start as they do every day: after a first start, which is not measured. */
export async function measureStart(trees: BySide<Tree>, rounds: number): Promise<Results<StartCost>> {
  for (const side of sides) await startOnce(trees[side])
  return alternate(rounds, async (side) => {
    const shop = await startShop(trees[side], { pageCache: 'on', role: 'both' })
    try {
      return await costOf(shop)
    } finally {
      await shop.stop()
    }
  })
}

async function startOnce(tree: Tree): Promise<void> {
  const shop = await startShop(tree, { pageCache: 'on', role: 'both' })
  const written = join(tree.runFolder, tree.side, 'data/lists/columns')
  const end = performance.now() + writtenWithinMs
  while (!existsSync(written) && performance.now() < end) await pause(intervalMs)
  await shop.stop()
}

async function costOf(shop: Shop): Promise<StartCost> {
  const { shop: processes } = await shop.read()
  const worked = [...processes.values()].reduce((sum, milliseconds) => sum + milliseconds, 0)
  await walk(shop.origin)
  await pause(idleMilliseconds)
  return {
    seconds: shop.secondsToReady,
    processorSeconds: processes.size === 0 ? null : worked / 1000,
    megabytes: shop.residentMegabytes(),
  }
}

async function walk(origin: string): Promise<void> {
  const connection = connectTo(origin, 1)
  try {
    const categories = await ask(connection, requests.categories(), 'categories')
    const products: { cd: string; eurl: string }[] = []
    for (let number = 1; products.length < pagesVisited; number += 1) {
      const { items } = await ask(connection, requests.list({ page: number, pageSize: longPageSize }), 'products')
      if (items.length === 0) break
      products.push(...items)
    }
    const lists = categories.flatMap(({ eurl }) => [`/categories/${eurl}`, `/en/categories/${eurl}`])
    const pages = ['/', '/en', ...lists, ...products.map(({ eurl }) => `/products/${eurl}`)].slice(0, pagesVisited)
    const covers = products.slice(0, coversVisited).map(({ cd }) => `/covers/${cd}/240.avif`)
    for (const path of [...pages, ...covers]) await connection.send(page(path))
  } finally {
    connection.close()
  }
}
