// What is still to be chosen before the order can be placed.

import type { Choice } from '../form/draft.ts'
import type { FullChoice } from '../order/order-request.ts'
import type { Part } from '../order/read-refusal.ts'

interface Step {
  choice: Choice
  /** Whether the chosen way of receiving needs a branch. */
  collects: boolean
  acceptedTerms: boolean
}

/** In the order of the page. */
export function missingParts({ choice, collects, acceptedTerms }: Step): Part[] {
  const missing: Part[] = []
  if (choice.shippingTypeId === null) missing.push('shipping')
  if (collects && choice.branchId === null) missing.push('branch')
  if (choice.paymentTypeId === null) missing.push('payment')
  if (!acceptedTerms) missing.push('terms')
  return missing
}

export function fullChoice({ shippingTypeId, branchId, paymentTypeId }: Choice): FullChoice | null {
  return shippingTypeId === null || paymentTypeId === null ? null : { shippingTypeId, branchId, paymentTypeId }
}
