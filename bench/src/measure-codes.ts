// Makes codes of a coupon, as many as a large campaign prints.

import { randomInt } from 'node:crypto'
import { connect } from '@stoa/api/database/connect'
import { inTransaction } from '@stoa/api/database/transaction'
import { makeCodes, savePromotion } from '@stoa/api/ordering/promotions/coupon-codes.service'
import { valueOrThrow } from '@stoa/domain/outcome'
import { withClient } from './database-client.ts'
import type { Bench, Measure } from './measure.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'

const count = 100_000
const promotion = 'bench-codes'
const maxSeconds = 10

const failed = (problems: readonly string[]): Error => new Error(problems.join('; '))

async function secondsToMake(url: string): Promise<number> {
  const { db, close } = connect(url, 1, () => {})
  try {
    return await inTransaction(db, async (tx) => {
      const effect = { kind: 'percentage', basisPoints: 1000 }
      const name = { el: 'Κωδικοί', en: 'Codes' }
      valueOrThrow(await savePromotion(tx, { code: promotion, name, scope: 'lines', effect, automatic: false }), failed)
      const begun = performance.now()
      const limits = { prefix: 'BENCH', useLimit: 1, personLimit: null, emails: null, send: false }
      valueOrThrow(await makeCodes(tx, { promotion, count, ...limits }, randomInt), failed)
      return (performance.now() - begun) / 1000
    })
  } finally {
    await close()
  }
}

async function measure(bench: Bench): Promise<Figure[]> {
  const url = await bench.databaseUrl()
  // the first server makes the tables
  await withServer(bench, {}, async () => {})
  const value = await secondsToMake(url)
  await withClient(url, (client) => client.query('update promotion set active = false where code = $1', [promotion]))
  return [{ label: `${count.toLocaleString('en-US')} codes made`, value, unit: 's', target: { atMost: maxSeconds } }]
}

export const codes: Measure = { name: 'codes', title: 'Codes of coupons', measure }
