// The endpoints with which staff see and change prices.

import * as contract from '@stoa/contract/catalogue/staff-prices'
import type { Refusal } from '@stoa/contract/refusals'
import { money } from '@stoa/contract/shape'
import { done, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { changePrice, findProductPrice, type PriceChangeRefusal } from './price.service.ts'

/** With the lowest allowed price, in euros. */
function viewPriceRefusal(refusal: PriceChangeRefusal): Refusal<PriceChangeRefusal['code']> {
  if (refusal.code === 'price_below_floor')
    return { code: refusal.code, details: { prc: money.toWire(refusal.minCents) } }
  if (refusal.code === 'price_above_publishers') {
    return { code: refusal.code, details: { prc: money.toWire(refusal.maxCents) } }
  }
  return refusal
}

export function staffPriceOperations(db: Database): Operation[] {
  const read = async (id: number) => {
    const price = await findProductPrice(db, id)
    return price ? done(price) : refused({ code: 'product_not_found' as const })
  }
  return [
    operation(contract.getProductPrice, ({ id }) => read(id)),
    operation(contract.changeProductPrice, async ({ id, version, price }, { now }) => {
      const changed = await changePrice(db, { productId: id, cents: price, version, now })
      if (changed.ok) return read(id)
      return refused(viewPriceRefusal(changed.refusal))
    }),
  ]
}
