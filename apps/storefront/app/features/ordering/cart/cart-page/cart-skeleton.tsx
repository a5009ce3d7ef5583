import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import styles from './cart-page.module.css'

const lineKeys = (count: number): string[] => Array.from({ length: count }, (_, index) => `skeleton-${index}`)

/** The skeleton of the lines. */
export function CartSkeleton({ lines }: { lines: number }) {
  const t = useTranslations('cart-page')
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {t('loading')}
      </p>
      <ul>
        {lineKeys(lines).map((id) => (
          <li key={id} className={styles.skeletonLine}>
            <Skeleton shape="fill" className={styles.skeletonCover} />
            <div className={styles.skeletonText}>
              <Skeleton shape="line" />
              <Skeleton shape="short" />
              <Skeleton shape="price" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The skeleton of the summary. */
export function SummarySkeleton() {
  return (
    <div className={`${panel.sheet} ${styles.skeletonText}`} aria-busy="true">
      <Skeleton shape="short" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="price" />
    </div>
  )
}
