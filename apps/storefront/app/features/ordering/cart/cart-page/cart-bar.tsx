import type { Totals } from '@stoa/contract/ordering/cart'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Price } from '@stoa/ui/price/price'
import { useLocale, useTranslations } from 'use-intl'
import styles from './cart-bar.module.css'

/** The checkout button of the page's head: on a phone it stays at the bottom of the screen. */
export function CartBar({ totals, updating }: { totals: Totals; updating: boolean }) {
  const t = useTranslations('cart-page')
  const language = useLocale()
  return (
    <nav className={styles.bar} aria-label={t('checkoutBar')} data-print="hide">
      <p className={updating ? styles.updating : undefined}>
        <span>{t('total')}</span>
        <Price cents={totals.total} locale={language} size="line" />
      </p>
      <ButtonLink href="/checkout-information" iconAfter="arrow-right">
        {t('checkoutShort')}
      </ButtonLink>
    </nav>
  )
}
