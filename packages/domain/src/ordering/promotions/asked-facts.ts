// What promotions ask about a buyer: what none of them asks for need not be read.

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

export function askedFacts(rules: readonly Pick<PromotionRule, 'condition'>[]): AskedFacts {
  const tests = rules.flatMap(({ condition }) => testsOf(condition))
  const ask = (name: string) => tests.some((test) => name in test)
  return {
    pastOrders: ask('firstOrder'),
    customerGroups: ask('customerGroup'),
  }
}
