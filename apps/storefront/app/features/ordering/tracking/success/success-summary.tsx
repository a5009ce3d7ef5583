import type { Order } from '@stoa/contract/ordering/orders'
import { totalsLineKey } from '@stoa/domain/ordering/cart/expand-boxes'
import { hasEnded } from '@stoa/domain/ordering/order/order-status'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { useTranslations } from 'use-intl'
import { useProducts } from '../../../../api/use-products.ts'
import { contributorNames, coverOfCode, inForm, unitOf } from '../../../../shared/book-display.ts'
import { LineDetails } from '../../../../shared/line-details.tsx'
import { LinePrice } from '../../../../shared/line-price.tsx'
import { OrderItem } from '../../../../shared/order-item.tsx'
import { formatPoint } from '../../../../shared/orders/format-point.ts'
import { OrderAmounts } from '../../../../shared/orders/order-amounts.tsx'
import panel from '../../../../shared/panel.module.css'
import styles from './success.module.css'

/** What is paid before the shop begins has been paid once the order is not pending any more. */
function totalLabel({ means, status, payment, paymentHeld, payBy }: Order) {
  if (means.length > 0 || hasEnded(status)) return 'amounts.total'
  if (paymentHeld) return 'success.held'
  if (payBy !== null) return 'success.toPay'
  const isPaid = findPaymentKind(payment)?.placedAs === 'awaiting' && status !== 'pending'
  return isPaid ? 'success.paid' : 'success.toPay'
}

/** The lines and totals of the order, and where it is collected. */
export function SuccessSummary({ order }: { order: Order }) {
  const t = useTranslations('tracking')
  const common = useTranslations('common')
  const { pickupPoint: point } = order
  const place = point ? `${point.name}, ${formatPoint(point)}` : order.branchName
  const products = useProducts(order.lines.map(({ productId }) => productId))
  return (
    <aside className={panel.sheet} aria-labelledby="success-summary" data-print="card">
      <h2 id="success-summary">{t('success.summary')}</h2>
      <ul>
        {order.lines.map((line) => {
          const { productId, dimensionId, code, name, dimensionName, quantity } = line
          const product = products.byId.get(productId)
          return (
            <OrderItem
              key={totalsLineKey(line)}
              cover={product ? inForm(product, dimensionId) : coverOfCode(code)}
              name={name}
              nameLanguage={product?.nameLanguage}
              englishTitle={product?.englishTitle}
              by={[product && contributorNames(product), dimensionName].filter(Boolean).join(' · ')}
              quantity={quantity}
              quantityLabel={common('quantity', { unit: unitOf(product), count: quantity })}
              price={<LinePrice line={line} />}
            >
              <LineDetails line={line} nameOf={(boxLine) => order.lines[boxLine]?.name} />
            </OrderItem>
          )
        })}
      </ul>
      {place && <p className={styles.place}>{t('success.collect', { place })}</p>}
      <div className={styles.amounts}>
        <OrderAmounts order={order} total={t(totalLabel(order))} />
      </div>
    </aside>
  )
}
