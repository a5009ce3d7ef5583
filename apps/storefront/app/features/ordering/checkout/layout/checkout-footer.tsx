import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import { companyDetails } from '../../../../shared/company-details.ts'
import page from '../../../../shared/page.module.css'
import type { CheckoutTexts } from '../checkout-data.ts'
import styles from './layout.module.css'

interface CheckoutFooterProps {
  texts: CheckoutTexts
  year: number
  phoneHref: string | undefined
}

/** The seller and the legal texts. They open in a new tab, so that no input is lost. */
export function CheckoutFooter({ texts, year, phoneHref }: CheckoutFooterProps) {
  const t = useTranslations('checkout')
  const [email, phone, hours] = [texts['helpdesk-email'], texts['helpdesk-phone'], texts['helpdesk-hours']]
  const seller = companyDetails(texts)
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
                <Link href="/withdrawal">{texts['withdrawal-link'] ?? t('footer.withdrawal')}</Link>
              </li>
            </ul>
          </nav>
        </div>
        <p className={styles.seller}>{t('footer.rights')}</p>
        {seller.length > 0 && (
          <ul className={styles.sellerFacts}>
            <li>
              {t('rights.seller')}: {seller[0]}
            </li>
            {seller.slice(1).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
            {email && (
              <li>
                <Link href={`mailto:${email}`}>{email}</Link>
              </li>
            )}
            {phone && phoneHref && (
              <li>
                <Link href={phoneHref}>{phone}</Link>
              </li>
            )}
            {phone && hours && <li>{hours}</li>}
          </ul>
        )}
      </div>
    </footer>
  )
}
