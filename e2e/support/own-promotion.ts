// A promotion of a journey's own, which it can end without changing what others see.

import { randomUUID } from 'node:crypto'
import { withDatabase } from './database.ts'

/** On one product, a pair of which costs a cent less. Returns its code, which is its address. */
export const makePromotion = (name: { el: string; en: string }): Promise<string> =>
  withDatabase(async (client) => {
    const code = `journey-${randomUUID().slice(0, 8)}`
    await client.query(
      `insert into promotion (code, name_el, name_en, scope, target, effect, automatic)
      select $1, $2, $3, 'lines', jsonb_build_object('product', jsonb_build_array(max(id))),
        '{"kind": "bogo", "buy": 1, "get": 1, "basisPoints": 1}', true from product where active and kind = 'product'`,
      [code, name.el, name.en],
    )
    return code
  })

export const endPromotion = (code: string): Promise<void> =>
  withDatabase(async (client) => {
    await client.query('update promotion set ends_at = now() where code = $1', [code])
  })
