import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useTranslations } from 'use-intl'
import styles from '../layout/account.module.css'

/** A page that is not open yet: what it will offer, and a link back. */
export function ComingSoonPage({ feature }: { feature: 'wishlists' | 'reviews' }) {
  const t = useTranslations('account')
  return (
    <>
      <h1 className={styles.title}>{t(`later.${feature}.title`)}</h1>
      <EmptyState
        icon={feature === 'wishlists' ? 'heart' : 'star'}
        title={t(`later.${feature}.none`)}
        action={<ButtonLink href="/profile">{t('later.back')}</ButtonLink>}
      >
        {t(`later.${feature}.text`)}
      </EmptyState>
    </>
  )
}
