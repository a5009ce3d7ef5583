import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { getPoints } from '@stoa/contract/ordering/points'
import type { Totals } from '@stoa/contract/ordering/totals'
import { formatMoney } from '@stoa/domain/money'
import { Note } from '@stoa/ui/note/note'
import { Switch } from '@stoa/ui/switch/switch'
import { useLocale, useTranslations } from 'use-intl'
import { pointsWish, usePointsWish } from '../../state/codes-store.ts'
import styles from './code-field.module.css'

/** Whether the customer's points pay, as far as they may; nothing for guests and for those who have too few, unless
 * points were wished for before. */
export function PointsChoice({ totals }: { totals: Totals }) {
  const t = useTranslations('amounts')
  const language = useLocale()
  const wish = usePointsWish()
  const { data: points } = useCustomerQuery(getPoints, {})
  const problem = totals.problems.find(({ kind }) => kind === 'points')?.message
  if (!points || points.approved < points.minimum)
    return problem ? <Note className={styles.points}>{problem}</Note> : null
  const used = totals.means.find(({ kind }) => kind === 'points')
  const { approved, value, minimum } = points
  return (
    <Switch
      className={styles.points}
      checked={wish > 0}
      onChange={(event) => pointsWish.write(event.target.checked ? approved : 0)}
      label={
        <>
          <span className="sr">{t('points.use')}: </span>
          {t.rich('points.worth', {
            points: approved,
            value: formatMoney(value, language),
            b: (chunks) => <b>{chunks}</b>,
          })}
        </>
      }
      help={
        problem ??
        (used ? t('points.used', { amount: formatMoney(used.amount, language) }) : t('points.from', { minimum }))
      }
    />
  )
}
