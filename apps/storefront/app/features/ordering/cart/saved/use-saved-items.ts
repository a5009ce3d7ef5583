import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { useSession } from '@stoa/browser/session/session-store'
import { getSavedItems } from '@stoa/contract/ordering/saved-items'
import { type CartItem, quantityOf, sameLine } from '@stoa/domain/ordering/cart/cart'
import { keepForLater, withKept } from '@stoa/domain/ordering/cart/saved-items'
import { useEffect, useEffectEvent } from 'react'
import { savedStore, useSavedStore } from '../../../../state/saved-store.ts'
import { type SaveProblem, useShopList } from './use-shop-list.ts'

/** `before`: how many copies were kept already. */
type Kept = { problem: SaveProblem } | { problem: null; before: number }

export interface SavedItems {
  items: readonly CartItem[]
  error: Error | null
  retry(): void
  /** Adds a line's copies to those that are kept already. */
  keep(line: CartItem): Promise<Kept>
  /** Keeps of a line only as many copies, or none; null when that is done. */
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
  const withLocal = (shopItems: readonly CartItem[]) => inOneList(shopItems, isUniting ? local : [])
  const items = isCustomer ? withLocal(stored.data?.items ?? []) : local
  // of two quantities the shop keeps the larger: without what is kept already, copies would be lost
  async function loaded(): Promise<readonly CartItem[] | null> {
    if (!isCustomer) return local
    const list = stored.data ?? (await stored.refetch()).data
    return list ? withLocal(list.items) : null
  }
  return {
    items,
    error: stored.error,
    retry: () => void stored.refetch(),
    async keep(line) {
      const present = await loaded()
      if (!present) return { problem: 'fault' }
      const both = withKept(present, line)
      const problem = isCustomer ? await shop.keep([both]) : keepHere(both)
      return problem ? { problem } : { problem, before: quantityOf(present, line) }
    },
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

function keepHere(line: CartItem): SaveProblem | null {
  const kept = keepForLater(savedStore.read(), [line])
  if (!kept.ok) return 'full'
  savedStore.replace(kept.value)
  return null
}
