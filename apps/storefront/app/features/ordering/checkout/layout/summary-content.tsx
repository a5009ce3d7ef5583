import type { Totals } from '@stoa/contract/ordering/totals'
import { productsOf } from '@stoa/domain/ordering/cart/cart'
import { totalsLineKey } from '@stoa/domain/ordering/cart/expand-boxes'
import { Note } from '@stoa/ui/note/note'
import { Skeleton } from '@stoa/ui/skeleton/skeleton'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { useProducts } from '../../../../api/use-products.ts'
import { contributorNames, inForm, unitOf } from '../../../../shared/book-display.ts'
import { CartProblems } from '../../../../shared/cart-problems.tsx'
import { CodeField } from '../../../../shared/codes/code-field.tsx'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import { LineDetails } from '../../../../shared/line-details.tsx'
import { LinePrice } from '../../../../shared/line-price.tsx'
import { OrderItem } from '../../../../shared/order-item.tsx'
import { WaitsTogether } from '../../../../shared/waits-together.tsx'
import { OrderAmounts } from '../amounts/order-amounts.tsx'
import type { OrderTotals } from '../amounts/use-order-totals.ts'
import styles from './layout.module.css'

/** Items and totals; a skeleton until they are loaded. */
export function SummaryContent({ order }: { order: OrderTotals }) {
  const t = useTranslations('checkout')
  const { totals, refusal, error, updating, shippingChosen, retry } = order
  if (error) return <FailedNote text={t('summary.failed')} error={error} onRetry={retry} />
  if (refusal) return <Note tone="warn">{refusal.title}</Note>
  if (!totals) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton shape="line" />
        <Skeleton shape="short" />
        <Skeleton shape="line" />
        <Skeleton shape="price" />
      </div>
    )
  }
  return (
    <>
      <CartProblems problems={totals.problems} fieldsBelow className={styles.note}>
        <TextLink href="/cart">{t('seeCart')}</TextLink>
      </CartProblems>
      <OrderItems totals={totals} />
      <WaitsTogether totals={totals} />
      <div className={styles.amounts}>
        <OrderAmounts totals={totals} updating={updating} shippingChosen={shippingChosen}>
          <CodeField totals={totals} priceWith={order.priceWith} />
        </OrderAmounts>
      </div>
    </>
  )
}

/** The lines of the order, with covers. */
function OrderItems({ totals }: { totals: Totals }) {
  const t = useTranslations('checkout')
  const common = useTranslations('common')
  const products = useProducts(productsOf(totals.lines).map(({ productId }) => productId))
  const nameOfLine = (index: number) => products.byId.get(totals.lines[index]?.productId ?? 0)?.name
  return (
    <ul>
      {totals.lines.map((line) => {
        const { productId, dimensionId, quantity } = line
        const product = products.byId.get(productId)
        const form = product?.dimensions.find(({ id }) => id === dimensionId)?.name
        return (
          <OrderItem
            key={totalsLineKey(line)}
            cover={product ? inForm(product, dimensionId) : null}
            name={product?.name ?? (product === null ? t('summary.unknown') : '…')}
            nameLanguage={product?.nameLanguage}
            englishTitle={product?.englishTitle}
            by={product ? [contributorNames(product), form].filter(Boolean).join(' · ') : ''}
            quantity={quantity}
            quantityLabel={common('quantity', { unit: unitOf(product), count: quantity })}
            price={<LinePrice line={line} />}
          >
            <LineDetails line={line} nameOf={nameOfLine} />
          </OrderItem>
        )
      })}
    </ul>
  )
}
