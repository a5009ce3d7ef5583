import { Icon } from '@stoa/ui/icon/icon'
import { Logo } from '@stoa/ui/logo/logo'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import { PrintedName } from '../../../../shared/printed-name.tsx'
import styles from './layout.module.css'

interface CheckoutHeaderProps {
  shopName: string
  phone: string | undefined
  phoneHref: string | undefined
  /** When the phone is answered. */
  hours: string | undefined
  /** Who sells, for paper. */
  seller: readonly string[]
}

/** The reduced header: logo, secure connection, phone number and, where there is room, its hours. */
export function CheckoutHeader({ shopName, phone, phoneHref, hours, seller }: CheckoutHeaderProps) {
  const t = useTranslations('checkout')
  return (
    <>
      <PrintedName seller={seller} />
      <header className={styles.header} data-print="hide">
        <div className={`${page.wrap} ${styles.headerRow}`}>
          <Logo href="/" name={shopName} label={t('homeLabel')} />
          <div className={styles.safe}>
            <span className={styles.wide}>
              <Icon name="lock" size="s" />
              {t('secure')}
            </span>
            {phone && (
              <a href={phoneHref}>
                <Icon name="phone" size="s" />
                <span className="sr-narrow">{t('help')}</span>
                <b>{phone}</b>
              </a>
            )}
            {phone && hours && <span className={styles.hours}>{hours}</span>}
          </div>
        </div>
      </header>
    </>
  )
}
