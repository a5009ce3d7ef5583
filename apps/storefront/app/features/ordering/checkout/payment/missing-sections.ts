// What is still to be chosen before the order can be placed.

import type { Destination } from '@stoa/domain/ordering/delivery/shipping-kinds'
import type { Choice } from '../form/draft.ts'
import type { FullChoice } from '../order/order-request.ts'
import type { PaymentSection } from '../order/read-refusal.ts'

interface PaymentStep {
  choice: Choice
  /** Where the chosen shipping method goes. */
  destination: Destination | undefined
  acceptedTerms: boolean
  /** Points and gift cards pay everything. */
  nothingDue: boolean
}

/** In the order of the page. */
export function missingSections({ choice, destination, acceptedTerms, nothingDue }: PaymentStep): PaymentSection[] {
  const missing: PaymentSection[] = []
  if (choice.shippingTypeId === null) missing.push('shipping')
  if (destination === 'branch' && choice.branchId === null) missing.push('branch')
  if (destination === 'point' && choice.point === null) missing.push('point')
  if (!nothingDue && choice.paymentTypeId === null) missing.push('payment')
  if (!acceptedTerms) missing.push('terms')
  return missing
}

export const toFullChoice = (
  { shippingTypeId, ...choice }: Choice,
  destination: Destination | undefined,
): FullChoice | null => (shippingTypeId === null ? null : { shippingTypeId, destination, ...choice })
