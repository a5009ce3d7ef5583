import type { Order, OrderTracking } from '@stoa/contract/ordering/orders'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { Badge } from '@stoa/ui/badge/badge'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useProducts } from '../../../../api/use-products.ts'
import { InlineSvg } from '../../../../shared/inline-svg.tsx'
import page from '../../../../shared/page.module.css'
import styles from './success.module.css'

interface SuccessHeadProps {
  uid: string
  tracking: OrderTracking
  /** The full order, in the tab it was placed in. */
  order: Order | undefined
}

/** Thanks, the order code, the e-mail of the confirmation, and the books. */
export function SuccessHead({ uid, tracking, order }: SuccessHeadProps) {
  const t = useTranslations('tracking')
  const b = (chunks: ReactNode) => <b>{chunks}</b>
  const { code, shipping, payment } = tracking
  const next = destinationOf(shipping) ?? 'address'
  return (
    <section className={styles.head}>
      <div className={`${page.wrap} ${styles.headRow}`}>
        <div className={styles.text}>
          <p className={styles.badge}>
            <Badge tone="ok" icon="circle-check">
              {t('success.badge')}
            </Badge>
          </p>
          <h1>{t(findPaymentKind(payment)?.deposit ? 'success.titleDeposit' : 'success.title')}</h1>
          <p className={`${page.lead} ${styles.lead}`}>
            {order
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
        <OrderedSpines order={order} />
      </div>
      <div className={`${page.ledge} ${styles.ledge}`} />
    </section>
  )
}

const maxSpines = 12

/** The spines of the ordered books. The order is known in the browser only, so they are rendered there. */
function OrderedSpines({ order }: { order: Order | undefined }) {
  const lines = order?.lines ?? []
  const { byId } = useProducts(lines.map(({ productId }) => productId))
  const books = lines
    .flatMap(({ productId, quantity }) => Array.from({ length: quantity }, () => byId.get(productId)))
    .flatMap((product) => product ?? [])
    .slice(0, maxSpines)
  const { data: spines = [] } = useQuery({
    queryKey: ['spines', ...books.map(({ id }) => id)],
    queryFn: async () => {
      const { renderSpines } = await import('../../../../shared/render-spines.ts')
      return renderSpines(books).map((svg, index) => ({ id: `spine-${index}`, svg }))
    },
    enabled: books.length > 0,
  })
  return (
    <div className={styles.spines} aria-hidden="true">
      {spines.map(({ id, svg }) => (
        <InlineSvg key={id} svg={svg} />
      ))}
    </div>
  )
}
