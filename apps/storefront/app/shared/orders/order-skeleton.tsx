import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useTranslations } from 'use-intl'
import panel from '../panel.module.css'
import styles from './order.module.css'

/** The skeleton of a panel while the order is loading. */
export function PanelSkeleton({ sheet, tall }: { sheet?: boolean; tall?: boolean }) {
  const t = useTranslations('tracking')
  const className = `${sheet ? panel.sheet : panel.card} ${styles.waiting} ${tall ? styles.tall : ''}`
  return (
    <div className={className} aria-busy="true" data-print="hide">
      <p className="sr">{t('order.loading')}</p>
      <Skeleton shape="short" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="price" />
    </div>
  )
}
