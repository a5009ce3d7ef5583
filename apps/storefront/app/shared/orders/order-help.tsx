import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { ButtonLink } from '@stoa/ui/button/button-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import panel from '../panel.module.css'
import styles from './order.module.css'
import { endOf } from './timeline-steps.ts'

export interface Contact {
  email?: string
  phone?: string
  phoneHref?: string
}

interface OrderHelpProps {
  contact: Contact
  /** Of the order, for the subject of an e-mail about it and for withdrawing from it. */
  code?: string
  uid?: string
  /** The terms that were accepted with the order. */
  termsVersion?: number | null
  /** What the order is; none where no order is shown. */
  tracking?: Pick<OrderTracking, 'contents' | 'changes'>
  /** Further actions. */
  children?: ReactNode
}

/** From what, and whether what was made for the buyer is an exception. Of goods the days begin with delivery, of gift cards with the order. */
function withdrawalOf(contents: OrderTracking['contents']) {
  const made = contents.includes('made') ? 'yes' : 'no'
  const isCards = contents.includes('gift_cards')
  if (contents.includes('books') || contents.includes('goods'))
    return { made, from: isCards ? 'goods_and_cards' : 'goods' } as const
  if (isCards) return { made, from: 'cards' } as const
  return { made, from: contents.length === 0 ? 'goods' : 'nothing' } as const
}

/** Links for contact and, unless the order has ended, for withdrawal. */
export function OrderHelp({
  contact: { email, phone, phoneHref },
  code,
  uid,
  termsVersion,
  tracking,
  children,
}: OrderHelpProps) {
  const t = useTranslations('tracking')
  const withdrawal = code === undefined ? '' : `?${new URLSearchParams({ order: code, ...(uid && { uid }) })}`
  const ended = tracking !== undefined && endOf(tracking) !== undefined
  const subject = code === undefined ? '' : `?subject=${encodeURIComponent(code)}`
  return (
    <section className={`${panel.sheet} ${styles.help}`} aria-labelledby="order-help" data-print="hide">
      <div>
        <h2 id="order-help">{t('help.title')}</h2>
        <p>{ended ? t('help.textEnded') : t('help.text', withdrawalOf(tracking?.contents ?? []))}</p>
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
        {!ended && (
          <ButtonLink href={`/withdrawal${withdrawal}`} variant="secondary" size="small" icon="undo-2">
            {t('help.withdrawal')}
          </ButtonLink>
        )}
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
