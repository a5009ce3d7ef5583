import type { Order } from '@stoa/contract/orders'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { useTranslations } from 'use-intl'
import panel from '../../../shared/panel.module.css'
import { BuyAgain } from './buy-again.tsx'
import styles from './orders.module.css'

export interface Contact {
  email?: string
  phone?: string
  phoneHref?: string
}

/** What can be done about an order once it is made. */
export function OrderAfter({ order, contact }: { order: Order; contact: Contact }) {
  const t = useTranslations('tracking')
  const { email, phone, phoneHref } = contact
  return (
    <section className={`${panel.sheet} ${styles.help}`} aria-labelledby="order-help" data-print="hide">
      <div>
        <h2 id="order-help">{t('help.title')}</h2>
        <p>{t('help.text')}</p>
      </div>
      <div className={styles.acts}>
        {email && (
          <ButtonLink
            href={`mailto:${email}?subject=${encodeURIComponent(order.code)}`}
            variant="secondary"
            size="small"
            icon="message-circle"
          >
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
        <BuyAgain uid={order.uid} code={order.code} />
      </div>
    </section>
  )
}
