// Whether this release knows every form that a stored promotion has. While two releases run, the newer one may write a form
// that the older does not know: half a rule would be a wrong price.

import { type Is, integer, list, object, oneOf, optional } from '../../is-shape.ts'
import { orderChannels } from './condition.ts'
import { type PromotionRule, promotionScopes } from './promotion.ts'

type Stored = { [Field in keyof PromotionRule]: unknown }

const maxInteger = 2_147_483_647
const whole = integer(0, maxInteger)
const ids = list(maxInteger, whole)
const boolean = oneOf([true, false])
const text: Is = (value) => typeof value === 'string'

const anyOf =
  (forms: readonly Is[]): Is =>
  (value) =>
    forms.some((is) => is(value))

const every =
  (part: Is): Is =>
  (value) =>
    Array.isArray(value) && value.every(part)

/** All, any and not of what is tested. */
const combined = (part: Is): Is[] => [object({ all: every(part) }), object({ any: every(part) }), object({ not: part })]

const isFilter: Is = (value) => filterForms(value)
const filterForms = anyOf([
  ...combined(isFilter),
  ...['category', 'contributor', 'publisher', 'series', 'attribute', 'product'].map((name) => object({ [name]: ids })),
  object({ reduced: boolean }),
])

const of = optional(isFilter)
const time = integer(0, Number.MAX_SAFE_INTEGER)

const isCondition: Is = (value) => conditionForms(value)
const conditionForms = anyOf([
  ...combined(isCondition),
  ...['quantity', 'amountBefore', 'amountAfter'].map((name) => object({ [name]: whole, of })),
  object({ customerGroup: ids }),
  object({ firstOrder: boolean }),
  object({ channel: list(orderChannels.length, oneOf(orderChannels)) }),
  object({ shipping: list(maxInteger, text) }),
  object({ coupon: boolean }),
  object({ between: (value) => Array.isArray(value) && value.length === 2 && value.every(time) }),
])

const basisPoints = integer(0, 10_000)
const fixed = object({ kind: oneOf(['fixed']), cents: whole })
const percentage = object({ kind: oneOf(['percentage']), basisPoints, capCents: optional(whole) })

const isEffect = anyOf([
  fixed,
  percentage,
  object({ kind: oneOf(['bogo']), buy: whole, get: integer(1, maxInteger), basisPoints, maxRounds: optional(whole) }),
  object({
    kind: oneOf(['tiers']),
    by: oneOf(['quantity', 'amount']),
    tiers: every(object({ from: whole, effect: anyOf([fixed, percentage]) })),
  }),
  object({ kind: oneOf(['setPrice']), size: integer(1, maxInteger), cents: whole }),
  object({ kind: oneOf(['gift']), productId: whole, dimensionId: whole }),
])

export const isPromotionRule = ({ scope, target, condition, effect }: Stored): boolean =>
  oneOf(promotionScopes)(scope) &&
  (target === null || isFilter(target)) &&
  (condition === null || isCondition(condition)) &&
  isEffect(effect)
