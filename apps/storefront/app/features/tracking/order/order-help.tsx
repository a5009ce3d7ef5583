import { ButtonLink } from '@stoa/ui/button/button-link'
import { useTranslations } from 'use-intl'
import styles from '../../../shared/orders/order.module.css'
import panel from '../../../shared/panel.module.css'

export interface Contact {
  email?: string
  phone?: string
  phoneHref?: string
}

/** The way to withdraw, and to somebody who answers. */
export function OrderHelp({ contact }: { contact: Contact }) {
  const t = useTranslations('tracking')
  const { email, phone, phoneHref } = contact
  return (
    <section className={`${panel.sheet} ${styles.help}`} aria-labelledby="order-help" data-print="hide">
      <div>
        <h2 id="order-help">{t('help.title')}</h2>
        <p>{t('help.text')}</p>
      </div>
      <div className={styles.ways}>
        {email && (
          <ButtonLink href={`mailto:${email}`} variant="secondary" size="small" icon="message-circle">
            {t('help.write')}
          </ButtonLink>
        )}
        {phone && phoneHref && (
          <ButtonLink href={phoneHref} variant="secondary" size="small" icon="phone">
            {t('help.call', { phone })}
          </ButtonLink>
        )}
        <ButtonLink href="/pages/withdrawal" variant="secondary" size="small" icon="undo-2">
          {t('help.withdrawal')}
        </ButtonLink>
      </div>
    </section>
  )
}
