import { useCustomerCache } from '@stoa/browser/query/use-customer-query'
import { getSavedItems, keepItems, removeSavedItem } from '@stoa/contract/ordering/saved-items'
import type { CartItem, CartLineKey } from '@stoa/domain/ordering/cart/cart'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { savedStore } from '../../../../state/saved-store.ts'

/** `full`: the list takes no more lines. `fault`: the shop could not be reached. */
export type SaveProblem = 'full' | 'fault'

/** A customer's list in the shop. Every call may be repeated. */
export function useShopList() {
  const language = useLocale()
  const { setData } = useCustomerCache()
  const client = browserClient(language)
  const keep = async (items: readonly CartItem[]): Promise<SaveProblem | null> => {
    const outcome = await client.call(keepItems, { items: [...items] }).catch(() => null)
    if (outcome?.ok) setData(getSavedItems, {}, outcome.value)
    return outcome?.ok ? null : outcome?.refusal.code === 'saved_list_full' ? 'full' : 'fault'
  }
  return {
    keep,
    /** What this browser has kept goes to the shop; what has no room there stays here. */
    async unite(items: readonly CartItem[]): Promise<void> {
      if ((await keep(items)) === null) for (const line of items) savedStore.remove(line)
    },
    async remove({ productId, dimensionId, extension }: CartLineKey): Promise<SaveProblem | null> {
      const line = { productId, dimensionId, extension }
      const outcome = await client.call(removeSavedItem, line).catch(() => null)
      if (outcome?.ok) setData(getSavedItems, {}, outcome.value)
      return outcome?.ok ? null : 'fault'
    },
  }
}
