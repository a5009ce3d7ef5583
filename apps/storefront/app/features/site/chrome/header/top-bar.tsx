import { formatWholeEuros } from '@stoa/domain/money'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import { toPhoneHref } from '../../../../shared/to-phone-href.ts'
import type { Chrome } from '../chrome-data.ts'
import { useTrackPath } from '../use-track-path.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './top-bar.module.css'

/** Delivery, help, tracking and language. On a phone: delivery and language, the rest is in the menu. */
export function TopBar({ texts, instalmentsFrom }: Pick<Chrome, 'texts' | 'instalmentsFrom'>) {
  const t = useTranslations('chrome')
  const language = useLocale()
  const phone = texts['helpdesk-phone']
  return (
    <div className={styles.bar} data-print="hide">
      <div className={`${page.wrap} ${styles.row}`}>
        <ul>
          {texts['topbar-shipping'] && (
            <li>
              <Icon name="truck" />
              <span>{texts['topbar-shipping']}</span>
            </li>
          )}
          {instalmentsFrom !== null && (
            <li className={styles.wide}>
              <Link href="/pages/terms">
                <Icon name="banknote" />
                <span>{t('instalments', { amount: formatWholeEuros(instalmentsFrom, language) })}</span>
              </Link>
            </li>
          )}
        </ul>
        <ul>
          {phone && (
            <li className={styles.wide}>
              <a href={toPhoneHref(phone)}>
                <Icon name="phone" />
                <span>
                  {t('help')} <b>{phone}</b>
                </span>
              </a>
            </li>
          )}
          <li className={styles.wide}>
            <Link href={useTrackPath()}>
              <Icon name="package-search" />
              {t('trackOrder')}
            </Link>
          </li>
          <li>
            <LanguageSwitch />
          </li>
        </ul>
      </div>
    </div>
  )
}
