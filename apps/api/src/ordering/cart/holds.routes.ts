// The endpoint that keeps a cart's copies for a buyer at the checkout.

import type { KeyObject } from 'node:crypto'
import * as contract from '@stoa/contract/ordering/holds'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { beginHold, hasCheckout } from '../../http/checkout-session.ts'
import { type Operation, operation } from '../../http/operation.ts'
import type { UnpaidLimits } from '../../ports/unpaid-limits.ts'
import { holdCopies, listHeld } from '../stock/stock-holds.service.ts'
import { listSoldCopies } from './read-cart.service.ts'

const nothing = done({ key: null, until: null })

/** `checkoutKey` signs that a checkout has begun. */
export const holdOperations = (db: Database, checkoutKey: KeyObject, unpaidLimits?: UnpaidLimits): Operation[] => [
  operation(contract.holdCopies, async ({ items }, call) => {
    if (!hasCheckout(checkoutKey, call)) return nothing
    const key = beginHold(call)
    const { language, now } = call
    const copies = await listSoldCopies(db, items, { language, now, held: await listHeld(db, key) })
    const takeMore = async (tx: Database, more: number) =>
      unpaidLimits === undefined ||
      unpaidLimits.take(tx, { call, email: '', paidOn: 'checkout', copies: more, cents: 0 })
    const until = await holdCopies(db, { key, copies, now, takeMore })
    return until.ok ? done({ key, until: new Date(until.value).toISOString() }) : nothing
  }),
]
