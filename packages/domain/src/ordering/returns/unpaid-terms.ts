// What a statement of withdrawal means for money that the shop has not taken.

export interface UnpaidTerms {
  /** Whether all of the order is cancelled. */
  cancels: boolean
  sendsBack: boolean
  /** What of the order's money it is about. */
  money: number
  /** Whether a provider holds the amount of the order; statements of before this was asked do not say. */
  held?: boolean | undefined
}

/**
 * `unpaid`: none was paid, so none is owed. `unpaidRest`: less is to be paid. `unchanged`: as much as before, as what a promotion gave
 * cost nothing. `released`: what is held is not charged.
 * `releasedRest`: less than what is held is charged.
 */
export type UnpaidEffect = 'unpaid' | 'unpaidRest' | 'unchanged' | 'released' | 'releasedRest'

export function unpaidEffect({ cancels, sendsBack, money, held }: UnpaidTerms): UnpaidEffect {
  if (money === 0) return cancels ? 'unpaid' : 'unchanged'
  if (held && !sendsBack) return cancels ? 'released' : 'releasedRest'
  return cancels ? 'unpaid' : 'unpaidRest'
}
