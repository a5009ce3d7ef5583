// What a coupon asks of a cart and gives to it, in sentences of the reader's language: every filter, condition and effect.
// What is named by an id comes with its name; what the shop no longer has stays unnamed.

import { readFileSync } from 'node:fs'
import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { Condition } from '@stoa/domain/ordering/promotions/condition'
import type { Coupon } from '@stoa/domain/ordering/promotions/decide-coupon'
import type { LineFilter } from '@stoa/domain/ordering/promotions/line-filter'
import type { Effect } from '@stoa/domain/ordering/promotions/promotion'
import { createTranslator } from 'use-intl/core'
import { type Named, type NameOf, namedBy } from './named-in-rules.ts'

const throwError = (error: Error): never => {
  throw error
}

const read = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../locales/coupon-terms.${language}.json`, import.meta.url), 'utf8'))

const translatorOf = (language: Language) =>
  createTranslator({ locale: language, messages: read(language), onError: throwError })

const translators = { el: translatorOf('el'), en: translatorOf('en') }

const days: Record<Language, Intl.DateTimeFormat> = {
  el: new Intl.DateTimeFormat('el', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
}

interface Words {
  t: (typeof translators)[Language]
  nameOf: NameOf
  money(cents: number): string
  /** Of milliseconds since 1970, in shop time. */
  day(time: number): string
}

type CouponOfTerms = Pick<
  Coupon,
  | 'scope'
  | 'target'
  | 'condition'
  | 'effect'
  | 'remainingCents'
  | 'minAmountCents'
  | 'minFullPriceCents'
  | 'groupIds'
  | 'personLimit'
  | 'useLimit'
  | 'uses'
>

/** Each a sentence; when it begins and ends is not among them. */
export function couponTerms(coupon: CouponOfTerms, nameOf: NameOf, language: Language): string[] {
  const words: Words = {
    t: translators[language],
    nameOf,
    money: (cents) => formatMoney(cents, language),
    day: (time) => days[language].format(new Date(isoDay(dayOf(time)))),
  }
  const { t } = words
  const { scope, target, condition, groupIds } = coupon
  return [
    ...(scope === 'shipping' ? [t('onShipping')] : []),
    ...effectTerms(coupon.effect, words),
    ...targetTerms(target, words),
    ...conditionTerms(condition, words),
    ...(groupIds ? [t('only', { what: namedWords({ kind: 'customerGroup', keys: groupIds }, words) })] : []),
    ...limitTerms(coupon, words),
  ]
}

function limitTerms(coupon: CouponOfTerms, { t, money }: Words): string[] {
  const { minAmountCents, minFullPriceCents, remainingCents, personLimit, useLimit, uses } = coupon
  return [
    ...(minAmountCents === null ? [] : [t('minimum', { amount: money(minAmountCents) })]),
    ...(minFullPriceCents === null ? [] : [t('fullPriceMinimum', { amount: money(minFullPriceCents) })]),
    ...(remainingCents === null ? [] : [t('remaining', { amount: money(remainingCents) })]),
    ...(personLimit === null ? [] : [t('perPerson', { count: personLimit })]),
    ...(useLimit === null || useLimit <= uses ? [] : [t('usesLeft', { count: useLimit - uses })]),
  ]
}

/** What the amount or the percentage beside the coupon does not say. */
function effectTerms(effect: Effect, words: Words): string[] {
  const { t, money, nameOf } = words
  if (effect.kind === 'fixed') return []
  if (effect.kind === 'percentage')
    return effect.capCents === undefined ? [] : [t('cap', { amount: money(effect.capCents) })]
  if (effect.kind === 'setPrice') return [t('setPrice', { count: effect.size, amount: money(effect.cents) })]
  if (effect.kind === 'gift') return [t('gift', { name: nameOf('product', effect.productId) ?? t('unnamed') })]
  if (effect.kind === 'bogo') {
    const { buy, get, basisPoints, maxRounds } = effect
    const bogo = t('bogo', { buy, get, percentage: basisPoints / 100 })
    return maxRounds === undefined ? [bogo] : [bogo, t('rounds', { count: maxRounds })]
  }
  return effect.tiers.map(({ from, effect: step }) => {
    const worth = step.kind === 'fixed' ? money(-step.cents) : t('percentage', { percentage: step.basisPoints / 100 })
    const start = effect.by === 'quantity' ? t('copies', { count: from }) : money(from)
    return t('tier', { from: start, worth })
  })
}

/** What applies together is a sentence each. */
function targetTerms(filter: LineFilter | null, words: Words): string[] {
  if (filter === null) return []
  if ('all' in filter) return filter.all.flatMap((part) => targetTerms(part, words))
  if ('not' in filter) return [words.t('except', { what: filterWords(filter.not, words) })]
  return [words.t('only', { what: filterWords(filter, words) })]
}

/** The same. */
function conditionTerms(condition: Condition | null, words: Words): string[] {
  if (condition === null) return []
  if ('all' in condition) return condition.all.flatMap((part) => conditionTerms(part, words))
  if ('not' in condition) return [words.t('conditionNot', { what: conditionWords(condition.not, words) })]
  return [words.t('condition', { what: conditionWords(condition, words) })]
}

function conditionWords(condition: Condition, words: Words): string {
  const { t, money, day } = words
  const goods = (of: LineFilter | undefined) => (of ? t('goodsOf', { what: filterWords(of, words) }) : '')
  if ('all' in condition) return condition.all.map((part) => conditionWords(part, words)).join(t('and'))
  if ('any' in condition) return condition.any.map((part) => conditionWords(part, words)).join(t('or'))
  if ('not' in condition) return t('not', { what: conditionWords(condition.not, words) })
  if ('quantity' in condition)
    return t('quantity', { copies: t('copies', { count: condition.quantity }), goods: goods(condition.of) })
  if ('amountBefore' in condition)
    return t('amountBefore', { amount: money(condition.amountBefore), goods: goods(condition.of) })
  if ('amountAfter' in condition)
    return t('amountAfter', { amount: money(condition.amountAfter), goods: goods(condition.of) })
  if ('firstOrder' in condition) return t(condition.firstOrder ? 'firstOrder' : 'laterOrder')
  if ('channel' in condition)
    return t('channel', { names: condition.channel.map((one) => t(`channel_${one}`)).join(t('or')) })
  if ('coupon' in condition) return t(condition.coupon ? 'withCode' : 'withoutCode')
  if ('between' in condition)
    return t('between', { from: day(condition.between[0]), until: day(condition.between[1] - 1) })
  return namedWords(namedBy(condition), words)
}

function filterWords(filter: LineFilter, words: Words): string {
  const { t } = words
  if ('all' in filter) return filter.all.map((part) => filterWords(part, words)).join(t('and'))
  if ('any' in filter) return filter.any.map((part) => filterWords(part, words)).join(t('or'))
  if ('not' in filter) return t('not', { what: filterWords(filter.not, words) })
  if ('reduced' in filter) return t(filter.reduced ? 'reduced' : 'fullPrice')
  return namedWords(namedBy(filter), words)
}

/** What the shop no longer has is left out. */
function namedWords(named: Named | null, { t, nameOf }: Words): string {
  if (!named) return t('unnamed')
  const { kind, keys } = named
  const names = keys.flatMap((key) => nameOf(kind, key) ?? [])
  if (names.length === 0) return t('unnamed')
  return t(`named_${kind}`, { count: names.length, names: names.map((name) => t('quoted', { name })).join(', ') })
}
