import type { Order } from '@stoa/contract/ordering/orders'
import { totalsLineKey } from '@stoa/domain/ordering/cart/expand-boxes'
import { useTranslations } from 'use-intl'
import { useProducts } from '../../../../api/use-products.ts'
import { contributorNames, coverOfCode, inForm } from '../../../../shared/book-display.ts'
import { ExtensionFields } from '../../../../shared/extension-fields.tsx'
import { InBox } from '../../../../shared/in-box.tsx'
import { LineNotes } from '../../../../shared/line-notes.tsx'
import { OrderItem } from '../../../../shared/order-item.tsx'
import { OrderAmounts } from '../../../../shared/orders/order-amounts.tsx'
import panel from '../../../../shared/panel.module.css'
import { SetParts } from '../../../../shared/set-parts.tsx'
import styles from './success.module.css'

/** The lines and totals of the order. */
export function SuccessSummary({ order }: { order: Order }) {
  const t = useTranslations('tracking')
  const products = useProducts(order.lines.map(({ productId }) => productId))
  return (
    <aside className={panel.sheet} aria-labelledby="success-summary" data-print="card">
      <h2 id="success-summary">{t('success.summary')}</h2>
      <ul>
        {order.lines.map((line) => {
          const { productId, dimensionId, code, name, dimensionName, quantity, total } = line
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
              quantityLabel={t('order.copies', { count: quantity })}
              amount={total}
            >
              <LineNotes notes={line.notes} />
              <SetParts parts={line.parts} />
              <InBox line={line} nameOf={(boxLine) => order.lines[boxLine]?.name} />
              <ExtensionFields extension={line.extension} />
            </OrderItem>
          )
        })}
      </ul>
      <div className={styles.amounts}>
        <OrderAmounts order={order} total={t(order.means.length > 0 ? 'amounts.total' : 'success.toPay')} />
      </div>
    </aside>
  )
}
