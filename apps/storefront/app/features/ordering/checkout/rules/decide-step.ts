// Redirects a shopper who skips a step to the incomplete one, with the reason.

import type { Country } from '@stoa/contract/ordering/places'
import type { CheckoutForm } from '../form/checkout-form.ts'
import { checkInformation, type Ordered } from './check-information.ts'

export type Step = 'information' | 'payment'

export interface StepRedirect {
  path: '/cart' | '/checkout-information'
  reason: 'emptyCart' | 'missingInformation'
}

interface StepInput extends Ordered {
  /** The number of cart lines. */
  cartLines: number
  form: CheckoutForm
  countries: readonly Country[]
}

/** The step that must be completed first; null when this one may be shown. */
export function decideStep(step: Step, { cartLines, form, countries, ...ordered }: StepInput): StepRedirect | null {
  if (cartLines === 0) return { path: '/cart', reason: 'emptyCart' }
  if (step === 'information') return null
  // Regions are validated by the step itself and by the API: they may not be loaded yet here.
  const problems = checkInformation(form, { countries, hasRegions: () => false }, ordered)
  return Object.keys(problems).length === 0 ? null : { path: '/checkout-information', reason: 'missingInformation' }
}
