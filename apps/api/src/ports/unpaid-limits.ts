// How much may be ordered before it is paid. Orders ask, without knowing how limits are counted.

import type { Executor } from '../database/transaction.ts'
import type { Call } from '../http/operation.ts'

/** When an order is paid that is accepted without payment; of copies that are held at the checkout it is not known yet. */
export type PaidOn = 'deposit' | 'delivery' | 'checkout'

export interface UnpaidAmounts {
  paidOn: PaidOn
  copies: number
  cents: number
}

export interface UnpaidOrder extends UnpaidAmounts {
  call: Call
  email: string
}

export interface UnpaidLimits {
  /** False when it is more than the buyer may order. In the order's transaction: a refused order takes nothing. */
  take(tx: Executor, order: UnpaidOrder): Promise<boolean>
  /** Counts a placed order for the alarm; after its transaction, so that no order waits for another's. */
  notePlaced(db: Executor, order: UnpaidOrder): Promise<void>
}
