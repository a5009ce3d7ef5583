// What the shop does for a kept cart, as the browser asks for it.

import { getCustomerCart, type UnitedCart, uniteCarts, updateCartItem } from '@stoa/contract/server-cart'
import type { CartItem } from '@stoa/domain/cart/cart'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { sessionLife } from '../../state/session-life.ts'
import { isRetryableStatus } from '../back-off.ts'
import { browserClient } from '../browser-client.ts'
import { Refused, valueOrThrow } from '../refused.ts'

export interface CartShop {
  /** The cart after the step, or why the shop will not take it, however often it is sent. */
  step(key: string, item: CartItem): Promise<Outcome<readonly CartItem[], string>>
  unite(key: string, items: readonly CartItem[]): Promise<UnitedCart>
  load(): Promise<readonly CartItem[]>
}

/** Refused for what it asks, not for when or by whom: sending it again would change nothing. */
const isFinal = (status: number): boolean => !isRetryableStatus(status) && status !== 401 && status !== 403

/** What could not be answered is thrown, and tried again later; so is what was answered after the end of the session. */
export function cartShop(language: Language): CartShop {
  const client = browserClient(language)
  const life = sessionLife()
  const inTime = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked
    if (life?.end) throw new Error('the session is over')
    return answer
  }
  return {
    async step(stepKey, item) {
      const outcome = await inTime(client.call(updateCartItem, { ...item, stepKey }))
      if (outcome.ok) return done(outcome.value.items)
      if (isFinal(outcome.refusal.status)) return refused(outcome.refusal.code)
      throw new Refused(outcome.refusal)
    },
    async unite(stepKey, items) {
      return valueOrThrow(await inTime(client.call(uniteCarts, { items: [...items], stepKey })))
    },
    async load() {
      return valueOrThrow(await inTime(client.call(getCustomerCart, {}))).items
    },
  }
}
