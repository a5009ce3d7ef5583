import type { CartChange } from '@stoa/contract/ordering/cart'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import type { LoadedProducts } from '../../../../api/use-products.ts'
import styles from './drawer.module.css'

const keys = {
  product_not_found: 'changes.notFound',
  product_unavailable: 'changes.unavailable',
  quantity_reduced: 'changes.reduced',
  quantity_too_high: 'changes.tooHigh',
} as const

/** A message above the lines for every change the API had to make. */
export function CartChanges({ changes, products }: { changes: readonly CartChange[]; products: LoadedProducts }) {
  const t = useTranslations('cart')
  return changes.map(({ productId, dimensionId, reason, name, granted, requested }) => (
    <Note key={`${productId}-${dimensionId}`} tone="warn" role="status" className={styles.note}>
      {t(keys[reason], {
        name: name ?? products.byId.get(productId)?.name ?? t('unknownProduct'),
        given: granted,
        wished: requested,
      })}
    </Note>
  ))
}
