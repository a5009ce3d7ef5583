import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import { toPhoneHref } from '../../../../shared/to-phone-href.ts'
import type { Chrome } from '../chrome-data.ts'
import { LanguageSwitch } from '../header/language-switch.tsx'
import { useTrackPath } from '../use-track-path.ts'
import styles from './side-menu.module.css'

/** Below the menu: help links and the language switch. */
export function MenuHelp({ texts }: Pick<Chrome, 'texts'>) {
  const t = useTranslations('chrome')
  const phone = texts['helpdesk-phone']
  return (
    <div className={styles.help}>
      <Link href={useTrackPath()}>
        <Icon name="package-search" />
        {t('trackOrder')}
      </Link>
      <Link href="/pages/shipping-and-returns">
        <Icon name="truck" />
        {t('shippingAndReturns')}
      </Link>
      <Link href="/pages/stores">
        <Icon name="store" />
        {t('stores')}
      </Link>
      {phone && (
        <a href={toPhoneHref(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      <div className={styles.language}>
        <Icon name="globe" />
        <LanguageSwitch />
      </div>
    </div>
  )
}
