import type { Totals } from '@stoa/contract/ordering/cart'
import type { PaymentType } from '@stoa/contract/ordering/checkout'
import type { Problem } from '@stoa/contract/problem'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { useCart } from '../../../../state/cart-store.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import { useDraft } from '../form/draft-store.ts'
import { orderTotalsQuery, type TotalsOutcome } from './order-totals.ts'

export interface OrderTotals {
  totals: Totals | undefined
  /** Why there are none on the chosen terms. */
  refusal: Problem | undefined
  updating: boolean
  failed: boolean
  /** Whether the way of receiving is chosen; until then delivery to the door is reckoned with. */
  shippingChosen: boolean
  retry(): void
}

/** The terms as they are chosen so far. */
function useTerms() {
  const { form, choice } = useDraft()
  const { shippingTypes, paymentTypes } = useCheckoutData()
  const chosen = shippingTypes.find(({ id }) => id === choice.shippingTypeId)
  const defaultType = shippingTypes.find(({ code }) => code === 'home') ?? shippingTypes[0]
  const countryId = Number(form.sameAddress ? form.countryId : form.deliveryCountryId)
  const shipping = chosen ?? defaultType
  const payment = paymentTypes.find(({ id }) => id === choice.paymentTypeId)
  // A way of paying that does not go with the way of receiving is about to be taken back: it is not asked about.
  const isCompatible = payment && shipping && payment.shippingTypeIds.includes(shipping.id)
  return { countryId, chosen, shipping, paymentTypeId: isCompatible ? payment.id : null }
}

/** What the order comes to now. While a change is being reckoned, the last answer stays. */
export function useOrderTotals(): OrderTotals {
  const language = useLocale()
  const items = useCart()
  const { countryId, shipping, chosen, paymentTypeId } = useTerms()
  const query = useQuery({
    ...orderTotalsQuery(language, items, { countryId, shipping, paymentTypeId }),
    placeholderData: keepPreviousData,
  })
  return {
    totals: query.data?.ok ? query.data.value : undefined,
    refusal: query.data && !query.data.ok ? query.data.refusal : undefined,
    updating: query.isPlaceholderData || query.isRefetching,
    failed: query.isError,
    shippingChosen: chosen !== undefined,
    retry: () => void query.refetch(),
  }
}

/** For each way of receiving, what the order would come to. */
export function useTotalsByShipping(): ReadonlyMap<number, TotalsOutcome> {
  const language = useLocale()
  const items = useCart()
  const { shippingTypes } = useCheckoutData()
  const { countryId } = useTerms()
  return useQueries({
    queries: shippingTypes.map((shipping) =>
      orderTotalsQuery(language, items, { countryId, shipping, paymentTypeId: null }),
    ),
    combine: (results) => byId(shippingTypes, results),
  })
}

/** For each way of paying that goes with the chosen way of receiving and the amount, what the order would come to. */
export function useTotalsByPayment(): ReadonlyMap<number, TotalsOutcome> {
  const language = useLocale()
  const items = useCart()
  const { paymentTypes } = useCheckoutData()
  const { countryId, chosen } = useTerms()
  const totalBeforePayment = useTotalBeforePayment()
  const compatibleTypes = paymentTypes.filter(
    (type) =>
      chosen &&
      type.shippingTypeIds.includes(chosen.id) &&
      totalBeforePayment !== null &&
      !isTooHigh(type, totalBeforePayment),
  )
  return useQueries({
    queries: compatibleTypes.map(({ id }) =>
      orderTotalsQuery(language, items, { countryId, shipping: chosen, paymentTypeId: id }),
    ),
    combine: (results) => byId(compatibleTypes, results),
  })
}

/** What the order comes to the chosen way of receiving, before any fee; null until that is known. */
export function useTotalBeforePayment(): number | null {
  const { choice } = useDraft()
  const outcome = useTotalsByShipping().get(choice.shippingTypeId ?? 0)
  return outcome?.ok ? outcome.value.total : null
}

/** Refused whatever the fee; just below, the shop is asked. */
export const isTooHigh = ({ refusedFrom }: Pick<PaymentType, 'refusedFrom'>, total: number): boolean =>
  refusedFrom !== null && total >= refusedFrom

const byId = (types: readonly { id: number }[], results: readonly { data?: TotalsOutcome }[]) =>
  new Map(
    types.flatMap(({ id }, index): [number, TotalsOutcome][] => {
      const outcome = results[index]?.data
      return outcome ? [[id, outcome]] : []
    }),
  )
