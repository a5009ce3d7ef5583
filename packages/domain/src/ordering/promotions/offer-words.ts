// What a promotion gives, in a few words: which sentence it is, and the numbers in it. The sentences themselves are texts.

import type { Cents } from '../../money.ts'
import type { Condition } from './condition.ts'
import type { Bogo, Effect, PromotionRule } from './promotion.ts'

export const offerWordKeys = [
  /** `−10 %`, `−10 %, up to 5 €`, `−5 €` */
  'percent',
  'percentCapped',
  'amount',
  /** `−10 % from 2 copies`, `−5 € from 3 copies` */
  'percentFromCopies',
  'percentCappedFromCopies',
  'amountFromCopies',
  /** `−10 % from 30 €`, `−5 € from 30 €` */
  'percentFromSum',
  'percentCappedFromSum',
  'amountFromSum',
  /** `2 + 1 free` */
  'free',
  'secondAtHalf',
  /** `The second −30 %` */
  'secondReduced',
  /** `With 3, another one −50 %` */
  'nextReduced',
  /** `3 for 25 €` */
  'setPrice',
  'gift',
  'giftFromCopies',
  'giftFromSum',
  'freeShipping',
  'freeShippingFromCopies',
  'freeShippingFromSum',
] as const

export type OfferWordKey = (typeof offerWordKeys)[number]

/** Numbers that the sentence does not have are 0. */
export interface OfferWords {
  key: OfferWordKey
  basisPoints: number
  cents: Cents
  /** From how many copies, or how many together. */
  copies: number
  /** From which sum. */
  fromCents: Cents
  /** How many of the copies are reduced. */
  reduced: number
}

const words = (key: OfferWordKey, given: Partial<OfferWords> = {}): OfferWords => ({
  ...{ key, basisPoints: 0, cents: 0, copies: 0, fromCents: 0, reduced: 0 },
  ...given,
})

/** So many copies, or goods for so much. */
export type Threshold = { copies: number } | { cents: Cents } | null

/** What is not the same for everybody, or takes more than a few words, is said by the promotion's name. */
export function offerWords({ scope, condition, effect }: PromotionRule): OfferWords | null {
  const asked = thresholdOf(condition)
  if (asked === undefined) return null
  if (scope === 'shipping')
    return effect.kind === 'percentage' && effect.basisPoints === 10_000 ? from('freeShipping', asked) : null
  switch (effect.kind) {
    case 'bogo':
      return asked ? null : bogoWords(effect)
    case 'setPrice':
      return asked ? null : words('setPrice', { copies: effect.size, cents: effect.cents })
    case 'gift':
      return from('gift', asked)
    case 'tiers': {
      const first = firstTier(effect)
      if (asked || !first) return null
      return reductionWords(first.effect, effect.by === 'quantity' ? { copies: first.from } : { cents: first.from })
    }
    case 'fixed':
    case 'percentage':
      return reductionWords(effect, asked)
  }
}

export const firstTier = ({ tiers }: Extract<Effect, { kind: 'tiers' }>) => tiers.toSorted((a, b) => a.from - b.from)[0]

type Reduction = Extract<Effect, { kind: 'fixed' | 'percentage' }>

function reductionWords(effect: Reduction, threshold: Threshold): OfferWords {
  if (effect.kind === 'fixed') return from('amount', threshold, { cents: effect.cents })
  const { basisPoints, capCents } = effect
  if (capCents === undefined) return from('percent', threshold, { basisPoints })
  return from('percentCapped', threshold, { basisPoints, cents: capCents })
}

function bogoWords({ buy, get, basisPoints }: Bogo): OfferWords {
  const given = { basisPoints, copies: buy, reduced: get }
  if (basisPoints === 10_000) return words('free', given)
  if (buy > 1 || get > 1) return words('nextReduced', given)
  return words(basisPoints === 5000 ? 'secondAtHalf' : 'secondReduced', given)
}

type WithThreshold = 'percent' | 'percentCapped' | 'amount' | 'gift' | 'freeShipping'

function from(key: WithThreshold, threshold: Threshold, given: Partial<OfferWords> = {}): OfferWords {
  if (threshold === null) return words(key, given)
  if ('cents' in threshold) return words(`${key}FromSum`, { ...given, fromCents: threshold.cents })
  if (threshold.copies === 1) return words(key, given)
  return words(`${key}FromCopies`, { ...given, copies: threshold.copies })
}

/** Undefined where a condition asks for more than one thing, or for another one. */
export function thresholdOf(condition: Condition | null): Threshold | undefined {
  if (condition === null || 'between' in condition) return null
  if ('quantity' in condition) return { copies: condition.quantity }
  if ('amountBefore' in condition) return { cents: condition.amountBefore }
  if ('amountAfter' in condition) return { cents: condition.amountAfter }
  if (!('all' in condition)) return undefined
  const parts = condition.all.map(thresholdOf)
  const asked = parts.filter((part) => part !== null)
  return asked.length > 1 ? undefined : (asked[0] ?? (parts.includes(undefined) ? undefined : null))
}
