import type { Totals } from '@stoa/contract/ordering/cart'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { Note } from '@stoa/ui/note/note'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { LoadedProducts } from '../../../../api/use-products.ts'
import { useLastAdded } from '../last-added.ts'
import { CartChanges } from './cart-changes.tsx'
import styles from './drawer.module.css'
import { DrawerLine } from './drawer-line.tsx'
import { DrawerUpdates } from './drawer-updates.tsx'
import { FreeShipping } from './free-shipping.tsx'

interface DrawerLinesProps {
  items: readonly CartItem[]
  totals: UseQueryResult<Totals>
  products: LoadedProducts
}

/** What was just added, what changed, the amount left to free shipping, and the lines. */
export function DrawerLines({ items, totals, products }: DrawerLinesProps) {
  const t = useTranslations('cart')
  const added = useLastAdded()
  const amounts = totals.data
  return (
    <>
      {added && (
        <Note tone="ok" role="status" className={styles.note}>
          {t.rich('added', { name: added, b: (chunks) => <b>{chunks}</b> })}
        </Note>
      )}
      <DrawerUpdates />
      {totals.isError && (
        <Note tone="bad" role="alert" className={styles.note}>
          {t('totalsFault')}{' '}
          <button type="button" className={styles.retry} onClick={() => void totals.refetch()}>
            {t('retry')}
          </button>
        </Note>
      )}
      {amounts && <CartChanges changes={amounts.changes} products={products} />}
      {amounts && <FreeShipping totals={amounts} />}
      <ul>
        {items.map((item) => (
          <DrawerLine
            key={`${item.productId}-${item.dimensionId}`}
            item={item}
            product={products.byId.get(item.productId)}
            line={amounts?.lines.find(
              ({ productId, dimensionId }) => productId === item.productId && dimensionId === item.dimensionId,
            )}
            isDropped={
              amounts?.changes.some(
                ({ productId, dimensionId, granted }) =>
                  productId === item.productId && dimensionId === item.dimensionId && granted === 0,
              ) ?? false
            }
          />
        ))}
      </ul>
    </>
  )
}
