// How the order is received: gift cards alone by e-mail, without a choice, and nothing else so.

import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { isAskedFor } from '@stoa/domain/ordering/cart/expand-boxes'
import { type Destination, destinationOf, isCollection, networkOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { isGiftCardsOnly } from '@stoa/domain/ordering/order/needs-place'
import { useCartTotals } from '../../../../api/use-cart-totals.ts'
import { useCart } from '../../../../state/cart-store.ts'
import { useCheckoutData } from '../checkout-data-context.ts'
import type { Choice } from '../form/draft.ts'
import { useDraft } from '../form/draft-store.ts'
import type { Ordered, OrderItems } from '../rules/check-information.ts'

/**
 * What will be ordered, as far as it decides what is asked: beside a sold-out book a gift card is ordered alone. Undefined
 * until that is known; only carts with both have to wait.
 */
export function useOrderItems(): OrderItems | undefined {
  const cart = useCart()
  const isMixed = cart.some(({ extension }) => extension?.giftCard) && !isGiftCardsOnly(cart)
  const totals = useCartTotals(isMixed ? cart : [])
  if (!isMixed || totals.isError) return cart
  return totals.data?.lines.filter(isAskedFor)
}

/** What decides which details are asked for. */
export function useOrdered(): Ordered {
  return { items: useOrderItems() ?? [], destination: useReceiving().destination }
}

export interface Receiving {
  byEmail: boolean
  /** To an address; also until anything else is chosen. */
  sendsParcel: boolean
  /** The ways to choose from. */
  types: readonly ShippingType[]
  chosen: ShippingType | undefined
  /** Undefined until it is chosen. */
  destination: Destination | undefined
  /** With the way that counts: one chosen for another cart does not. */
  choice: Choice
}

export function useReceiving(): Receiving {
  const { choice } = useDraft()
  const { shippingTypes } = useCheckoutData()
  const byEmail = isGiftCardsOnly(useOrderItems() ?? [])
  const types = shippingTypes.filter(({ code }) => (destinationOf(code) === 'email') === byEmail)
  const chosen = byEmail ? types[0] : types.find(({ id }) => id === choice.shippingTypeId)
  const destination = chosen && destinationOf(chosen.code)
  const branchId = destination === 'branch' ? choice.branchId : null
  const point = chosen && choice.point?.network === networkOf(chosen.code) ? choice.point : null
  return {
    byEmail,
    sendsParcel: !byEmail && !isCollection(destination),
    ...{ types, chosen, destination },
    choice: { ...choice, branchId, point, shippingTypeId: chosen?.id ?? null },
  }
}
