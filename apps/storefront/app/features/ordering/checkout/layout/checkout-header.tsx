import { Icon } from '@stoa/ui/icon/icon'
import { Logo } from '@stoa/ui/logo/logo'
import { ProgressSteps } from '@stoa/ui/progress-steps/progress-steps'
import { useTranslations } from 'use-intl'
import page from '../../../../shared/page.module.css'
import styles from './layout.module.css'

interface CheckoutHeaderProps {
  shopName: string
  phone: string | undefined
  phoneHref: string | undefined
}

/** The reduced header: logo, secure connection, phone number. */
export function CheckoutHeader({ shopName, phone, phoneHref }: CheckoutHeaderProps) {
  const t = useTranslations('checkout')
  return (
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
        </div>
      </div>
    </header>
  )
}

/** Four steps, each with its own URL; earlier ones are links. `current` counts from 0. */
export function CheckoutSteps({ current }: { current: number }) {
  const t = useTranslations('checkout')
  const steps = [
    { name: t('steps.cart'), href: '/cart' },
    { name: t('steps.information'), href: '/checkout-information' },
    { name: t('steps.payment'), href: '/checkout-shipping-payment' },
    { name: t('steps.done') },
  ]
  return (
    <nav className={page.wrap} aria-label={t('steps.label')} data-print="hide">
      <ProgressSteps label={t('steps.label')} steps={steps} current={current} />
    </nav>
  )
}
