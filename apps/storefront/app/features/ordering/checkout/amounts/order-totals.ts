// The totals of the order for given terms; queried in the browser and cached by terms.

import { isRetryableStatus } from '@stoa/browser/query/back-off'
import { Refused } from '@stoa/browser/query/refused'
import { isUnexplained } from '@stoa/contract/client'
import { composeOrderTotals } from '@stoa/contract/ordering/cart'
import type { ShippingType } from '@stoa/contract/ordering/checkout'
import type { Totals } from '@stoa/contract/ordering/totals'
import type { Problem } from '@stoa/contract/problem'
import { greeceId } from '@stoa/domain/identity/address-rules'
import type { Language } from '@stoa/domain/language'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import type { Outcome } from '@stoa/domain/outcome'
import { browserClient } from '../../../../api/browser-client.ts'
import { type Additions, toReductions } from '../../../../api/use-cart-totals.ts'

export interface Terms {
  additions: Additions
  /** The destination. */
  countryId: number
  /** Normalised; empty until it is whole. */
  postalCode: string
  shipping: Pick<ShippingType, 'id' | 'code'> | undefined
  paymentTypeId: number | null
  /** Empty until it is typed. */
  email: string
}

export type TotalsOutcome = Outcome<Totals, Problem>

/** At a branch. */
export const isCollected = (shipping: Pick<ShippingType, 'code'> | undefined): boolean =>
  shipping !== undefined && destinationOf(shipping.code) === 'branch'

/** What is not sent to an address costs the same wherever the buyer lives. */
const placeOf = ({ countryId, postalCode, shipping }: Terms): Pick<Terms, 'countryId' | 'postalCode'> =>
  shipping && destinationOf(shipping.code) !== 'address'
    ? { countryId: greeceId, postalCode: '' }
    : { countryId, postalCode }

export const orderTotalsQuery = (language: Language, items: readonly CartItem[], terms: Terms) => ({
  queryKey: [
    ...['order-totals', language, items, placeOf(terms), terms.shipping?.id ?? 0, terms.paymentTypeId],
    ...[terms.additions, terms.email],
  ],
  enabled: items.length > 0 && terms.shipping !== undefined,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TotalsOutcome> => {
    const { countryId, postalCode } = placeOf(terms)
    const input = {
      items: [...items],
      ...{ countryId, postalCode: postalCode || undefined },
      shippingTypeId: terms.shipping?.id ?? 0,
      paymentTypeId: terms.paymentTypeId ?? undefined,
      ...toReductions(terms.additions),
      email: terms.email || undefined,
    }
    const outcome = await browserClient(language).call(composeOrderTotals, input, { signal })
    if (!outcome.ok && (isRetryableStatus(outcome.refusal.status) || isUnexplained(outcome.refusal)))
      throw new Refused(outcome.refusal)
    return outcome
  },
})
