// The API calls for the stored cart of a signed-in customer.

import { isRetryableStatus } from '@stoa/browser/query/back-off'
import { Refused, valueOrThrow } from '@stoa/browser/query/refused'
import { activeSession } from '@stoa/browser/session/active-session'
import { isUnexplained } from '@stoa/contract/client'
import { getCustomerCart, type UnitedCart, uniteCarts, updateCartItem } from '@stoa/contract/ordering/server-cart'
import type { Problem } from '@stoa/contract/problem'
import type { Language } from '@stoa/domain/language'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { browserClient } from '../browser-client.ts'

export interface CartApi {
  /** The cart after the step, or the reason why the API will never accept it. */
  updateItem(key: string, item: CartItem): Promise<Outcome<readonly CartItem[], string>>
  unite(key: string, items: readonly CartItem[]): Promise<UnitedCart>
  load(): Promise<readonly CartItem[]>
}

/** Refused for its content, not for its time or its caller: retrying would change nothing. */
const isPermanent = (problem: Problem): boolean =>
  !isUnexplained(problem) && !isRetryableStatus(problem.status) && problem.status !== 401 && problem.status !== 403

/**
 * Network failures and faults are thrown and retried later; so is a response that arrives after the end of the session.
 */
export function cartApi(language: Language): CartApi {
  const client = browserClient(language)
  const session = activeSession()
  const unlessSessionEnded = async <Answer>(pending: Promise<Answer>): Promise<Answer> => {
    const result = await pending
    if (session?.end) throw new Error('the session is over')
    return result
  }
  return {
    async updateItem(stepKey, item) {
      const outcome = await unlessSessionEnded(client.call(updateCartItem, { ...item, stepKey }))
      if (outcome.ok) return done(outcome.value.items)
      if (isPermanent(outcome.refusal)) return refused(outcome.refusal.code)
      throw new Refused(outcome.refusal)
    },
    async unite(stepKey, items) {
      return valueOrThrow(await unlessSessionEnded(client.call(uniteCarts, { items: [...items], stepKey })))
    },
    async load() {
      return valueOrThrow(await unlessSessionEnded(client.call(getCustomerCart, {}))).items
    },
  }
}
