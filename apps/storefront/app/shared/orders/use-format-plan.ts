import type { InstalmentPlan } from '@stoa/contract/ordering/checkout'
import { formatMoney } from '@stoa/domain/money'
import { useLocale, useTranslations } from 'use-intl'

/** A plan in words: how many instalments of which amount, and the last one where it differs. */
export function useFormatPlan(): (plan: InstalmentPlan) => string {
  const t = useTranslations('amounts')
  const language = useLocale()
  return ({ count, monthly, last }) =>
    t('instalments', {
      count,
      monthly: formatMoney(monthly, language),
      last: formatMoney(last, language),
      differs: last === monthly ? 'no' : 'yes',
    })
}
