import type { Order } from '@stoa/contract/ordering/orders'
import type { PaymentFailure } from '@stoa/domain/ordering/payment/payment-failure'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { useTranslations } from 'use-intl'
import even from '../../../../shared/even-buttons.module.css'
import { ChangePayment } from '../../../../shared/orders/change-payment.tsx'
import { OtherMeans } from './other-means.tsx'
import styles from './payment-failure.module.css'
import { ReturnToCart } from './return-to-cart.tsx'

interface NextStepsProps {
  failure: PaymentFailure
  uid: string
  waits: boolean
  /** Once it has been opened. */
  order: Order | undefined
}

/** Where the next payment is sensible at once; otherwise the order is looked at first. */
const retriedFirst: readonly PaymentFailure[] = ['payment_failed', 'payment_cancelled']
const neverRetried: readonly PaymentFailure[] = ['order_problem', 'out_of_stock']

/** Whether the page offers to pay the same order once more. */
export const isPaidAgain = (failure: PaymentFailure): boolean => !neverRetried.includes(failure)

/** What leads on from a failed payment, the likeliest first. */
export function NextSteps({ failure, uid, waits, order }: NextStepsProps) {
  const t = useTranslations('payment-failure')
  const isGone = waits && failure === 'out_of_stock'
  const isFirst = waits && retriedFirst.includes(failure)
  const retry = waits && isPaidAgain(failure) && <RetryForm uid={uid} isFirst={isFirst} />
  return (
    <section aria-labelledby="next-steps" className={styles.next}>
      <h2 id="next-steps">{t('next')}</h2>
      <div className={`${even.buttons} ${styles.actions}`}>
        {isGone && <ReturnToCart order={order} />}
        {isFirst && retry}
        <ButtonLink href={`/track-order/${uid}`} variant={isFirst || isGone ? 'secondary' : 'primary'} size="large">
          {t('order')}
        </ButtonLink>
        {!isFirst && retry}
        {isFirst && order && (
          <ChangePayment order={order} size="large">
            <OtherMeans order={order} />
          </ChangePayment>
        )}
      </div>
    </section>
  )
}

/**
 * Goes to the provider's page by a form, so that it also works before the page's scripts have loaded. Pressed twice, the
 * payment of the second press is the one under way.
 */
function RetryForm({ uid, isFirst }: { uid: string; isFirst: boolean }) {
  const t = useTranslations('payment-failure')
  return (
    <form method="post" action={`/api/payments/begin/${uid}`}>
      <Button type="submit" size="large" variant={isFirst ? 'primary' : 'secondary'} icon="refresh-cw">
        {t('retry')}
      </Button>
    </form>
  )
}
