// What of a cart is not as its buyer asked, in sentences of the caller's language.

import type { CartProblem as ContractProblem } from '@stoa/contract/ordering/totals'
import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import type { CartChange } from '@stoa/domain/ordering/cart/decide-cart'
import type { CartProblem } from '@stoa/domain/ordering/pricing/cart-problems'
import { createTranslator } from 'use-intl/core'
import el from '../../../locales/cart-problems.el.json' with { type: 'json' }
import en from '../../../locales/cart-problems.en.json' with { type: 'json' }
import type { Call } from '../../http/operation.ts'

/** In which language, and when: reductions end, and this year is not said. */
export type Moment = Pick<Call, 'language' | 'now'>

const throwError = (error: Error): never => {
  throw error
}

const translators = {
  el: createTranslator({ locale: 'el', messages: el, onError: throwError }),
  en: createTranslator({ locale: 'en', messages: en, onError: throwError }),
}

const shopTime = { timeZone: 'Europe/Athens' }
const datesIn = (locale: string) => ({
  ofThisYear: new Intl.DateTimeFormat(locale, { ...shopTime, day: 'numeric', month: 'long' }),
  ofAnyYear: new Intl.DateTimeFormat(locale, { ...shopTime, dateStyle: 'long' }),
})
const dates = { el: datesIn('el'), en: datesIn('en-GB') }
const years = new Intl.DateTimeFormat('en', { ...shopTime, year: 'numeric' })

function formatDay(time: number, { language, now }: Moment): string {
  const { ofThisYear, ofAnyYear } = dates[language]
  return (years.format(time) === years.format(now) ? ofThisYear : ofAnyYear).format(time)
}

type ProblemOf<Kind extends CartProblem['kind']> = Extract<CartProblem, { kind: Kind }>

export const viewProblems = (problems: readonly CartProblem[], moment: Moment): ContractProblem[] =>
  problems.map((problem) => ({
    kind: problem.kind,
    reason: problem.reason,
    message: messageOf(problem, moment),
    line: problem.kind === 'line' ? lineOf(problem.change) : null,
    name: problem.kind === 'line' ? problem.change.name : null,
    code: 'code' in problem ? problem.code : null,
  }))

const lineOf = ({ productId, dimensionId, extension }: CartChange) => ({
  ...{ productId, dimensionId },
  ...(extension ? { extension } : {}),
})

function messageOf(problem: CartProblem, moment: Moment): string {
  const { language } = moment
  if (problem.kind === 'line') return lineMessage(problem.change, language)
  if (problem.kind === 'code') return codeMessage(problem, moment)
  const t = translators[language]
  if (problem.kind === 'gift_card') {
    const left = formatMoney(problem.leftCents, language)
    return t(`giftCards.${problem.reason}`, { left })
  }
  if (problem.kind === 'gift_note') return t(`giftNote.${problem.reason}`)
  const { wished, approved, used, minimum } = problem
  const amount = formatMoney(problem.usedCents, language)
  return t(`points.${problem.reason}`, { wished, approved, used, minimum, amount })
}

/** `quantity_reduced` to zero has a message of its own. */
function lineMessage({ reason, name, requested, granted, boxItem }: CartChange, language: Language): string {
  const isNoneLeft = reason === 'quantity_reduced' && granted === 0
  return translators[language](`lines.${isNoneLeft ? 'quantity_none' : reason}`, {
    name: name ?? '',
    named: name ? 'yes' : 'no',
    wished: requested,
    given: granted,
    thing: boxItem?.name ?? '',
    known: boxItem?.name ? 'yes' : 'no',
    left: boxItem?.copies ?? 0,
  })
}

const cardReasons: Partial<Record<string, 'Expired' | 'Redeemed' | 'NotFound'>> = {
  Expired: 'Expired',
  Redeemed: 'Redeemed',
  NotFound: 'NotFound',
}

/** Without the code: it stands beside. */
function codeMessage({ isGiftCard, reason, refusal }: ProblemOf<'code'>, moment: Moment): string {
  const { language } = moment
  const t = translators[language]
  const cardReason = isGiftCard ? cardReasons[reason] : undefined
  if (cardReason) return t(`refusedCards.${cardReason}`)
  const { thresholdCents = 0, missingCents = 0, betterCents = 0, limitedCopies = 0, at } = refusal
  const { firstOrderOnly, signedIn } = refusal
  return t(firstOrderOnly ? 'firstOrderOnly' : signedIn ? 'otherAccount' : `codes.${reason}`, {
    threshold: formatMoney(thresholdCents, language),
    missing: formatMoney(missingCents, language),
    better: formatMoney(-betterCents, language),
    limited: limitedCopies > 0 ? 'yes' : 'no',
    day: at === undefined ? '' : formatDay(at, moment),
  })
}
