import type { CartProblem, Totals } from '@stoa/contract/ordering/totals'
import { type CartItem, type CartLineKey, productsOf, withWrapping } from '@stoa/domain/ordering/cart/cart'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { cartTotalsQuery, useAdditions, useCartTotals } from '../../../../api/use-cart-totals.ts'
import { type LoadedProducts, useProducts } from '../../../../api/use-products.ts'
import { cartStore, useCart } from '../../../../state/cart-store.ts'
import { type SavedItems, useSavedItems } from '../saved/use-saved-items.ts'
import type { SaveProblem } from '../saved/use-shop-list.ts'
import { changesToAccept, isOf, mergeProblems, problemsOf, visibleProblems } from './reconcile-changes.ts'
import { focusLine, type Undo, useUndo } from './use-undo.ts'

export interface CartPageState {
  items: readonly CartItem[]
  products: LoadedProducts
  totals: Totals | undefined
  /** New totals are loading. */
  updating: boolean
  /** Of the last try: what is shown may be older. */
  error: Error | null
  problems: readonly CartProblem[]
  undo: Undo | null
  retry(): void
  /** The totals with these codes. */
  priceWith(codes: string[]): Promise<Totals>
  change(item: CartItem, quantity: number): void
  remove(item: CartItem, name: string): void
  /** As a gift, or no longer. */
  wrap(item: CartItem, wrapped: boolean): void
  /** Keeps it for later instead. */
  setAside(item: CartItem, name: string): Promise<void>
  /** Why a line could not be kept for later. */
  problem: SaveProblem | null
  saved: SavedItems
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
  const { problems, dismiss, dismissAll } = useProblems(totals.isPlaceholderData ? undefined : totals.data)
  const undoState = useUndo(items)
  const saved = useSavedItems()
  const [problem, setProblem] = useState<SaveProblem | null>(null)
  return {
    items,
    products,
    totals: totals.data,
    updating: totals.isPlaceholderData,
    error: totals.error ?? products.error,
    problems,
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
    saved,
    problem,
    async setAside(item, name) {
      const kept = await saved.keep(item)
      setProblem(kept.problem)
      if (kept.problem !== null) return
      dismiss(item)
      undoState.remove(item, name, kept.before)
    },
    restore() {
      const [line] = undoState.undo?.lines ?? []
      const kept = undoState.undo?.keptBefore
      if (line && kept !== undefined) void saved.reset({ ...line, quantity: kept })
      undoState.restore()
    },
  }
}

/** Applies the changes to the stored cart, and remembers what was shown. */
function useProblems(totals: Totals | undefined) {
  const [reported, setReported] = useState<readonly CartProblem[]>([])
  useEffect(() => {
    const accepted = changesToAccept(totals?.changes ?? [])
    if (!totals || accepted.length === 0) return
    setReported((previous) => mergeProblems(previous, problemsOf(accepted, totals)))
    cartStore.accept(accepted)
  }, [totals])
  return {
    problems: totals ? visibleProblems(reported, totals) : reported,
    dismissAll: () => setReported([]),
    dismiss: (line: CartLineKey) => setReported((previous) => previous.filter((problem) => !isOf(problem, line))),
  }
}
