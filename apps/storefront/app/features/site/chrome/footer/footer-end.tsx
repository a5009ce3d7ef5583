import { Icon, type IconName } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import { companyDetails } from '../../../../shared/company-details.ts'
import { chooseTheme, type Theme, themes, useTheme } from '../../../../state/theme.ts'
import type { Chrome } from '../chrome-data.ts'
import styles from './footer.module.css'
import switchStyles from './theme-switch.module.css'

const legalPages = ['terms', 'legal-guarantee', 'privacy', 'accessibility'] as const

/** Payment methods, legal pages, the theme switch, and the company's details. */
export function FooterEnd({ texts, payments, year }: Pick<Chrome, 'texts' | 'payments' | 'year'>) {
  const t = useTranslations('chrome')
  return (
    <div className={styles.end}>
      <ul className={styles.payments} aria-label={t('payments')}>
        {payments.map((payment) => (
          <li key={payment}>{payment}</li>
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
        {[t('copyright', { year: String(year) }), ...companyDetails(texts)].join(' · ')}
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

const icons: Record<Theme, IconName> = { system: 'sliders-horizontal', light: 'sun', dark: 'moon' }

/** Light, dark, or the system's theme. */
function ThemeSwitch() {
  const t = useTranslations('chrome')
  const current = useTheme()
  return (
    <fieldset className={switchStyles.theme}>
      <legend className="sr">{t('theme.legend')}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" checked={theme === current} onChange={() => chooseTheme(theme)} />
          <span>
            <Icon name={icons[theme]} size="s" />
            {t(`theme.${theme}`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
