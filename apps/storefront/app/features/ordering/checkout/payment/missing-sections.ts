// What is still to be chosen before the order can be placed.

import type { Choice } from '../form/draft.ts'
import type { FullChoice } from '../order/order-request.ts'
import type { PaymentSection } from '../order/read-refusal.ts'

interface PaymentStep {
  choice: Choice
  /** Whether the chosen shipping method needs a branch. */
  isPickup: boolean
  acceptedTerms: boolean
  /** Points and gift cards pay everything. */
  nothingDue: boolean
}

/** In the order of the page. */
export function missingSections({ choice, isPickup, acceptedTerms, nothingDue }: PaymentStep): PaymentSection[] {
  const missing: PaymentSection[] = []
  if (choice.shippingTypeId === null) missing.push('shipping')
  if (isPickup && choice.branchId === null) missing.push('branch')
  if (!nothingDue && choice.paymentTypeId === null) missing.push('payment')
  if (!acceptedTerms) missing.push('terms')
  return missing
}

export const toFullChoice = ({ shippingTypeId, ...choice }: Choice): FullChoice | null =>
  shippingTypeId === null ? null : { shippingTypeId, ...choice }
