import type { Order, OrderTracking } from '@stoa/contract/ordering/orders'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { preparationOf } from '@stoa/domain/ordering/order/order-contents'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { Badge } from '@stoa/ui/badge/badge'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { StatusBadge } from '../../../../shared/orders/status-badge.tsx'
import { endOf } from '../../../../shared/orders/timeline-steps.ts'
import page from '../../../../shared/page.module.css'
import { OrderedBooks } from './ordered-books.tsx'
import styles from './success.module.css'

interface SuccessHeadProps {
  uid: string
  tracking: OrderTracking
  /** The full order, in the tab it was placed in. */
  order: Order | undefined
}

/** What the shop does first. */
function titleOf({ payment, payBy, fetched, awaited, shipping, contents }: OrderTracking) {
  const first = preparationOf(contents)
  if (findPaymentKind(payment)?.deposit) return 'titleDeposit'
  if (payBy !== null) return 'titleUnpaid'
  if (awaited) return 'titleAhead'
  if (first === 'gift_cards') return 'titleEmailed'
  if (first === 'made') return 'titleMade'
  if (fetched) return 'titleFetched'
  return destinationOf(shipping) === 'branch' ? 'titleCollected' : 'title'
}

/** Thanks, the order code, the e-mail of the confirmation, and the books. */
export function SuccessHead({ uid, tracking, order }: SuccessHeadProps) {
  const t = useTranslations('tracking')
  const b = (chunks: ReactNode) => <b>{chunks}</b>
  const { code, shipping } = tracking
  const end = endOf(tracking)
  const next = destinationOf(shipping) ?? 'address'
  return (
    <section className={styles.head}>
      <div className={`${page.wrap} ${styles.headRow}`}>
        <div className={styles.text}>
          <p className={styles.badge}>
            {end ? (
              <StatusBadge order={{ ...tracking, status: end }} />
            ) : (
              <Badge tone="ok" icon="circle-check">
                {t('success.badge')}
              </Badge>
            )}
          </p>
          <h1>{t(`success.${end ? 'titleEnded' : titleOf(tracking)}`)}</h1>
          <p className={`${page.lead} ${styles.lead}`}>
            {end
              ? t.rich('success.leadEnded', { code, b })
              : order
                ? t.rich('success.lead', { code, email: order.email, next, b })
                : t.rich('success.leadWithout', { code, next, b })}
          </p>
          <div className={styles.actions}>
            <ButtonLink href={`/track-order/${uid}`}>{t('success.track')}</ButtonLink>
            <Button variant="secondary" icon="printer" onClick={() => window.print()}>
              {t('order.print')}
            </Button>
          </div>
        </div>
        <OrderedBooks lines={order?.lines ?? []} />
      </div>
      <div className={`${page.ledge} ${styles.ledge}`} />
    </section>
  )
}
