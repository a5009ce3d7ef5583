import { valueOrThrow } from '@stoa/browser/query/refused'
import { type Hold, holdCopies } from '@stoa/contract/ordering/holds'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { useCart } from '../../../../state/cart-store.ts'
import { useOrderTotals } from '../amounts/use-order-totals.ts'
import { useReceiving } from '../amounts/use-receiving.ts'

const nothingHeld: Hold = { key: null, until: null }

/** What is kept for the buyer in this step; each choice extends it. Whether it succeeds or not, they can order. */
export function useHold(): Hold {
  const language = useLocale()
  const items = useCart()
  const { choice } = useReceiving()
  // with the first totals the checkout has begun: nothing is held for anybody before
  const begun = useOrderTotals().totals !== undefined
  const { data = nothingHeld } = useQuery({
    queryKey: ['hold', items, choice.shippingTypeId, choice.branchId, choice.point?.id, choice.paymentTypeId],
    enabled: begun && items.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      valueOrThrow(await browserClient(language).call(holdCopies, { items: [...items] }, { signal })),
  })
  return useIsOver(data.until) ? nothingHeld : data
}

/** Renders again when it is. */
function useIsOver(until: string | null): boolean {
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setOver(until), Date.parse(until) - Date.now())
    return () => clearTimeout(timer)
  }, [until])
  return until !== null && over === until
}
