// Whether this release knows every form that a stored promotion has. While two releases run, the newer one may write a form
// that the older does not know: half a rule would be a wrong price. The same values are accepted as by the file that writes it.

import { type Is, integer, list, object, oneOf, optional } from '../../is-shape.ts'
import { orderChannels } from './condition.ts'
import { type PromotionRule, promotionScopes } from './promotion.ts'

type Stored = { [Field in keyof PromotionRule]: unknown }

const maxInteger = 2_147_483_647
const maxCents = 100_000_000
const whole = integer(1, maxInteger)
const money = integer(1, maxCents)
const boolean = oneOf([true, false])
const text: Is = (value) => typeof value === 'string' && value !== ''

/** At least one. */
const some = (part: Is): Is => list(maxInteger, part)
const ids = some(whole)

const anyOf =
  (forms: readonly Is[]): Is =>
  (value) =>
    forms.some((is) => is(value))

/** All, any and not of what is tested. */
const combined = (part: Is): Is[] => [object({ all: some(part) }), object({ any: some(part) }), object({ not: part })]

const isFilter: Is = (value) => filterForms(value)
const filterForms = anyOf([
  ...combined(isFilter),
  ...['category', 'contributor', 'publisher', 'series', 'attribute', 'product'].map((name) => object({ [name]: ids })),
  object({ reduced: boolean }),
])

const of = optional(isFilter)
const time = integer(0, Number.MAX_SAFE_INTEGER)
const between: Is = (value) => Array.isArray(value) && value.length === 2 && value.every(time) && value[0] < value[1]

const isCondition: Is = (value) => conditionForms(value)
const conditionForms = anyOf([
  ...combined(isCondition),
  object({ quantity: whole, of }),
  ...['amountBefore', 'amountAfter'].map((name) => object({ [name]: money, of })),
  object({ customerGroup: ids }),
  object({ firstOrder: boolean }),
  object({ channel: some(oneOf(orderChannels)) }),
  object({ shipping: some(text) }),
  object({ coupon: boolean }),
  object({ between }),
])

const basisPoints = integer(1, 10_000)
const fixed = object({ kind: oneOf(['fixed']), cents: money })
const percentage = object({ kind: oneOf(['percentage']), basisPoints, capCents: optional(money) })

const isEffect = anyOf([
  fixed,
  percentage,
  object({ kind: oneOf(['bogo']), buy: whole, get: whole, basisPoints, maxRounds: optional(whole) }),
  object({
    kind: oneOf(['tiers']),
    by: oneOf(['quantity', 'amount']),
    tiers: some(object({ from: whole, effect: anyOf([fixed, percentage]) })),
  }),
  object({ kind: oneOf(['setPrice']), size: integer(2, maxInteger), cents: money }),
  object({ kind: oneOf(['gift']), productId: whole, dimensionId: integer(0, maxInteger) }),
])

export const isPromotionRule = ({ scope, target, condition, effect }: Stored): boolean =>
  oneOf(promotionScopes)(scope) &&
  (target === null || isFilter(target)) &&
  (condition === null || isCondition(condition)) &&
  isEffect(effect)
