// Gives back copies that somebody has taken and does not pay for: those held at a checkout, and those of orders whose deposit
// does not come, or that nobody collects and pays. Where it comes later, looks for copies.

import type { Database } from '../database/connect.ts'
import { errorFields, type Log } from '../log.ts'
import { remindOfDeposits } from '../ordering/orders/deposit-reminders.service.ts'
import { fillShortOrders, listShortOrders } from '../ordering/orders/late-payments.service.ts'
import { giveUpUncollected, remindOfCollections } from '../ordering/orders/uncollected-orders.service.ts'
import { releaseUnpaidDeposits } from '../ordering/orders/unpaid-deposits.service.ts'
import { releaseExpiredHolds } from '../ordering/stock/stock-holds.service.ts'
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

interface StockWorkDeps {
  db: Database
  now: () => number
  log: Log
}

export function startStockWork(deps: StockWorkDeps): Pick<PeriodicTask, 'stop'> {
  const tasks = [runHolds(deps), runDeposits(deps), runCollections(deps), runShortOrders(deps), runShortWatch(deps)]
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
    const reminded = await remindOfDeposits(db, now())
    if (reminded > 0) log.info({ reminded }, 'buyers were reminded of their deposit')
    const released = await releaseUnpaidDeposits(db, now())
    if (released.orders > 0) log.info({ ...released }, 'orders were given up without their deposit')
    return false
  }
  return startPeriodicTask(run, 15 * minute, (error) => log.error(errorFields(error), 'giving up unpaid orders failed'))
}

function runCollections({ db, now, log }: StockWorkDeps): PeriodicTask {
  const run = async () => {
    const reminded = await remindOfCollections(db, now())
    if (reminded > 0) log.info({ reminded }, 'buyers were reminded to collect their order')
    const orders = await giveUpUncollected(db, now())
    if (orders > 0) log.info({ orders }, 'orders were given up that nobody collected')
    return false
  }
  const onError = (error: unknown) => log.error(errorFields(error), 'giving up uncollected orders failed')
  return startPeriodicTask(run, 15 * minute, onError)
}

/** Soon after copies come in, before somebody else buys them. */
function runShortOrders({ db, now, log }: StockWorkDeps): PeriodicTask {
  const run = async () => {
    const filled = await fillShortOrders(db, now())
    if (filled > 0) log.info({ filled }, 'orders that were paid late have their copies')
    return false
  }
  return startPeriodicTask(run, 10 * second, (error) => log.error(errorFields(error), 'filling short orders failed'))
}

/** An error for each that still has none, every hour, until somebody has bought copies or paid the money back. */
function runShortWatch({ db, log }: StockWorkDeps): PeriodicTask {
  const run = async () => {
    for (const { id } of await listShortOrders(db))
      log.error({ orderId: id }, 'an order is paid, and there are no copies')
    return false
  }
  return startPeriodicTask(run, hour, (error) => log.error(errorFields(error), 'looking for short orders failed'))
}
