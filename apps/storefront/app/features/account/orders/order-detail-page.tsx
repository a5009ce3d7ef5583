import { getCustomerOrder } from '@stoa/contract/customer-orders'
import type { Order } from '@stoa/contract/orders'
import { Breadcrumb } from '@stoa/ui/breadcrumb/breadcrumb'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useTranslations } from 'use-intl'
import { Refused } from '../../../api/refused.ts'
import { Deposit } from '../../../shared/orders/deposit.tsx'
import order from '../../../shared/orders/order.module.css'
import { OrderFacts } from '../../../shared/orders/order-facts.tsx'
import { OrderHead } from '../../../shared/orders/order-head.tsx'
import { type Contact, OrderHelp } from '../../../shared/orders/order-help.tsx'
import { OrderLines } from '../../../shared/orders/order-lines.tsx'
import { OrderTimeline } from '../../../shared/orders/order-timeline.tsx'
import panel from '../../../shared/panel.module.css'
import { useOwn } from '../data/use-own.ts'
import { Answered } from '../frame/answered.tsx'
import { BuyAgain } from './buy-again.tsx'
import styles from './orders.module.css'

interface OrderDetailPageProps {
  uid: string
  contact: Contact
}

/** One of the customer's own orders, with everything in it. */
export function OrderDetailPage({ uid, contact }: OrderDetailPageProps) {
  const answer = useOwn(getCustomerOrder, { uid })
  if (answer.error instanceof Refused && answer.error.problem.status < 500) return <NoSuchOrder />
  return <Answered query={answer}>{(found) => <WholeOrder order={found} contact={contact} />}</Answered>
}

function WholeOrder({ order: found, contact }: { order: Order; contact: Contact }) {
  const t = useTranslations('account')
  const words = useTranslations('tracking')
  return (
    <div className={styles.detail}>
      <div className={styles.trail} data-print="hide">
        <Breadcrumb
          label={t('trail')}
          trail={[
            { label: t('nav.label'), href: '/profile' },
            { label: t('orders.title'), href: '/profile/orders' },
          ]}
          current={found.code}
        />
      </div>
      <OrderHead tracking={found} />
      <div className={order.two}>
        <section className={panel.card} aria-labelledby="where" data-print="card">
          <h2 id="where">{words('order.where')}</h2>
          <OrderTimeline tracking={found} />
        </section>
        <OrderFacts order={found} />
      </div>
      <Deposit order={found} />
      <OrderLines order={found} />
      <OrderHelp contact={contact} code={found.code}>
        <BuyAgain uid={found.uid} code={found.code} />
      </OrderHelp>
    </div>
  )
}

function NoSuchOrder() {
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
