import { useSession } from '@stoa/browser/session/session-store'
import type { CodeAnswer, Totals } from '@stoa/contract/ordering/cart'
import { formatMoney } from '@stoa/domain/money'
import type { IconName } from '@stoa/ui/icon/icon'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '../date-formats.ts'
import { isKept, rests } from './code-answers.ts'

export interface CodeMessage {
  tone: 'ok' | 'info' | 'warn' | 'bad'
  icon: IconName
  text: string
  /** Whether the page of a card's balance says more. */
  seeBalance?: boolean
}

const cardTexts: Partial<Record<string, 'Expired' | 'Redeemed' | 'NotFound'>> = {
  Expired: 'Expired',
  Redeemed: 'Redeemed',
  NotFound: 'NotFound',
}

/** Nothing is wrong with the code: it counts later, or something better does. */
const calmRefusals: readonly CodeAnswer['reason'][] = [
  'BetterDiscountAlreadyApplied',
  'MustHaveEmailOrCustomerId',
  'NoShippingFeeToDiscount',
  'NotApplicable',
]

function manner(answer: CodeAnswer): Pick<CodeMessage, 'tone' | 'icon'> {
  const { applied, giftCard, reason, limitedCopies, firstOrderOnly } = answer
  if (rests(answer)) return { tone: 'info', icon: 'info' }
  if (applied && giftCard) return { tone: 'ok', icon: 'gift' }
  if (applied) return limitedCopies > 0 ? { tone: 'warn', icon: 'scale' } : { tone: 'ok', icon: 'circle-check' }
  if (calmRefusals.includes(reason) && !firstOrderOnly) return { tone: 'info', icon: 'info' }
  if (reason === 'NoDiscountableItems') return { tone: 'warn', icon: 'scale' }
  return { tone: 'bad', icon: reason === 'NotFound' ? 'circle-question-mark' : 'circle-x' }
}

/** What is said of an entered code, in the totals that it is part of. */
export function useCodeMessage(): (answer: CodeAnswer, totals: Pick<Totals, 'due' | 'lines'>) => CodeMessage {
  const t = useTranslations('amounts')
  const language = useLocale()
  const isSignedIn = useSession().status === 'customer'
  const money = (cents: number | null) => formatMoney(cents ?? 0, language)
  const dayOf = (at: string | null) => (at === null ? '' : formatDay(at, language))

  function appliedText({ amount, copies, limitedCopies, unplaced, at }: CodeAnswer): string {
    const day = dayOf(at)
    const until = day === formatDay(new Date().toISOString(), language) ? t('codes.tonight') : t('codes.until', { day })
    const taken = { amount: money(-amount), copies, all: copies + limitedCopies }
    return [
      limitedCopies > 0 ? t('codes.partly', taken) : t('codes.taken', taken),
      unplaced > 0 && t('codes.unplaced', { amount: money(unplaced) }),
      at !== null && until,
    ]
      .filter(Boolean)
      .join(' ')
  }

  function cardMessage(answer: CodeAnswer, due: number): Pick<CodeMessage, 'text' | 'seeBalance'> {
    const { reason, amount, left } = answer
    // what a card leaves to pay is other gift cards
    const resting = due > 0 ? 'paysNoGiftCard' : 'notNeeded'
    const words = rests(answer) ? resting : (cardTexts[reason ?? ''] ?? 'applied')
    const text = t(`codes.giftCard.${words}`, { amount: money(-amount), left: money(left) })
    return { text, seeBalance: reason === 'Redeemed' }
  }

  /** Of an empty cart nothing can be said but that it is empty. */
  function waitingMessage({ giftCard, left }: CodeAnswer): CodeMessage {
    const text = giftCard ? t('codes.giftCard.waiting', { left: money(left) }) : t('codes.waiting')
    return { tone: 'info', icon: 'info', text }
  }

  return (answer, { due, lines }) => {
    const { giftCard, reason, firstOrderOnly, missing, threshold, better, limitedCopies, at } = answer
    if (lines.length === 0 && isKept(answer) && reason !== 'MustHaveEmailOrCustomerId') return waitingMessage(answer)
    if (giftCard) return { ...manner(answer), ...cardMessage(answer, due) }
    if (reason === null) return { ...manner(answer), text: appliedText(answer) }
    if (firstOrderOnly) return { ...manner(answer), text: t('codes.firstOrderOnly') }
    if (reason === 'CustomerNotAllowed' && isSignedIn) return { ...manner(answer), text: t('codes.otherAccount') }
    const amounts = { missing: money(missing), threshold: money(threshold), better: money(-(better ?? 0)) }
    const limited = limitedCopies > 0 ? 'yes' : 'no'
    return { ...manner(answer), text: t(`codes.refusals.${reason}`, { ...amounts, limited, day: dayOf(at) }) }
  }
}
