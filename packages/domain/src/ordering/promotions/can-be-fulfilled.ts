// Whether this person can fulfil a condition at all, whatever they put in their cart and however they order: what was a
// first order once never is again. What the cart decides counts as possible.

import { type Condition, isMember, type OrderFacts } from './condition.ts'

export type PersonFacts = Pick<OrderFacts, 'now' | 'customer' | 'firstOrder'>

export const canBeFulfilled = (condition: Condition | null, facts: PersonFacts): boolean =>
  condition === null || canBecome(true, condition, facts)

/** `wanted`: whether it is to be fulfilled, or not to be. */
function canBecome(wanted: boolean, condition: Condition, facts: PersonFacts): boolean {
  if ('not' in condition) return canBecome(!wanted, condition.not, facts)
  if ('all' in condition)
    return wanted
      ? condition.all.every((part) => canBecome(true, part, facts))
      : condition.all.some((part) => canBecome(false, part, facts))
  if ('any' in condition)
    return wanted
      ? condition.any.some((part) => canBecome(true, part, facts))
      : condition.any.every((part) => canBecome(false, part, facts))
  if ('firstOrder' in condition) return facts.firstOrder || condition.firstOrder !== wanted
  if ('between' in condition) return !wanted || facts.now < condition.between[1]
  return !('customerGroup' in condition) || isMember(condition.customerGroup, facts.customer) === wanted
}
