import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { useTranslations } from 'use-intl'
import panel from '../../../shared/panel.module.css'
import styles from './cart-page.module.css'

/** The cart's frame while it is being fetched. */
export function CartSkeleton({ lines }: { lines: number }) {
  const t = useTranslations('cart-page')
  return (
    <div className={`${styles.grid} ${styles.waiting}`} aria-busy="true">
      <div>
        <p className="sr" role="status">
          {t('loading')}
        </p>
        <ul>
          {Array.from({ length: lines }, (_, index) => (
            <li key={`${index + 1}`} className={styles.skeletonLine}>
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
      <div className={`${panel.sheet} ${styles.skeletonText}`}>
        <Skeleton shape="short" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="price" />
      </div>
    </div>
  )
}
