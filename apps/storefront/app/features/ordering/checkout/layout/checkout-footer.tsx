import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import { useCheckoutData } from '../checkout-data-context.ts'
import styles from './layout.module.css'

/** The seller and the legal texts. They open in a new tab, so that no input is lost. */
export function CheckoutFooter() {
  const t = useTranslations('checkout')
  const { texts, year } = useCheckoutData()
  const seller = [
    texts['company-legal-name'],
    texts['company-seat'],
    texts['company-register-number'],
    texts['company-vat-number'],
  ].filter(Boolean)
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={page.wrap}>
        <div className={styles.footerRow}>
          <span>{t('footer.copyright', { year: String(year) })}</span>
          <nav aria-label={t('footer.label')}>
            <ul>
              <li>
                <Link href="/pages/terms">{t('footer.terms')}</Link>
              </li>
              <li>
                <Link href="/pages/privacy">{t('footer.privacy')}</Link>
              </li>
              <li>
                <Link href="/pages/shipping-and-returns">{t('footer.shipping')}</Link>
              </li>
              <li>
                <Link href="/pages/accessibility">{t('footer.accessibility')}</Link>
              </li>
              <li>
                <Link href="/pages/withdrawal">{texts['withdrawal-link'] ?? t('footer.withdrawal')}</Link>
              </li>
            </ul>
          </nav>
        </div>
        <p className={styles.seller}>{t('footer.rights')}</p>
        {seller.length > 0 && (
          <p className={styles.seller}>
            {t('rights.seller')}: {seller.join(' · ')}
          </p>
        )}
      </div>
    </footer>
  )
}
