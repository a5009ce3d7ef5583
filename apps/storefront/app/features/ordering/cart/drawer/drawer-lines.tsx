import type { Totals } from '@stoa/contract/ordering/totals'
import { type CartItem, lineKey, sameLine } from '@stoa/domain/ordering/cart/cart'
import { isAskedFor, totalsLineKey } from '@stoa/domain/ordering/cart/expand-boxes'
import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { LoadedProducts } from '../../../../api/use-products.ts'
import { BoxedLines } from '../../../../shared/boxed-lines.tsx'
import { CartProblems } from '../../../../shared/cart-problems.tsx'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import { countAddedCopies, useCartUpdates } from '../../../../state/cart-updates.ts'
import { useLastAdded } from '../last-added.ts'
import styles from './drawer.module.css'
import { DrawerGift } from './drawer-gift.tsx'
import { DrawerLine } from './drawer-line.tsx'
import { FreeShipping } from './free-shipping.tsx'

interface DrawerLinesProps {
  items: readonly CartItem[]
  totals: UseQueryResult<Totals>
  products: LoadedProducts
}

/** What was just added, what changed, the amount left to free shipping, the lines, and the gifts that come with them. */
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
        <FailedNote
          text={t('totalsFault')}
          error={totals.error}
          className={styles.note}
          onRetry={() => void totals.refetch()}
        />
      )}
      <div role="status">
        <CartProblems problems={amounts?.problems ?? []} className={styles.note} />
      </div>
      {amounts && <FreeShipping totals={amounts} />}
      <ul className={styles.lines}>
        {items.map((item) => {
          const line = amounts?.lines.find((one) => isAskedFor(one) && sameLine(one, item))
          return (
            <DrawerLine
              key={lineKey(item)}
              item={item}
              product={products.byId.get(item.productId)}
              line={line}
              boxed={<BoxedLines totals={amounts} box={line} products={products.byId} />}
              isDropped={amounts?.changes.some((change) => sameLine(change, item) && change.granted === 0) ?? false}
              nameOf={({ productId }) => products.byId.get(productId)?.name ?? t('unknownProduct')}
            />
          )
        })}
        {amounts?.lines
          .filter(({ gift }) => gift)
          .map((line) => (
            <DrawerGift key={totalsLineKey(line)} line={line} product={products.byId.get(line.productId)} />
          ))}
      </ul>
    </>
  )
}

/** Says that something came from an earlier visit; the cart page lists what. */
function DrawerUpdates() {
  const t = useTranslations('cart')
  const updates = useCartUpdates()
  if (updates.length === 0) return null
  return (
    <Note tone="ok" className={styles.note}>
      {t('union.news', { count: countAddedCopies(updates) })} <TextLink href="/cart">{t('union.details')}</TextLink>
    </Note>
  )
}
