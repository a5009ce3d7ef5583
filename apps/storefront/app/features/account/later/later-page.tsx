import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useTranslations } from 'use-intl'
import styles from '../frame/account.module.css'

/** A place that is not open yet: what will be there, and the way back. */
export function LaterPage({ what }: { what: 'wishlists' | 'reviews' }) {
  const t = useTranslations('account')
  return (
    <>
      <h1 className={styles.title}>{t(`later.${what}.title`)}</h1>
      <EmptyState
        icon={what === 'wishlists' ? 'heart' : 'star'}
        title={t(`later.${what}.none`)}
        action={<ButtonLink href="/profile">{t('later.back')}</ButtonLink>}
      >
        {t(`later.${what}.text`)}
      </EmptyState>
    </>
  )
}
