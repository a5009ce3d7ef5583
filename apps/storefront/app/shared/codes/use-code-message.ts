import type { CodeAnswer, Totals } from '@stoa/contract/ordering/totals'
import { formatMoney } from '@stoa/domain/money'
import type { IconName } from '@stoa/ui/icon/icon'
import { useLocale, useTranslations } from 'use-intl'
import { keepTogether } from '../../i18n/keep-together.ts'
import { formatDay } from '../date-formats.ts'
import { isKept, rests } from './code-answers.ts'

export interface CodeMessage {
  tone: 'ok' | 'info' | 'warn' | 'bad'
  icon: IconName
  text: string
  /** Whether the page of a card's balance says more. */
  seeBalance?: boolean
}

/** Nothing is wrong with the code: it counts later, or something better does. */
const calmRefusals: readonly CodeAnswer['reason'][] = [
  'BetterDiscountAlreadyApplied',
  'MustHaveEmailOrCustomerId',
  'NoShippingFeeToDiscount',
  'NotApplicable',
]

/** By the law on book prices. */
const isLimited = ({ limitedCopies, partlyLimitedCopies }: CodeAnswer): boolean =>
  limitedCopies + partlyLimitedCopies > 0

function manner(answer: CodeAnswer): Pick<CodeMessage, 'tone' | 'icon'> {
  const { applied, giftCard, reason, firstOrderOnly } = answer
  if (rests(answer)) return { tone: 'info', icon: 'info' }
  if (applied && giftCard) return { tone: 'ok', icon: 'gift' }
  if (applied) return isLimited(answer) ? { tone: 'warn', icon: 'scale' } : { tone: 'ok', icon: 'circle-check' }
  if (calmRefusals.includes(reason) && !firstOrderOnly) return { tone: 'info', icon: 'info' }
  if (reason === 'NoDiscountableItems') return { tone: 'warn', icon: 'scale' }
  return { tone: 'bad', icon: reason === 'NotFound' ? 'circle-question-mark' : 'circle-x' }
}

/** What is said of an entered code, in the totals that it is part of: of one that does not count, in the words of the API. */
export function useCodeMessage(): (answer: CodeAnswer, totals: Pick<Totals, 'lines' | 'problems'>) => CodeMessage {
  const t = useTranslations('amounts')
  const language = useLocale()
  const money = (cents: number) => formatMoney(cents, language)

  function untilText(at: string): string {
    const day = formatDay(at, language)
    return day === formatDay(new Date().toISOString(), language) ? t('codes.tonight') : t('codes.until', { day })
  }

  function appliedText({ amount, copies, limitedCopies, partlyLimitedCopies, unplaced, at }: CodeAnswer): string {
    const taken = { amount: money(-amount), copies, all: copies + limitedCopies }
    return [
      limitedCopies > 0 ? t('codes.partly', taken) : t('codes.taken', taken),
      partlyLimitedCopies > 0 && t('codes.limited', { copies: partlyLimitedCopies }),
      unplaced > 0 && t('codes.unplaced', { amount: money(unplaced) }),
      at !== null && untilText(at),
    ]
      .filter(Boolean)
      .join(' ')
  }

  /** Of an empty cart nothing can be said but that it is empty. */
  function waitingMessage({ giftCard, left }: CodeAnswer): CodeMessage {
    const text = giftCard ? t('codes.giftCard.waiting', { left: money(left) }) : t('codes.waiting')
    return { tone: 'info', icon: 'info', text }
  }

  function textOf(answer: CodeAnswer, problems: Totals['problems']): string {
    const { applied, giftCard, amount, left } = answer
    if (applied && !giftCard) return appliedText(answer)
    const isUsedUp = left === 0 ? 'yes' : 'no'
    if (applied && !rests(answer))
      return t('codes.giftCard.applied', { amount: money(-amount), left: money(left), isUsedUp })
    const problem = problems.find(({ code }) => code === answer.code)
    return problem ? keepTogether(problem.message) : t('codes.failed')
  }

  return (answer, { lines, problems }) => {
    const { giftCard, reason } = answer
    if (lines.length === 0 && isKept(answer) && reason !== 'MustHaveEmailOrCustomerId') return waitingMessage(answer)
    const text = textOf(answer, problems)
    return { ...manner(answer), text, seeBalance: giftCard && reason === 'Redeemed' }
  }
}
