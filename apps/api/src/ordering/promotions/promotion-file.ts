// A promotion as a file: the closed forms of the domain, as they are written in JSON. What is wrong is told with its path.

import { ruleChecks } from '@stoa/domain/ordering/promotions/check-rule'
import { excessiveOffers } from '@stoa/domain/ordering/promotions/offer-limit'
import { combinationPolicies, type Effect, type PromotionRule } from '@stoa/domain/ordering/promotions/promotion'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { z } from 'zod'

/** What nothing in the shop has; as it stands in the file. */
export const unknownName = (kind: string, value: unknown): string => `there is no ${kind} ${JSON.stringify(value)}`

const cents = z.int32().positive().max(100_000_000)

/** Of the rule, as the domain checks it. */
const part = <Name extends keyof PromotionRule>(name: Name) =>
  z.custom<PromotionRule[Name]>().check(({ value: input, issues }) => {
    for (const { path, message } of ruleChecks[name](input))
      issues.push({ code: 'custom', path: [...path], message, input })
  })

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
    scope: part('scope'),
    target: part('target').default(null),
    condition: part('condition').default(null),
    effect: part('effect'),
    automatic: z.boolean(),
    lane: z.int().min(0).max(1000).default(0),
    stacks: z.boolean().default(false),
    policy: z.enum(combinationPolicies).nullable().default(null),
    startsAt: time.nullable().default(null),
    endsAt: time.nullable().default(null),
    active: z.boolean().default(true),
    minAmountCents: cents.nullable().default(null),
    minFullPriceCents: cents.nullable().default(null),
    groupIds: z.array(z.int32().positive()).min(1).nullable().default(null),
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
    if (file.scope === 'shipping' && file.effect.kind !== 'fixed' && file.effect.kind !== 'percentage')
      context.addIssue({ code: 'custom', path: ['effect', 'kind'], message: 'off shipping comes fixed or percentage' })
    for (const path of repeatedTiers(file.effect))
      context.addIssue({ code: 'custom', path: ['effect', ...path], message: 'another tier is from there already' })
    for (const path of excessiveOffers(file))
      context.addIssue({ code: 'custom', path: ['effect', ...path], message: 'an offer takes at most 85 % off (8500)' })
  })

function repeatedTiers(effect: Effect): (string | number)[][] {
  if (effect.kind !== 'tiers') return []
  const starts = effect.tiers.map(({ from }) => from)
  return starts.flatMap((from, index) => (starts.indexOf(from) < index ? [['tiers', index, 'from']] : []))
}

export type PromotionFile = z.infer<typeof promotionFile>

export function readPromotionFile(value: unknown): Outcome<PromotionFile, string[]> {
  const parsed = promotionFile.safeParse(value)
  if (parsed.success) return done(parsed.data)
  return refused(parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`))
}
