import { valueOrThrow } from '@stoa/browser/query/refused'
import { useCustomerId } from '@stoa/browser/query/use-customer-query'
import { composeCartTotals } from '@stoa/contract/ordering/cart'
import type { Totals } from '@stoa/contract/ordering/totals'
import type { Language } from '@stoa/domain/language'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { useCodes, usePointsWish } from '../state/codes-store.ts'
import { useGiftNote } from '../state/gift-note-store.ts'
import { browserClient } from './browser-client.ts'

/** What the buyer adds to the lines. */
export interface Additions {
  /** Whose codes and points they are: read anew after signing in. Null for a guest; not sent, the session says it. */
  customerId: number | null
  codes: readonly string[]
  points: number
  /** Empty for none. */
  giftNote: string
}

export const noAdditions: Additions = { customerId: null, codes: [], points: 0, giftNote: '' }

/** As the calls for totals take them. */
export const toReductions = ({ codes, points, giftNote }: Additions) => ({
  couponCodes: codes.length === 0 ? undefined : [...codes],
  loyaltyPoints: points || undefined,
  extras: giftNote === '' ? undefined : { giftNote },
})

export const cartTotalsQuery = (language: Language, items: readonly CartItem[], additions: Additions) =>
  queryOptions({
    queryKey: ['cart-totals', language, items, additions],
    queryFn: async ({ signal }) => {
      const input = { items: [...items], ...toReductions(additions) }
      return valueOrThrow(await browserClient(language).call(composeCartTotals, input, { signal }))
    },
  })

export const useAdditions = (): Additions => ({
  customerId: useCustomerId(),
  codes: useCodes(),
  points: usePointsWish(),
  giftNote: useGiftNote(),
})

/**
 * The totals of the cart, of an empty one only if `evenEmpty`. While a change is being calculated, the last response
 * stays. Inside `ApiCache` only.
 */
export function useCartTotals(items: readonly CartItem[], evenEmpty = false): UseQueryResult<Totals> {
  const language = useLocale()
  return useQuery({
    ...cartTotalsQuery(language, items, useAdditions()),
    enabled: items.length > 0 || evenEmpty,
    placeholderData: keepPreviousData,
  })
}
