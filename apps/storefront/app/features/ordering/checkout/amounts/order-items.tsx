import type { Totals } from '@stoa/contract/ordering/cart'
import { useTranslations } from 'use-intl'
import { useProducts } from '../../../../api/use-products.ts'
import { contributorNames } from '../../../../shared/book-display.ts'
import { OrderItem } from '../../../../shared/order-item.tsx'

/** The lines of the order, with covers. */
export function OrderItems({ totals }: { totals: Totals }) {
  const t = useTranslations('checkout')
  const products = useProducts(totals.lines.map(({ productId }) => productId))
  return (
    <ul>
      {totals.lines.map(({ productId, dimensionId, quantity, total }) => {
        const product = products.byId.get(productId)
        const form = product?.dimensions.find(({ id }) => id === dimensionId)?.name
        return (
          <OrderItem
            key={`${productId}-${dimensionId}`}
            code={product?.code ?? ''}
            name={product?.name ?? (product === null ? t('summary.unknown') : '…')}
            nameLanguage={product?.nameLanguage}
            format={product?.coverFormat}
            by={product ? [contributorNames(product), form].filter(Boolean).join(' · ') : ''}
            quantity={quantity}
            quantityLabel={t('summary.copies', { count: quantity })}
            amount={total}
          />
        )
      })}
    </ul>
  )
}
