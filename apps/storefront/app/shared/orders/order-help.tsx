import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { ButtonLink } from '@stoa/ui/button/button-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import panel from '../panel.module.css'
import styles from './order.module.css'

export interface Contact {
  email?: string
  phone?: string
  phoneHref?: string
}

interface OrderHelpProps {
  contact: Contact
  /** The order's code, for the subject of an e-mail about it. */
  code?: string
  /** The terms that were accepted with the order. */
  termsVersion?: number | null
  /** What the order is; none where no order is shown. */
  tracking?: Pick<OrderTracking, 'contents'>
  /** Further actions. */
  children?: ReactNode
}

/** From all of it, from unused gift cards, from what was not made for the buyer, or from nothing. */
function withdrawalOf(contents: OrderTracking['contents']): 'all' | 'cards' | 'some' | 'none' {
  if (contents.includes('made')) return contents.length > 1 ? 'some' : 'none'
  return contents.length === 1 && contents[0] === 'gift_cards' ? 'cards' : 'all'
}

/** Links for withdrawal and for contact. */
export function OrderHelp({
  contact: { email, phone, phoneHref },
  code,
  termsVersion,
  tracking,
  children,
}: OrderHelpProps) {
  const t = useTranslations('tracking')
  const subject = code === undefined ? '' : `?subject=${encodeURIComponent(code)}`
  return (
    <section className={`${panel.sheet} ${styles.help}`} aria-labelledby="order-help" data-print="hide">
      <div>
        <h2 id="order-help">{t('help.title')}</h2>
        <p>{t('help.text', { rights: withdrawalOf(tracking?.contents ?? []) })}</p>
      </div>
      <div className={styles.actions}>
        {email && (
          <ButtonLink href={`mailto:${email}${subject}`} variant="secondary" size="small" icon="message-circle">
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
        {termsVersion && (
          <ButtonLink href={`/pages/terms?version=${termsVersion}`} variant="secondary" size="small" icon="book-open">
            {t('help.terms', { version: String(termsVersion) })}
          </ButtonLink>
        )}
        {children}
      </div>
    </section>
  )
}
