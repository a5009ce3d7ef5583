import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useTranslations } from 'use-intl'
import styles from './step-skeleton.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

/** The skeleton of a step, until the draft is read. */
export function StepSkeleton() {
  const t = useTranslations('checkout')
  return (
    <div className={styles.waiting} aria-busy="true">
      <p className="sr" role="status">
        {t('loading')}
      </p>
      <Skeleton shape="short" className={styles.title} />
      {rows.map((row) => (
        <Skeleton key={row} shape="fill" className={styles.field} />
      ))}
    </div>
  )
}
