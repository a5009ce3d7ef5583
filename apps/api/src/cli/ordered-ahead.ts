// `npm run ordered-ahead` lists how many copies may be ordered before the shop has them, and how many are; `limit CODE 20`
// gives a product a limit of its own, 0 none at all; `limit CODE usual` takes it away; `policy pre_order 300` changes that of
// all others.

import { valueOrThrow } from '@stoa/domain/outcome'
import { findProductId } from '../catalogue/products/price.service.ts'
import type { Database } from '../database/connect.ts'
import { limitPolicy, limitProduct, listSales, listUsualLimits } from '../ordering/stock/advance-limits.service.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const usage = `Usage: npm run ordered-ahead
       npm run ordered-ahead -- limit CODE COPIES
       npm run ordered-ahead -- limit CODE usual
       npm run ordered-ahead -- policy pre_order COPIES     or to_order`

async function list(db: Database): Promise<string> {
  const usual = (await listUsualLimits(db)).map(({ policy, copies }) => `${policy}  ${copies} copies each`)
  const sales = (await listSales(db)).map(
    ({ code, availability, own_limit, waiting }) =>
      `${code}  ${availability}  ${own_limit === null ? 'usual limit' : `limit ${own_limit}`}  ${waiting} waiting`,
  )
  return [...usual, ...sales].join('\n')
}

function readCopies(text: string | undefined): number {
  if (text === undefined || !/^\d{1,6}$/.test(text)) throw new CommandError(usage)
  return Number(text)
}

async function limit(db: Database, code: string, text: string): Promise<string> {
  const copies = text === 'usual' ? null : readCopies(text)
  const productId = await findProductId(db, code)
  if (productId === null) throw new CommandError('There is no product with this code.')
  valueOrThrow(
    await limitProduct(db, productId, copies),
    ({ waiting }) => new CommandError(`${waiting} copies of it are ordered already: the limit cannot be below.`),
  )
  return copies === null ? `${code} has the usual limit.` : `Of ${code} ${copies} copies may wait at once.`
}

async function run(args: readonly string[], db: Database): Promise<string> {
  const [command, name, copies] = args
  if (command === undefined) return list(db)
  if (!name || copies === undefined) throw new CommandError(usage)
  if (command === 'limit') return limit(db, name, copies)
  if (command !== 'policy') throw new CommandError(usage)
  if (!(await limitPolicy(db, name, readCopies(copies)))) throw new CommandError(usage)
  return `Of each ${name} ${copies} copies may wait at once.`
}

runWithShop(({ db }) => run(process.argv.slice(2), db))
