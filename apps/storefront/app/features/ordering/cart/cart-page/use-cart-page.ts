import type { CartChange, Totals } from '@stoa/contract/ordering/cart'
import { type CartItem, type CartLineKey, productsOf, sameLine, withWrapping } from '@stoa/domain/ordering/cart/cart'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { cartTotalsQuery, useAdditions, useCartTotals } from '../../../../api/use-cart-totals.ts'
import { type LoadedProducts, useProducts } from '../../../../api/use-products.ts'
import { cartStore, useCart } from '../../../../state/cart-store.ts'
import { changesToAccept, mergeNotices, visibleNotices } from './reconcile-changes.ts'
import { focusLine, type Undo, useUndo } from './use-undo.ts'

export interface CartPageState {
  items: readonly CartItem[]
  products: LoadedProducts
  totals: Totals | undefined
  /** New totals are loading. */
  updating: boolean
  /** Of the last try: what is shown may be older. */
  error: Error | null
  notices: readonly CartChange[]
  undo: Undo | null
  retry(): void
  /** The totals with these codes. */
  priceWith(codes: string[]): Promise<Totals>
  change(item: CartItem, quantity: number): void
  remove(item: CartItem, name: string): void
  /** As a gift, or no longer. */
  wrap(item: CartItem, wrapped: boolean): void
  empty(): void
  restore(): void
}

/** The cart with its totals. */
export function useCartPage(): CartPageState {
  const language = useLocale()
  const items = useCart()
  const additions = useAdditions()
  const totals = useCartTotals(items)
  const gifts = totals.data?.lines.filter(({ gift }) => gift) ?? []
  const products = useProducts([...productsOf(items), ...gifts].map(({ productId }) => productId))
  const client = useQueryClient()
  const { notices, dismiss, dismissAll } = useNotices(totals.isPlaceholderData ? undefined : totals.data)
  const undoState = useUndo(items)
  return {
    items,
    products,
    totals: totals.data,
    updating: totals.isPlaceholderData,
    error: totals.error ?? products.error,
    notices,
    undo: undoState.undo,
    retry: () => void Promise.all([totals.refetch(), client.refetchQueries({ queryKey: ['product'] })]),
    priceWith: (codes) => client.fetchQuery(cartTotalsQuery(language, items, { ...additions, codes })),
    change(item, quantity) {
      dismiss(item)
      cartStore.change({ ...item, quantity })
    },
    remove(item, name) {
      dismiss(item)
      undoState.remove(item, name)
    },
    wrap(item, wrapped) {
      dismiss(item)
      const line = withWrapping(item, wrapped)
      cartStore.swap(item, line)
      focusLine(line, 'input[type="checkbox"]')
    },
    empty() {
      dismissAll()
      undoState.empty()
    },
    restore: undoState.restore,
  }
}

/** Applies the changes to the stored cart, and remembers what was shown. */
function useNotices(totals: Totals | undefined) {
  const [reported, setReported] = useState<readonly CartChange[]>([])
  useEffect(() => {
    const accepted = changesToAccept(totals?.changes ?? [])
    if (accepted.length === 0) return
    setReported((previous) => mergeNotices(previous, accepted))
    cartStore.accept(accepted)
  }, [totals])
  return {
    notices: visibleNotices(reported, totals?.changes ?? []),
    dismissAll: () => setReported([]),
    dismiss: (line: CartLineKey) => setReported((previous) => previous.filter((change) => !sameLine(change, line))),
  }
}
