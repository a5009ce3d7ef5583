// Gives back copies that somebody has taken and does not pay for: those held at a checkout, and those of orders whose deposit
// does not come.

import type { Database } from '../database/connect.ts'
import { errorFields, type Log } from '../log.ts'
import { releaseUnpaidDeposits } from '../ordering/orders/unpaid-deposits.service.ts'
import { releaseExpiredHolds } from '../ordering/stock/stock-holds.service.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'

const second = 1000
const minute = 60 * second

interface StockWorkDeps {
  db: Database
  now: () => number
  log: Log
}

export function startStockWork(deps: StockWorkDeps): Pick<PeriodicTask, 'stop'> {
  const tasks = [runHolds(deps), runDeposits(deps)]
  return {
    async stop() {
      for (const task of tasks) await task.stop()
    },
  }
}

function runHolds({ db, now, log }: StockWorkDeps): PeriodicTask {
  const run = async () => {
    const { copies, more } = await releaseExpiredHolds(db, now())
    if (copies > 0) log.info({ copies }, 'copies that were held are on sale again')
    return more
  }
  return startPeriodicTask(run, 10 * second, (error) => log.error(errorFields(error), 'releasing holds failed'))
}

function runDeposits({ db, now, log }: StockWorkDeps): PeriodicTask {
  const run = async () => {
    const released = await releaseUnpaidDeposits(db, now())
    if (released.orders > 0) log.info({ ...released }, 'orders were given up without their deposit')
    return false
  }
  return startPeriodicTask(run, 15 * minute, (error) => log.error(errorFields(error), 'giving up unpaid orders failed'))
}
