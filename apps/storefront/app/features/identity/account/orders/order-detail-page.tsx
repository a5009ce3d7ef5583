import { Refused } from '@stoa/browser/query/refused'
import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { getCustomerOrder } from '@stoa/contract/ordering/customer-orders'
import type { Order } from '@stoa/contract/ordering/orders'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useTranslations } from 'use-intl'
import { CancelOrder } from '../../../../shared/orders/cancel-order.tsx'
import { ChangeAddress } from '../../../../shared/orders/change-address.tsx'
import { Deposit } from '../../../../shared/orders/deposit.tsx'
import order from '../../../../shared/orders/order.module.css'
import { OrderDetails } from '../../../../shared/orders/order-details.tsx'
import { OrderDocuments } from '../../../../shared/orders/order-documents.tsx'
import { OrderHead } from '../../../../shared/orders/order-head.tsx'
import { type Contact, OrderHelp } from '../../../../shared/orders/order-help.tsx'
import { OrderLines } from '../../../../shared/orders/order-lines.tsx'
import { OrderReturns } from '../../../../shared/orders/order-returns.tsx'
import { OrderTimeline } from '../../../../shared/orders/order-timeline.tsx'
import { PaymentDue } from '../../../../shared/orders/payment-due.tsx'
import panel from '../../../../shared/panel.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { BuyAgain } from './buy-again.tsx'
import styles from './orders.module.css'

interface OrderDetailPageProps {
  uid: string
  contact: Contact
}

/** An address that names no order of theirs, or none at all. */
const missing = new Set(['order_not_found', 'bad_input'])

/** One of the customer's own orders, with all its details. */
export function OrderDetailPage({ uid, contact }: OrderDetailPageProps) {
  const query = useCustomerQuery(getCustomerOrder, { uid })
  if (query.error instanceof Refused && missing.has(query.error.problem.code)) return <OrderMissing />
  return (
    <QueryBoundary query={query}>{(orderData) => <OrderContent order={orderData} contact={contact} />}</QueryBoundary>
  )
}

function OrderContent({ order: orderData, contact }: { order: Order; contact: Contact }) {
  const t = useTranslations('account')
  const tTracking = useTranslations('tracking')
  return (
    <div className={styles.detail}>
      <div className={styles.trail} data-print="hide">
        <Breadcrumb
          label={t('trail')}
          items={[
            { label: t('nav.label'), href: '/profile' },
            { label: t('orders.title'), href: '/profile/orders' },
          ]}
          current={orderData.code}
        />
      </div>
      <OrderHead tracking={orderData} />
      <PaymentDue order={orderData} />
      <div className={order.two}>
        <section className={panel.card} aria-labelledby="where" data-print="card">
          <h2 id="where">{tTracking('order.where')}</h2>
          <OrderTimeline tracking={orderData} />
        </section>
        <OrderDetails order={orderData} />
      </div>
      <Deposit order={orderData} />
      <OrderLines order={orderData} />
      <OrderDocuments order={orderData} />
      <OrderReturns order={orderData} />
      <OrderHelp
        contact={contact}
        code={orderData.code}
        uid={orderData.uid}
        termsVersion={orderData.termsVersion}
        tracking={orderData}
      >
        <ChangeAddress order={orderData} />
        <CancelOrder uid={orderData.uid} email={orderData.email} code={orderData.code} status={orderData.status} />
        <BuyAgain uid={orderData.uid} code={orderData.code} />
      </OrderHelp>
    </div>
  )
}

function OrderMissing() {
  const t = useTranslations('account')
  return (
    <EmptyState
      icon="package-search"
      level={1}
      title={t('orders.missing')}
      action={<ButtonLink href="/profile/orders">{t('orders.all')}</ButtonLink>}
    >
      {t('orders.missingText')}
    </EmptyState>
  )
}
