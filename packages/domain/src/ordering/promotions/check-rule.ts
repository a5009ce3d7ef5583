// The closed forms that the rules of a promotion may have, in a file and as stored. While two releases run, the newer one may
// store a form that the older does not know: half a rule would be a wrong price, so such a promotion is left out.

import {
  type Check,
  formByKind,
  formByName,
  fulfilling,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
} from '../../check-shape.ts'
import { orderChannels } from '../order/order-channel.ts'
import type { Condition } from './condition.ts'
import type { LineFilter } from './line-filter.ts'
import { type Effect, type PromotionRule, promotionScopes } from './promotion.ts'

const maxInteger = 2_147_483_647
const maxCents = 100_000_000
const whole = integer(1, maxInteger)
const money = integer(1, maxCents)
const boolean = oneOf([true, false])
const text = fulfilling((value) => typeof value === 'string' && value !== '', 'it must be a text')
/** Far more than anybody names. */
const maxListed = 1_000_000
const some = (check: Check): Check => list(1, maxListed, check)
const ids = some(whole)

/** The field that tells the form. */
type NameOf<Form> = Form extends unknown ? Exclude<keyof Form, 'of'> : never

const filter: Check = (value) => filterForms(value)
const filterForms = formByName({
  all: object({ all: some(filter) }),
  any: object({ any: some(filter) }),
  not: object({ not: filter }),
  category: object({ category: ids }),
  contributor: object({ contributor: ids }),
  publisher: object({ publisher: ids }),
  series: object({ series: ids }),
  attribute: object({ attribute: ids }),
  product: object({ product: ids }),
  reduced: object({ reduced: boolean }),
} satisfies Record<NameOf<LineFilter>, Check>)

const of = optional(filter)
const time = integer(0, Number.MAX_SAFE_INTEGER)
const isSpan = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((at) => time(at).length === 0) && value[0] < value[1]

const condition: Check = (value) => conditionForms(value)
const conditionForms = formByName({
  all: object({ all: some(condition) }),
  any: object({ any: some(condition) }),
  not: object({ not: condition }),
  quantity: object({ quantity: whole, of }),
  amountBefore: object({ amountBefore: money, of }),
  amountAfter: object({ amountAfter: money, of }),
  customerGroup: object({ customerGroup: ids }),
  firstOrder: object({ firstOrder: boolean }),
  channel: object({ channel: some(oneOf(orderChannels)) }),
  shipping: object({ shipping: some(text) }),
  coupon: object({ coupon: boolean }),
  between: object({ between: fulfilling(isSpan, 'it must be two times, the earlier first') }),
} satisfies Record<NameOf<Condition>, Check>)

const basisPoints = integer(1, 10_000)
const amounts = { fixed: { cents: money }, percentage: { basisPoints, capCents: optional(money) } }

const effect = formByKind({
  ...amounts,
  bogo: { buy: whole, get: whole, basisPoints, maxRounds: optional(whole) },
  tiers: { by: oneOf(['quantity', 'amount']), tiers: some(object({ from: whole, effect: formByKind(amounts) })) },
  setPrice: { size: integer(2, maxInteger), cents: money },
  gift: { productId: whole, dimensionId: integer(0, maxInteger) },
} satisfies Record<Effect['kind'], object>)

/** Of each part of a rule. */
export const ruleChecks: Record<keyof PromotionRule, Check> = {
  scope: oneOf(promotionScopes),
  target: nullable(filter),
  condition: nullable(condition),
  effect,
}

const checks = Object.entries(ruleChecks)

/** Whether this release knows every form that a stored promotion has. */
export const isPromotionRule = (stored: { [Part in keyof PromotionRule]: unknown }): boolean =>
  checks.every(([part, check]) => check(Reflect.get(stored, part)).length === 0)
