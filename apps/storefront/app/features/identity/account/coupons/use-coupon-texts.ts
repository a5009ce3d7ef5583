// What a coupon is worth, on which terms, and why it is over, in words.

import { formatDay } from '@stoa/browser/i18n/dates'
import type { CustomerCoupon } from '@stoa/contract/ordering/coupons'
import { formatMoney } from '@stoa/domain/money'
import { dayFrom, dayOf } from '@stoa/domain/ordering/delivery/working-days'
import { useLocale, useTranslations } from 'use-intl'

interface CouponTexts {
  worth(coupon: CustomerCoupon): string
  terms(coupon: CustomerCoupon): string
  /** Null while its last day is far. */
  endsSoon(coupon: CustomerCoupon): string | null
  ending(coupon: CustomerCoupon): string
}

const whole = 10_000
const soonDays = 14

export function useCouponTexts(): CouponTexts {
  const t = useTranslations('account.coupons')
  const language = useLocale()
  const money = (cents: number) => formatMoney(cents, language)
  const day = (date: string) => formatDay(date, language, 'long')
  return {
    worth({ amount, percentage, onShipping }) {
      if (amount !== null) return money(amount)
      if (percentage === null) return t('offer')
      return onShipping && percentage === whole ? t('free') : t('percentage', { percentage: percentage / 100 })
    },
    terms({ terms, validFrom, validUntil, timesUsed, reason }) {
      return [
        ...terms,
        reason === 'Pending' && validFrom !== null && t('from', { day: day(validFrom) }),
        validUntil === null ? t('endless') : t('until', { day: day(validUntil) }),
        timesUsed > 0 && t('used', { count: timesUsed }),
      ]
        .filter(Boolean)
        .join(' ')
    },
    endsSoon({ validUntil }) {
      const days = validUntil === null ? null : dayFrom(validUntil) - dayOf(Date.now())
      return days !== null && days <= soonDays ? t('daysLeft', { days }) : null
    },
    ending({ reason, firstOrderOnly, validUntil, timesUsed }) {
      if (firstOrderOnly) return t('endings.firstOrder')
      if (reason === 'CustomerNotAllowed') return t('endings.notYours')
      if (reason === 'Expired' && validUntil !== null) return t('endings.expired', { day: day(validUntil) })
      if (reason === 'Redeemed' || reason === 'NoRemainingDiscountAmount')
        return timesUsed > 0 ? t('endings.used', { count: timesUsed }) : t('endings.usedUp')
      return t('endings.other')
    },
  }
}
