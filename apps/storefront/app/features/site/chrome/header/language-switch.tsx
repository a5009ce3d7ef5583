import { useHydrated } from '@stoa/browser/store/use-hydrated'
import { languages } from '@stoa/domain/language'
import { readAddress } from '@stoa/domain/url/page-address'
import { VisuallyHidden } from '@stoa/ui/visually-hidden/visually-hidden'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { addressSwitches } from '../../../../config/address-switches.ts'
import { addressOf } from '../../../../i18n/use-address.ts'
import styles from './top-bar.module.css'

/** Pages of which the server does not see the query, as only the browser reads it. */
const readInBrowser = /^\/(?:profile|account-ending)(?:\/|$)/

/** The same page and query in the other language, by a full load: no data of this page is valid there. */
export function LanguageSwitch() {
  const t = useTranslations('chrome')
  const { pathname, search } = useLocation()
  const { path } = readAddress(pathname, addressSwitches)
  const query = useHydrated() || !readInBrowser.test(path) ? search : ''
  const current = useLocale()
  return (
    <nav className={styles.language} aria-label={t('language')}>
      {languages.map((language) => (
        <a
          key={language}
          href={addressOf(language, `${path}${query}`)}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          data-reload=""
        >
          {t(`languages.${language}.short`)}
          <VisuallyHidden> {t(`languages.${language}.long`)}</VisuallyHidden>
        </a>
      ))}
    </nav>
  )
}
