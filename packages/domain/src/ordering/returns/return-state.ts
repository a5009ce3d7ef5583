// How far a statement of withdrawal and the money of a return have come, as the buyer is told.

/** `ended`: of a part, which had not left and is not sent any more. */
export const statementStates = ['reading', 'cancelled', 'ended', 'awaited', 'received', 'closed'] as const
export type StatementState = (typeof statementStates)[number]

export interface StatementFacts {
  /** In words, a person reads it first. */
  inWords: boolean
  cancels: boolean
  /** Whether there was anything to send back. */
  sendsBack: boolean
  closed: boolean
  /** Whether anything has come back for it. */
  hasReturns: boolean
  /** Copies that are still to be sent back. */
  awaited: number
  /** Whether nothing of the order is with the buyer any more. */
  orderEnded: boolean
}

export function statementState(facts: StatementFacts): StatementState {
  // both also once the shop has unpacked what it had packed, and closed the statement
  if (facts.cancels) return 'cancelled'
  if (facts.inWords && facts.hasReturns) return 'received'
  if (facts.closed) return 'closed'
  if (facts.inWords) return 'reading'
  if (!facts.sendsBack) return 'ended'
  return facts.awaited > 0 && !facts.orderEnded ? 'awaited' : 'received'
}

/** `unpaid`: it was not paid, and is owed only if it comes in all the same. */
export const refundStates = ['nothing', 'unpaid', 'due', 'refunded'] as const
export type RefundState = (typeof refundStates)[number]

/**
 * Copies came back, or were withdrawn from and never left; all of the order came back, or was cancelled; or the shop gives an
 * amount without any of these.
 */
export const refundCauses = ['goods', 'withdrawn', 'order', 'cancelled', 'allowance'] as const
export type RefundCause = (typeof refundCauses)[number]

/** By the provider, or to a bank account that the buyer has, or names. */
export const refundTargets = ['payment', 'account'] as const
export type RefundTarget = (typeof refundTargets)[number]

export interface RefundFacts {
  moneyCents: number
  /** `2026-12-08`; null where no money is owed. */
  dueOn: string | null
  refunded: boolean
}

export function refundState({ moneyCents, dueOn, refunded }: RefundFacts): RefundState {
  if (moneyCents === 0) return 'nothing'
  if (refunded) return 'refunded'
  return dueOn === null ? 'unpaid' : 'due'
}
