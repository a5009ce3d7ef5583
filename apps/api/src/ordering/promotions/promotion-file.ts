// A promotion as a file: the closed forms of the domain, as they are written in JSON. What is wrong is told with its path.
// What this accepts, `isPromotionRule` reads, and nothing else.

import { type Condition, orderChannels } from '@stoa/domain/ordering/promotions/condition'
import type { LineFilter } from '@stoa/domain/ordering/promotions/line-filter'
import { excessiveOffers } from '@stoa/domain/ordering/promotions/offer-limit'
import { combinationPolicies, type Effect, promotionScopes } from '@stoa/domain/ordering/promotions/promotion'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { z } from 'zod'

/** What nothing in the shop has; as it stands in the file. */
export const unknownName = (kind: string, value: unknown): string => `there is no ${kind} ${JSON.stringify(value)}`

const whole = z.int32().positive()
const ids = z.array(whole).min(1)
const cents = whole.max(100_000_000)
const basisPoints = whole.max(10_000)

const lineFilter: z.ZodType<LineFilter> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(lineFilter).min(1) }),
    z.strictObject({ any: z.array(lineFilter).min(1) }),
    z.strictObject({ not: lineFilter }),
    z.strictObject({ category: ids }),
    z.strictObject({ contributor: ids }),
    z.strictObject({ publisher: ids }),
    z.strictObject({ series: ids }),
    z.strictObject({ attribute: ids }),
    z.strictObject({ product: ids }),
    z.strictObject({ reduced: z.boolean() }),
  ]),
)

const channel = z.enum(orderChannels, { error: ({ input }) => unknownName('channel', input) })
const of = lineFilter.optional()
/** Milliseconds since 1970. */
const moment = z.int().min(0)

const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(condition).min(1) }),
    z.strictObject({ any: z.array(condition).min(1) }),
    z.strictObject({ not: condition }),
    z.strictObject({ quantity: whole, of }),
    z.strictObject({ amountBefore: cents, of }),
    z.strictObject({ amountAfter: cents, of }),
    z.strictObject({ customerGroup: ids }),
    z.strictObject({ firstOrder: z.boolean() }),
    z.strictObject({ channel: z.array(channel).min(1) }),
    z.strictObject({ shipping: z.array(z.string().min(1)).min(1) }),
    z.strictObject({ coupon: z.boolean() }),
    z.strictObject({
      between: z.tuple([moment, moment]).refine(([from, until]) => from < until, { error: 'from before until' }),
    }),
  ]),
)

const fixed = z.strictObject({ kind: z.literal('fixed'), cents })
const percentage = z.strictObject({ kind: z.literal('percentage'), basisPoints, capCents: cents.optional() })

const effect: z.ZodType<Effect> = z.discriminatedUnion('kind', [
  fixed,
  percentage,
  z.strictObject({ kind: z.literal('bogo'), buy: whole, get: whole, basisPoints, maxRounds: whole.optional() }),
  z.strictObject({
    kind: z.literal('tiers'),
    by: z.enum(['quantity', 'amount']),
    tiers: z.array(z.strictObject({ from: whole, effect: z.discriminatedUnion('kind', [fixed, percentage]) })).min(1),
  }),
  z.strictObject({ kind: z.literal('setPrice'), size: whole.min(2), cents }),
  z.strictObject({ kind: z.literal('gift'), productId: whole, dimensionId: z.int32().min(0) }),
])

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const name = z.string().trim().min(1).max(200)
const intro = z.string().trim().min(1).max(2000)
const address = /^[a-z0-9]+(-[a-z0-9]+)*$/
const addressError = 'small letters and digits, with single dashes between them'

/** Of a promotion that acts by itself, groups and amounts are in its condition. */
const ofCodes = ['groupIds', 'minAmountCents', 'minFullPriceCents', 'policy'] as const
const ofAutomatic = ['lane', 'stacks', 'url', 'intro'] as const

const promotionFile = z
  .strictObject({
    code: z.string().max(60).regex(address, { error: addressError }),
    name: z.strictObject({ el: name, en: name.nullable().default(null) }),
    /** The last part of the address of its page; without it, the code. */
    url: z.string().max(120).regex(address, { error: addressError }).nullable().default(null),
    intro: z
      .strictObject({ el: intro, en: intro.nullable().default(null) })
      .nullable()
      .default(null),
    scope: z.enum(promotionScopes),
    target: lineFilter.nullable().default(null),
    condition: condition.nullable().default(null),
    effect,
    automatic: z.boolean(),
    lane: z.int().min(0).max(1000).default(0),
    stacks: z.boolean().default(false),
    policy: z.enum(combinationPolicies).nullable().default(null),
    startsAt: time.nullable().default(null),
    endsAt: time.nullable().default(null),
    active: z.boolean().default(true),
    minAmountCents: cents.nullable().default(null),
    minFullPriceCents: cents.nullable().default(null),
    groupIds: ids.nullable().default(null),
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    path: ['endsAt'],
    error: 'it must be after startsAt',
  })
  .superRefine((file, context) => {
    const isSet = (name: keyof typeof file) => file[name] !== null && file[name] !== 0 && file[name] !== false
    const error = file.automatic ? 'only of what is entered as a code' : 'only of what acts by itself'
    for (const name of file.automatic ? ofCodes : ofAutomatic)
      if (isSet(name)) context.addIssue({ code: 'custom', path: [name], message: error })
    if (!file.automatic && file.effect.kind === 'gift')
      context.addIssue({ code: 'custom', path: ['effect'], message: 'a gift comes by itself, not by a code' })
    for (const path of excessiveOffers(file))
      context.addIssue({ code: 'custom', path: ['effect', ...path], message: 'an offer takes at most 85 % off (8500)' })
  })

export type PromotionFile = z.infer<typeof promotionFile>

export function readPromotionFile(value: unknown): Outcome<PromotionFile, string[]> {
  const parsed = promotionFile.safeParse(value)
  if (parsed.success) return done(parsed.data)
  return refused(parsed.error.issues.flatMap((issue) => problemsOf(issue, value, [])))
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): object =>
  path.reduce<object>((part, key) => Object(Reflect.get(part, key)), Object(value))

/** `value`: the whole file. Of the forms that a part of it may have, the one whose name it has is meant. */
function problemsOf(issue: z.core.$ZodIssue, value: unknown, parents: readonly PropertyKey[]): string[] {
  const path = [...parents, ...issue.path]
  if (issue.code !== 'invalid_union') return [`${path.join('.') || 'file'}: ${issue.message}`]
  const part = valueAt(value, path)
  const isKnown = ({ code, path: [key] }: z.core.$ZodIssue) =>
    key === undefined ? code === 'unrecognized_keys' : key in part
  const meant = issue.errors.find((form) => form.every(isKnown))
  return (
    meant?.flatMap((one) => problemsOf(one, value, path)) ?? [`${path.join('.')}: none of the forms that it may have`]
  )
}
