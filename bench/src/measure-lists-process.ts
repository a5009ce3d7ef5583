// What web processes save when one process holds the lists of all, and what a list costs then. One with columns of its own
// and one without answer the same lists in turn, so that a busy machine slows both alike.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@stoa/api/database/private-postgres'
import { categoryPaths, measuredCategories, sortPaths } from './catalogue-pages.ts'
import type { Bench, Measure } from './measure.ts'
import { type OwnProcess, startOwnProcess } from './own-process.ts'
import { preparedShops } from './prepared-shop.ts'
import { processesFrom } from './process-tree.ts'
import { interquartileMean, median } from './spread.ts'
import { root, type Server, serverEnvironment, serverFlags, withServer } from './start-server.ts'
import type { Figure } from './table.ts'
import { timeAll } from './timed-get.ts'
import { waitUntil } from './wait-until.ts'

const pages = 40
const rounds = 6
/** Before them: Node compiles what is asked for often. */
const warmingRounds = 10
const startMs = 120_000
const columnsIn = (bench: Bench) => join(bench.folder, 'data', 'lists', 'columns')
const socketIn = (bench: Bench) => join(bench.folder, 'lists')

async function withListsProcess<Value>(bench: Bench, work: (lists: OwnProcess) => Promise<Value>): Promise<Value> {
  const env = {
    ...serverEnvironment(bench.folder, await freePort()),
    ...{ DATABASE_URL: await bench.databaseUrl(), LISTS_SOCKET: socketIn(bench), LOG_LEVEL: 'warn' },
  }
  const logFile = join(bench.folder, 'lists.log')
  const args = [...serverFlags, join(root, 'apps/server/src/main.ts'), '--role', 'lists']
  const lists = startOwnProcess(process.execPath, args, { env, cwd: root, logFile })
  try {
    return await work(lists)
  } finally {
    await lists.stop()
  }
}

const megabytesOf = (pid: number): number => (processesFrom(pid)[0]?.residentKb ?? Number.NaN) / 1024

async function measureTogether(lists: OwnProcess, own: Server, asking: Server): Promise<Figure[]> {
  const { large } = await measuredCategories(own.origin)
  const paths = [...categoryPaths(large.id, [], pages), ...sortPaths([large.id], 2)]
  const costOf = async (origin: string, processes: readonly number[]) =>
    interquartileMean((await timeAll({ origin, processes }, paths)).processor)
  const costs: { own: number; asked: number }[] = []
  for (let round = 0; round < warmingRounds + rounds; round += 1) {
    const cost = {
      own: await costOf(own.origin, [own.pid]),
      asked: await costOf(asking.origin, [asking.pid, lists.pid]),
    }
    if (round >= warmingRounds) costs.push(cost)
  }
  const ratios = costs.map((cost) => cost.asked / cost.own)
  const unit = 'MB'
  return [
    { label: 'memory of a web process with columns of its own', value: megabytesOf(own.pid), unit },
    { label: 'memory of a web process that asks the lists process', value: megabytesOf(asking.pid), unit },
    { label: 'memory of the lists process', value: megabytesOf(lists.pid), unit },
    {
      label: 'processor time of a list with its own columns',
      value: median(costs.map((cost) => cost.own)),
      unit: 'ms',
    },
    {
      label: 'processor time of a list that is asked for, both processes, as a multiple of that',
      value: median(ratios),
      unit: '',
      note: `each round: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`,
    },
  ]
}

async function measure(bench: Bench): Promise<Figure[]> {
  const shops = preparedShops(bench)
  try {
    const url = await shops.shopOf(bench.products)
    const own = { ...bench, databaseUrl: async () => url }
    // then all start from the file of columns, as they do from the second start on
    await withListsProcess(own, () => waitUntil('columns are written', startMs, async () => existsSync(columnsIn(own))))
    return await withListsProcess(own, (lists) =>
      withServer(own, { role: 'web', listsSocket: socketIn(own) }, (asking) =>
        withServer(own, { role: 'web' }, (plain) => measureTogether(lists, plain, asking)),
      ),
    )
  } finally {
    await shops.stop()
  }
}

export const listsProcess: Measure = {
  name: 'lists-process',
  title: 'Lists of several web processes',
  takesLong: true,
  measure,
}
