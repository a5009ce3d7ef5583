import type { OrderTracking } from '@stoa/contract/ordering/orders'
import type { PaymentFailure } from '@stoa/domain/ordering/payment/payment-failure'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { useTranslations } from 'use-intl'
import even from '../../../../shared/even-buttons.module.css'
import type { Contact } from '../../../../shared/orders/order-help.tsx'
import { PanelSkeleton } from '../../../../shared/orders/order-skeleton.tsx'
import { awaitsProvider } from '../../../../shared/orders/timeline-steps.ts'
import { useTracking } from '../../../../shared/orders/use-tracking.ts'
import page from '../../../../shared/page.module.css'
import { OpenOrder } from '../order/open-order.tsx'
import { useOrder } from '../order/use-order.ts'
import success from '../success/success.module.css'
import { SuccessSummary } from '../success/success-summary.tsx'
import { FailureHead } from './failure-head.tsx'
import { FailureHelp } from './failure-help.tsx'
import { NextSteps } from './next-steps.tsx'
import styles from './payment-failure.module.css'

interface PaymentFailurePageProps {
  failure: PaymentFailure
  /** Null where the address names none. */
  order: { uid: string; tracking: OrderTracking } | null
  contact: Contact & { hours?: string }
}

/** Why a payment did not come about, and the next step for each cause. */
export function PaymentFailurePage({ failure, order, contact }: PaymentFailurePageProps) {
  return order ? (
    <OrderFailure failure={failure} uid={order.uid} initialTracking={order.tracking} contact={contact} />
  ) : (
    <Failure failure={failure} contact={contact} />
  )
}

function Failure({ failure, contact }: Pick<PaymentFailurePageProps, 'failure' | 'contact'>) {
  const t = useTranslations('payment-failure')
  const isGone = failure === 'out_of_stock'
  return (
    <main id="main" className={`${page.wrap} ${styles.page}`}>
      <FailureHead failure={failure} />
      <div className={`${even.buttons} ${styles.actions}`}>
        {!isGone && (
          <ButtonLink href="/track-order" size="large">
            {t('find')}
          </ButtonLink>
        )}
        <ButtonLink href="/cart" variant={isGone ? 'primary' : 'secondary'} size="large">
          {t('cart')}
        </ButtonLink>
      </div>
      <FailureHelp contact={contact} />
    </main>
  )
}

interface OrderFailureProps extends Pick<PaymentFailurePageProps, 'failure' | 'contact'> {
  uid: string
  initialTracking: OrderTracking
}

/** An order that is paid in the meantime, or cancelled, waits no more: then this is said instead of the cause. */
function OrderFailure({ failure, uid, initialTracking, contact }: OrderFailureProps) {
  const { data: tracking } = useTracking(uid, initialTracking)
  const orderAccess = useOrder(uid)
  const { order, loading } = orderAccess
  const waits = awaitsProvider({ payment: tracking.payment, status: tracking.changes.at(-1)?.status ?? 'pending' })
  return (
    <main id="main" className={`${page.wrap} ${styles.page}`}>
      <div className={success.grid}>
        <div>
          <FailureHead failure={failure} code={tracking.code} waits={waits} />
          <NextSteps failure={failure} uid={uid} waits={waits} order={order} />
          <FailureHelp contact={contact} code={tracking.code} />
        </div>
        {loading ? (
          <PanelSkeleton sheet tall />
        ) : order ? (
          <SuccessSummary order={order} />
        ) : (
          <OpenOrder orderAccess={orderAccess} />
        )}
      </div>
    </main>
  )
}
