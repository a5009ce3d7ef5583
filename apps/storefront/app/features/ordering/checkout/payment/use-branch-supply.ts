import { valueOrThrow } from '@stoa/browser/query/refused'
import { type BranchSupply, listBranches } from '@stoa/contract/ordering/branches'
import { type CartItem, copiesByProduct, countCopies, type ProductCopies } from '@stoa/domain/ordering/cart/cart'
import { expandBoxes } from '@stoa/domain/ordering/cart/expand-boxes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { useCart } from '../../../../state/cart-store.ts'
import { isCollected } from '../amounts/order-totals.ts'
import { useOrderTotals } from '../amounts/use-order-totals.ts'
import { useReceiving } from '../amounts/use-receiving.ts'
import { useHold } from './use-hold.ts'

interface Supply {
  /** By the branch's id; empty until it is known. */
  byBranch: ReadonlyMap<number, BranchSupply>
  /** The copies of the whole order; gift cards go by e-mail. */
  copies: number
  isLoading: boolean
}

const isCollectable = ({ extension }: Pick<CartItem, 'extension'>): boolean => extension?.giftCard === undefined

/** What each branch has of the order, and when it is ready there; asked for once the order is to be collected. */
export function useBranchSupply(): Supply {
  const language = useLocale()
  const { chosen } = useReceiving()
  const cart = useCart()
  const { totals } = useOrderTotals()
  const lines = totals?.lines.filter(isCollectable)
  const items = copiesByProduct(lines ?? expandBoxes(cart).filter(isCollectable))
  // what is kept for the buyer stands in a branch as before
  const { key } = useHold()
  const { data = [], isLoading } = useQuery({
    queryKey: ['branch-supply', language, items, key],
    enabled: items.length > 0 && isCollected(chosen),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      valueOrThrow(await browserClient(language).call(listBranches, { items, holdKey: key ?? undefined }, { signal })),
  })
  return {
    byBranch: new Map(data.flatMap(({ id, supply }) => (supply ? [[id, supply]] : []))),
    copies: countCopies(lines?.flatMap((line): ProductCopies[] => line.parts ?? [line]) ?? items),
    isLoading,
  }
}
