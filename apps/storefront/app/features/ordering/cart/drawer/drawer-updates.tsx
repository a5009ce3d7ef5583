import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { countAddedCopies, useCartUpdates } from '../../../../state/cart-updates.ts'
import styles from './drawer.module.css'

/** Says that something came from an earlier visit; the cart page lists what. */
export function DrawerUpdates() {
  const t = useTranslations('cart')
  const updates = useCartUpdates()
  if (updates.length === 0) return null
  return (
    <Note tone="ok" className={styles.note}>
      {t('union.news', { count: countAddedCopies(updates) })} <TextLink href="/cart">{t('union.details')}</TextLink>
    </Note>
  )
}
