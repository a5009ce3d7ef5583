// Promotions and codes of a journey's own.

import { randomUUID } from 'node:crypto'
import { connect } from '@stoa/api/database/connect'
import { makeCode, makePromotion } from '@stoa/api/test/make-promotion'
import { withDatabase } from './database.ts'
import { readTestEnvironment } from './test-environment.ts'

type MadePromotion = Parameters<typeof makeCode>[1]
type CodeColumns = Parameters<typeof makeCode>[2]

export interface JourneyCode {
  promotion: MadePromotion
  columns?: CodeColumns
  /** What a newer release would have written as the effect. */
  effect?: object
}

const unique = (): string => randomUUID().slice(0, 13)

/** Acts by itself. Returns what it is called in the shop. */
export async function createPromotion(given: MadePromotion): Promise<string> {
  const { db, close } = connect(readTestEnvironment().databaseUrl, 1, () => {})
  const code = `journey-${unique()}`
  await makePromotion(db, { ...given, code }).finally(close)
  return code
}

/** Its time is over from now on. */
export const endPromotion = (code: string): Promise<void> =>
  withDatabase(async (client) => {
    await client.query('update promotion set ends_at = now() where code = $1', [code])
  })

/** The new codes, in the order of what is given. */
export async function createCodes(given: readonly JourneyCode[]): Promise<string[]> {
  const { db, close } = connect(readTestEnvironment().databaseUrl, 1, () => {})
  try {
    const codes: string[] = []
    for (const { promotion, columns, effect } of given) {
      const name = `journey-${unique()}`
      const { code } = await makeCode(db, { ...promotion, code: name }, { code: unique().toUpperCase(), ...columns })
      if (effect) await replaceEffect(name, effect)
      codes.push(code)
    }
    return codes
  } finally {
    await close()
  }
}

const replaceEffect = (promotion: string, effect: object): Promise<void> =>
  withDatabase(async (client) => {
    await client.query('update promotion set effect = $2 where code = $1', [promotion, JSON.stringify(effect)])
  })

/** How often orders have used these codes. */
export const countUses = (codes: readonly string[]): Promise<number> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ uses: number }>(
      `select count(u.order_id)::int as uses from coupon_code c left join coupon_use u on u.code_id = c.id where c.code = any($1)`,
      [codes],
    )
    return rows[0]?.uses ?? 0
  })

/** Codes that were made as used have no order that used them: they are unused again, as the invariants of the shop demand. */
export const clearUses = (codes: readonly string[]): Promise<void> =>
  withDatabase(async (client) => {
    await client.query('update coupon_code set uses = 0 where code = any($1)', [codes])
  })
