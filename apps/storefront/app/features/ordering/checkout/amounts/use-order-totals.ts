import { valueOrThrow } from '@stoa/browser/query/refused'
import type { PaymentType, ShippingType } from '@stoa/contract/ordering/checkout'
import type { Country } from '@stoa/contract/ordering/places'
import type { Totals } from '@stoa/contract/ordering/totals'
import type { Problem } from '@stoa/contract/problem'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { isPostalCode, normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { goesTo, paysFor, type Receiving } from '@stoa/domain/ordering/payment/pays-for'
import { keepPreviousData, type UseQueryResult, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { useAdditions } from '../../../../api/use-cart-totals.ts'
import { useCart } from '../../../../state/cart-store.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import { useDraft } from '../form/draft-store.ts'
import { orderTotalsQuery, type TotalsOutcome } from './order-totals.ts'
import { useReceiving } from './use-receiving.ts'

export interface OrderTotals {
  totals: Totals | undefined
  /** Why there are no totals for the chosen terms. */
  refusal: Problem | undefined
  updating: boolean
  error: Error | null
  /** Whether the shipping method is chosen; until then home delivery is assumed. */
  shippingChosen: boolean
  retry(): void
  /** The totals with these codes. */
  priceWith(codes: string[]): Promise<Totals>
}

/** The terms chosen so far. */
function useTerms() {
  const { form } = useDraft()
  const { paymentTypes, countries } = useCheckoutData()
  const { types, chosen, choice } = useReceiving()
  const defaultType = types.find(({ code }) => destinationOf(code) === 'address') ?? types[0]
  const countryId = Number(form.sameAddress ? form.countryId : form.deliveryCountryId)
  const postalCode = findPostalCode(
    form.sameAddress ? form.postalCode : form.deliveryPostalCode,
    countries.find(({ id }) => id === countryId),
  )
  const shipping = chosen ?? defaultType
  const payment = paymentTypes.find(({ id }) => id === choice.paymentTypeId)
  // A payment method that does not fit the shipping method is about to be cleared: no totals are requested for it.
  const isCompatible = payment && shipping && paysFor(payment, toReceiving(shipping, countryId))
  const additions = useAdditions()
  // not while it is being typed
  const email = checkEmail(form.email.trim()) === null ? form.email.trim() : ''
  return { countryId, postalCode, chosen, shipping, paymentTypeId: isCompatible ? payment.id : null, additions, email }
}

/** Empty for one that is not whole yet. */
function findPostalCode(typed: string, country: Country | undefined): string {
  const code = normalizePostalCode(typed)
  return country && isPostalCode(code, country.iso, country.postalCodeDigits) ? code : ''
}

/** The totals of the order. While a change is being calculated, the last response stays. */
export function useOrderTotals(): OrderTotals {
  const language = useLocale()
  const items = useCart()
  const { chosen, ...terms } = useTerms()
  const client = useQueryClient()
  const query = useQuery({
    ...orderTotalsQuery(language, items, terms),
    placeholderData: keepPreviousData,
  })
  return {
    totals: query.data?.ok ? query.data.value : undefined,
    refusal: query.data && !query.data.ok ? query.data.refusal : undefined,
    updating: query.isPlaceholderData || query.isRefetching,
    error: query.error,
    shippingChosen: chosen !== undefined,
    retry: () => void query.refetch(),
    priceWith: async (codes) => {
      const { enabled: _, ...totalsQuery } = orderTotalsQuery(language, items, {
        ...terms,
        additions: { ...terms.additions, codes },
      })
      return valueOrThrow(await client.fetchQuery(totalsQuery))
    },
  }
}

/** What `combine` makes of the totals for each shipping method. */
export function useShippingQueries<Value>(
  combine: (results: readonly UseQueryResult<TotalsOutcome>[]) => Value,
): Value {
  const language = useLocale()
  const items = useCart()
  const { types } = useReceiving()
  const terms = useTerms()
  return useQueries({
    queries: types.map((shipping) => orderTotalsQuery(language, items, { ...terms, shipping, paymentTypeId: null })),
    combine,
  })
}

/** The totals of the order for each shipping method. */
export function useTotalsByShipping(): ReadonlyMap<number, TotalsOutcome> {
  const { types } = useReceiving()
  return useShippingQueries((results) => byId(types, results))
}

/** The totals for each payment method that is allowed with the chosen shipping method and the amount. */
export function useTotalsByPayment(): ReadonlyMap<number, TotalsOutcome> {
  const language = useLocale()
  const items = useCart()
  const { paymentTypes } = useCheckoutData()
  const { chosen, ...terms } = useTerms()
  const totalBeforePayment = useTotalBeforePayment()
  const compatibleTypes = paymentTypes.filter(
    (type) =>
      chosen &&
      totalBeforePayment !== 0 &&
      paysFor(type, toReceiving(chosen, terms.countryId)) &&
      totalBeforePayment !== null &&
      !isTooHigh(type, totalBeforePayment),
  )
  return useQueries({
    queries: compatibleTypes.map(({ id }) =>
      orderTotalsQuery(language, items, { ...terms, shipping: chosen, paymentTypeId: id }),
    ),
    combine: (results) => byId(compatibleTypes, results),
  })
}

/** The total with the chosen shipping method, before any fee; null until it is known. */
export function useTotalBeforePayment(): number | null {
  const { choice } = useReceiving()
  const outcome = useTotalsByShipping().get(choice.shippingTypeId ?? 0)
  if (!outcome?.ok) return null
  return outcome.value.due === 0 ? 0 : outcome.value.total
}

const toReceiving = ({ id, code }: ShippingType, countryId: number): Receiving => ({
  shippingTypeId: id,
  destination: destinationOf(code) ?? 'address',
  countryId,
})

/** Whether the chosen country is one to which this way of paying goes. */
export function usePaysToCountry(): (type: PaymentType) => boolean {
  const { countryId, shipping } = useTerms()
  return (type) => !shipping || goesTo(type, toReceiving(shipping, countryId))
}

/** Whether an order received so begins with a deposit: one is chosen, or it cannot be paid in another way. */
export function useBeginsWithDeposit(): (shipping: ShippingType) => boolean {
  const { paymentTypes } = useCheckoutData()
  const { choice } = useDraft()
  const { countryId } = useTerms()
  const outcomes = useTotalsByShipping()
  return (shipping) => {
    const outcome = outcomes.get(shipping.id)
    if (outcome?.ok && outcome.value.due === 0) return false
    const possible = paymentTypes.filter((type) => paysFor(type, toReceiving(shipping, countryId)))
    const chosen = possible.filter(({ id }) => id === choice.paymentTypeId)
    return (chosen.length > 0 ? chosen : possible).every(({ code }) => findPaymentKind(code)?.deposit)
  }
}

/** Over the limit whatever the fee; just below it the API decides. */
export const isTooHigh = ({ refusedFrom }: Pick<PaymentType, 'refusedFrom'>, total: number): boolean =>
  refusedFrom !== null && total >= refusedFrom

const byId = (types: readonly { id: number }[], results: readonly { data?: TotalsOutcome }[]) =>
  new Map(
    types.flatMap(({ id }, index): [number, TotalsOutcome][] => {
      const outcome = results[index]?.data
      return outcome ? [[id, outcome]] : []
    }),
  )
