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

/** For the options of a select: short enough for the narrowest screen, which cuts what is longer. The rest is said below it. */
export function useFormatOption() {
  const t = useTranslations('amounts')
  const language = useLocale()
  const formatPlan = useFormatPlan()
  return {
    formatOption: (plan: InstalmentPlan): string => formatPlan({ ...plan, last: plan.monthly }),
    formatLast: (plan: InstalmentPlan | null | undefined): string | null =>
      plan && plan.last !== plan.monthly ? t('lastInstalment', { last: formatMoney(plan.last, language) }) : null,
  }
}
