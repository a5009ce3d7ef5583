import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import type { Chrome } from '../chrome-data.ts'
import styles from './footer.module.css'
import { ThemeSwitch } from './theme-switch.tsx'

const legalPages = ['terms', 'privacy', 'accessibility'] as const
const payments = ['cashOnDelivery', 'bankDeposit'] as const
const imprint = ['company-legal-name', 'company-seat', 'company-register-number', 'company-vat-number'] as const

/** Payment methods, legal pages, the theme switch, and the company's details. */
export function FooterEnd({ texts, year }: Pick<Chrome, 'texts' | 'year'>) {
  const t = useTranslations('chrome')
  return (
    <div className={styles.end}>
      <ul className={styles.payments} aria-label={t('payments.label')}>
        {payments.map((payment) => (
          <li key={payment}>{t(`payments.${payment}`)}</li>
        ))}
      </ul>
      <ul className={styles.legal}>
        {legalPages.map((name) => (
          <li key={name}>
            <Link href={`/pages/${name}`}>{t(`pages.${name}`)}</Link>
          </li>
        ))}
      </ul>
      <ThemeSwitch />
      <p className={styles.imprint}>
        {t('copyright', { year: String(year) })} ·{' '}
        {imprint
          .map((code) => texts[code])
          .filter(Boolean)
          .join(' · ')}
        {texts['helpdesk-email'] && (
          <>
            {' · '}
            <a href={`mailto:${texts['helpdesk-email']}`}>{texts['helpdesk-email']}</a>
          </>
        )}
      </p>
      {texts['demo-notice'] && <p className={styles.notice}>{texts['demo-notice']}</p>}
    </div>
  )
}
