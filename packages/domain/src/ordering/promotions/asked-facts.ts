// What promotions ask about a cart and its buyer: what none of them asks for need not be read.

import type { Condition } from './condition.ts'
import type { LineFilter } from './line-filter.ts'
import type { PromotionRule } from './promotion.ts'

export interface AskedFacts {
  /** What this person has ordered before. */
  pastOrders: boolean
  /** The groups of the customer. */
  customerGroups: boolean
}

/** One test, or several that are combined. */
export type RuleTest = LineFilter | Condition

/** The tests of which a filter or a condition consists, also those on which lines its amounts are counted. */
export function testsOf(part: RuleTest | null | undefined): RuleTest[] {
  if (!part) return []
  if ('all' in part) return part.all.flatMap(testsOf)
  if ('any' in part) return part.any.flatMap(testsOf)
  if ('not' in part) return testsOf(part.not)
  return 'of' in part ? [part, ...testsOf(part.of)] : [part]
}

type NamesOf<Test> = Test extends unknown ? keyof Test : never

/** Whether one of its tests has one of these names. */
export const asksFor = (part: RuleTest | null | undefined, ...names: NamesOf<RuleTest>[]): boolean =>
  testsOf(part).some((test) => names.some((name) => name in test))

export function askedFacts(rules: readonly Pick<PromotionRule, 'condition'>[]): AskedFacts {
  return {
    pastOrders: rules.some(({ condition }) => asksFor(condition, 'firstOrder')),
    customerGroups: rules.some(({ condition }) => asksFor(condition, 'customerGroup')),
  }
}
