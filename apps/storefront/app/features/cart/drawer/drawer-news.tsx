import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { copiesIn, useCartNews } from '../../../state/cart-news.ts'
import styles from './drawer.module.css'

/** That something came from an earlier visit; the cart's page says what. */
export function DrawerNews() {
  const t = useTranslations('cart')
  const news = useCartNews()
  if (news.length === 0) return null
  return (
    <Note tone="ok" className={styles.note}>
      {t('union.news', { count: copiesIn(news) })} <TextLink href="/cart">{t('union.details')}</TextLink>
    </Note>
  )
}
