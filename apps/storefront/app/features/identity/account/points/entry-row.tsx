import { formatDay } from '@stoa/browser/i18n/dates'
import type { PointsEntry } from '@stoa/contract/ordering/points'
import { Badge } from '@stoa/ui/badge/badge'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { toShopDay } from '../orders/active-orders.ts'
import styles from './points.module.css'
import { entryKey, signedPoints } from './points-texts.ts'

/** One change of the points: its reason, its day and how many. `brief`: without the day. */
export function EntryRow({ entry, brief = false }: { entry: PointsEntry; brief?: boolean }) {
  const t = useTranslations('account.points')
  const language = useLocale()
  const { kind, points, pending, at, order, debt } = entry
  const name = t(`kinds.${entryKey(kind, points)}`, { code: order?.code ?? '' })
  return (
    <li>
      <span className={styles.reason}>
        {order ? <Link href={`/profile/orders/${order.uid}`}>{name}</Link> : <b>{name}</b>}{' '}
        {pending && (
          <Badge tone="warn" icon="clock">
            {t('pending')}
          </Badge>
        )}
      </span>
      <b className={points > 0 ? styles.gained : styles.number}>{signedPoints(points, language)}</b>
      {!brief && (
        <span className={styles.small}>
          {[
            formatDay(toShopDay(at), language, 'long'),
            entry.clearsOn && t('clears', { day: formatDay(entry.clearsOn, language, 'day') }),
            debt > 0 && t('debt', { points: debt }),
            debt < 0 && t('settled', { points: -debt }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </li>
  )
}
