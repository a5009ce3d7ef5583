// What the uniform book price keeps from being taken off a cart. The steps of a settlement depend on each other: which
// promotion is best, which lines an amount is spread over, whether a code counts. So what the law takes back is not the
// sum of what it takes back in each step: it is how much less the same steps would make a line cost if there were no floor.

import type { Cents } from '../../money.ts'
import type { Coverage } from './coverage.ts'
import type { PromotionLine } from './line-filter.ts'
import type { PromotionRule } from './promotion.ts'
import type { Settled, SettleInput } from './settle.ts'

export const withoutFloors = <Input extends SettleInput>(input: Input): Input => ({
  ...input,
  lines: input.lines.map((line) => ({ ...line, unitFloorCents: null })),
})

/** Whether anything covers a line that has a floor: otherwise there is nothing to find out. */
export const mayBeLimited = (
  lines: readonly PromotionLine[],
  rules: readonly PromotionRule[],
  coverage: Coverage,
): boolean =>
  lines.some(({ unitFloorCents }) => unitFloorCents !== null) &&
  rules.some((rule) => rule.scope !== 'shipping' && coverage(rule).some((line) => lines[line]?.unitFloorCents != null))

/** Per line. A line that costs less because another has a floor is not limited, nor is one that has none itself. */
export const limitedCents = ({ lines }: Settled, unlimited: Settled): Cents[] =>
  lines.map(({ unitFloorCents, restCents }, position) =>
    unitFloorCents === null ? 0 : Math.max(0, restCents - (unlimited.lines[position]?.restCents ?? restCents)),
  )
