import type { CartChange, Totals } from '@stoa/contract/cart'
import type { CartItem, CartLineKey } from '@stoa/domain/cart/cart'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCartTotals } from '../../../api/use-cart-totals.ts'
import { type LoadedProducts, useProducts } from '../../../api/use-products.ts'
import { cartStore, useCart } from '../../../state/cart-store.ts'
import { changesToAccept, mergeNotices, noticesAbove, sameLine } from './settle-changes.ts'
import { type Undo, useUndo } from './use-undo.ts'

export interface CartPageState {
  items: readonly CartItem[]
  products: LoadedProducts
  totals: Totals | undefined
  /** New amounts are on their way. */
  updating: boolean
  failed: boolean
  notices: readonly CartChange[]
  undo: Undo | null
  retry(): void
  change(item: CartItem, quantity: number): void
  remove(item: CartItem, name: string): void
  empty(): void
  putBack(): void
}

/** The cart with what the shop says of it. */
export function useCartPage(): CartPageState {
  const items = useCart()
  const totals = useCartTotals(items)
  const products = useProducts(items.map(({ productId }) => productId))
  const client = useQueryClient()
  const { notices, forget, forgetAll } = useNotices(totals.isPlaceholderData ? undefined : totals.data)
  const undoing = useUndo(items)
  return {
    items,
    products,
    totals: totals.data,
    updating: totals.isPlaceholderData,
    failed: totals.isError || products.failed,
    notices,
    undo: undoing.undo,
    retry: () => void Promise.all([totals.refetch(), client.refetchQueries({ queryKey: ['product'] })]),
    change(item, quantity) {
      forget(item)
      cartStore.change({ ...item, quantity })
    },
    remove(item, name) {
      forget(item)
      undoing.remove(item, name)
    },
    empty() {
      forgetAll()
      undoing.empty()
    },
    putBack: undoing.putBack,
  }
}

/** Brings the stored cart to what is given, and remembers what was told. */
function useNotices(totals: Totals | undefined) {
  const [told, setTold] = useState<readonly CartChange[]>([])
  useEffect(() => {
    const accepted = changesToAccept(totals?.changes ?? [])
    if (accepted.length === 0) return
    setTold((before) => mergeNotices(before, accepted))
    cartStore.accept(accepted)
  }, [totals])
  return {
    notices: noticesAbove(told, totals?.changes ?? []),
    forgetAll: () => setTold([]),
    forget: (line: CartLineKey) => setTold((before) => before.filter((change) => !sameLine(change, line))),
  }
}
