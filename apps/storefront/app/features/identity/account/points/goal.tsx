import type { Points } from '@stoa/contract/ordering/points'
import { formatMoney } from '@stoa/domain/money'
import { ProgressBar } from '@stoa/ui/progress-bar/progress-bar'
import { useLocale, useTranslations } from 'use-intl'

/** How far the next goal is. */
export function Goal({ points: { approved, goal, goalValue } }: { points: Points }) {
  const t = useTranslations('account.points')
  const value = formatMoney(goalValue, useLocale())
  return (
    <ProgressBar value={approved} max={goal}>
      {t('toGoal', { missing: goal - approved, goal, value })}
    </ProgressBar>
  )
}
