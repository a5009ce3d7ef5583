// Who comes to a step too early is led to the one that is missing, with a word why.

import type { Country } from '@stoa/contract/ordering/checkout'
import type { CheckoutForm } from '../form/checkout-form.ts'
import { checkInformation } from './check-information.ts'

export type Step = 'information' | 'payment'

export interface StepRedirect {
  path: '/cart' | '/checkout-information'
  reason: 'emptyCart' | 'missingInformation'
}

interface StepInput {
  /** How many lines are in the cart. */
  cartLines: number
  form: CheckoutForm
  countries: readonly Country[]
}

/** Where this step's shopper has to go first; null when the step may be shown. */
export function decideStep(step: Step, { cartLines, form, countries }: StepInput): StepRedirect | null {
  if (cartLines === 0) return { path: '/cart', reason: 'emptyCart' }
  if (step === 'information') return null
  // Regions are looked at by the step itself and by the shop: here they may not be known yet.
  const problems = checkInformation(form, { countries, hasRegions: () => false })
  return Object.keys(problems).length === 0 ? null : { path: '/checkout-information', reason: 'missingInformation' }
}
