import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useTranslations } from 'use-intl'
import styles from '../../../../shared/orders/order.module.css'
import page from '../../../../shared/page.module.css'

/** Shown for an unknown order. */
export function OrderNotFound() {
  const t = useTranslations('tracking')
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <div className={styles.page}>
        <EmptyState
          icon="package-search"
          level={1}
          title={t('notFound.title')}
          action={<ButtonLink href="/track-order">{t('notFound.action')}</ButtonLink>}
        >
          {t('notFound.text')}
        </EmptyState>
      </div>
    </main>
  )
}
