import type { CodeAnswer } from '@stoa/contract/ordering/cart'
import { formatMoney } from '@stoa/domain/money'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '../date-formats.ts'

const cardTexts: Partial<Record<string, 'Expired' | 'Redeemed' | 'NotFound'>> = {
  Expired: 'Expired',
  Redeemed: 'Redeemed',
  NotFound: 'NotFound',
}

/** What is said of an entered code. */
export function useCodeMessage(): (answer: CodeAnswer) => string {
  const t = useTranslations('amounts')
  const language = useLocale()
  const money = (cents: number | null) => formatMoney(cents ?? 0, language)
  return ({ giftCard, amount, left, unplaced, reason, missing, threshold, at }) => {
    if (giftCard)
      return t(`codes.giftCard.${cardTexts[reason ?? ''] ?? 'applied'}`, { amount: money(amount), left: money(left) })
    if (reason === null) {
      const taken = t('codes.taken', { amount: money(-amount) })
      return unplaced > 0 ? `${taken} ${t('codes.unplaced', { amount: money(unplaced) })}` : taken
    }
    return t(`codes.refusals.${reason}`, {
      missing: money(missing),
      threshold: money(threshold),
      day: at === null ? '' : formatDay(at, language),
    })
  }
}
