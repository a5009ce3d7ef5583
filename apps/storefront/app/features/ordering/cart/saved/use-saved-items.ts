import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { useSession } from '@stoa/browser/session/session-store'
import { getSavedItems } from '@stoa/contract/ordering/saved-items'
import { type CartItem, sameLine } from '@stoa/domain/ordering/cart/cart'
import { keepForLater, withKept } from '@stoa/domain/ordering/cart/saved-items'
import { useEffect, useEffectEvent } from 'react'
import { savedStore, useSavedStore } from '../../../../state/saved-store.ts'
import { type SaveProblem, useShopList } from './use-shop-list.ts'

export interface SavedItems {
  items: readonly CartItem[]
  error: Error | null
  retry(): void
  /** Adds a line's copies to those that are kept already; null when that is done. */
  keep(line: CartItem): Promise<SaveProblem | null>
  /** Keeps of a line only as many copies, or none. */
  reset(line: CartItem): Promise<SaveProblem | null>
}

/** What is kept for later: a guest's in the browser, a customer's in the shop, where it is on every device. */
export function useSavedItems(): SavedItems {
  const session = useSession()
  const local = useSavedStore()
  const stored = useCustomerQuery(getSavedItems, {})
  const shop = useShopList()
  const isCustomer = session.status === 'customer'
  // staff who act for a customer bring nothing of their own
  const isUniting = isCustomer && session.person.impersonatedBy === null && local.length > 0
  const unite = useEffectEvent(() => void shop.unite(local))
  useEffect(() => {
    if (isUniting) unite()
  }, [isUniting])
  const items = isCustomer ? inOneList(stored.data?.items ?? [], isUniting ? local : []) : local
  return {
    items,
    error: stored.error,
    retry: () => void stored.refetch(),
    keep: (line) => (isCustomer ? shop.keep([withKept(items, line)]) : keepHere(withKept(items, line))),
    async reset(line) {
      savedStore.remove(line)
      const problem = isCustomer ? await shop.remove(line) : null
      if (problem || line.quantity === 0) return problem
      return isCustomer ? shop.keep([line]) : keepHere(line)
    },
  }
}

/** Both are shown, also where the shop's list has no room for all. */
function inOneList(stored: readonly CartItem[], local: readonly CartItem[]): readonly CartItem[] {
  const both = keepForLater(stored, local)
  return both.ok ? both.value : [...stored, ...local.filter((line) => !stored.some((item) => sameLine(item, line)))]
}

async function keepHere(line: CartItem): Promise<SaveProblem | null> {
  const kept = keepForLater(savedStore.read(), [line])
  if (!kept.ok) return 'full'
  savedStore.replace(kept.value)
  return null
}
