import { canBeBought } from '@stoa/domain/catalogue/availability'
import { type CartItem, lineKey, productsOf } from '@stoa/domain/ordering/cart/cart'
import { Note } from '@stoa/ui/note/note'
import { showToast } from '@stoa/ui/toast/toast-store'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProducts } from '../../../../api/use-products.ts'
import { FailedNote } from '../../../../shared/failed-note.tsx'
import { cartStore } from '../../../../state/cart-store.ts'
import { RemovedLine } from '../cart-page/removed-line.tsx'
import { focusLine } from '../cart-page/use-undo.ts'
import styles from './saved.module.css'
import { SavedLine } from './saved-line.tsx'
import type { SavedItems } from './use-saved-items.ts'
import type { SaveProblem } from './use-shop-list.ts'

interface Removed {
  item: CartItem
  name: string
}

/** What is kept for later, at today's prices, below the cart; nothing when nothing is. */
export function SavedLines({ saved }: { saved: SavedItems }) {
  const t = useTranslations('cart-page')
  const heading = useRef<HTMLHeadingElement>(null)
  const { items, error } = saved
  const products = useProducts(productsOf(items).map(({ productId }) => productId))
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [problem, setProblem] = useState<SaveProblem | 'cartFull' | null>(null)

  async function move(item: CartItem, name: string) {
    if (!cartStore.add(item)) return setProblem('cartFull')
    focusLine(item)
    showToast(t('later.moved', { name }))
    setProblem(await saved.reset({ ...item, quantity: 0 }))
  }
  async function remove(item: CartItem, name: string) {
    const fault = await saved.reset({ ...item, quantity: 0 })
    setProblem(fault)
    if (!fault) setRemoved({ item, name })
  }
  async function undo({ item }: Removed) {
    const kept = await saved.keep(item)
    setProblem(kept.problem)
    if (kept.problem) return
    setRemoved(null)
    heading.current?.focus()
  }

  if (items.length === 0 && !removed && !error) return null
  return (
    <section className={styles.saved} aria-labelledby="saved" data-print="hide">
      <h2 id="saved" ref={heading} tabIndex={-1}>
        {t('later.title')}
      </h2>
      {error && <FailedNote text={t('later.failed')} error={error} onRetry={saved.retry} />}
      {problem && (
        <Note tone="warn" role="alert" className={styles.note}>
          {t(`later.${problem}`)}
        </Note>
      )}
      <ul>
        {items.map((item) => {
          const product = products.byId.get(item.productId)
          return (
            <SavedLine
              key={lineKey(item)}
              {...{ item, product }}
              nameOf={({ productId }) => products.byId.get(productId)?.name ?? t('unknown')}
              onMove={
                product && canBeBought(product.availability) && !product.heldBack
                  ? (name) => void move(item, name)
                  : undefined
              }
              onRemove={(name) => void remove(item, name)}
            />
          )
        })}
        {removed && (
          <li>
            <RemovedLine
              text={t('later.removed', { name: removed.name })}
              undo={removed}
              onUndo={() => void undo(removed)}
            />
          </li>
        )}
      </ul>
    </section>
  )
}
