// The order while it is being made: what was written, what was chosen, what the shop found wrong with it. No payment data.

import { type CheckoutForm, emptyForm, readForm } from './checkout-form.ts'

export interface Choice {
  shippingTypeId: number | null
  /** The branch to collect from, when that is how. */
  branchId: number | null
  paymentTypeId: number | null
}

export interface Draft {
  form: CheckoutForm
  choice: Choice
  /** Whose details these are: what a customer's account filled in is for nobody after them. Null for a guest's. */
  customerId: number | null
  /** Fields the shop refused when the order was placed, with its sentence for each. */
  refused: Readonly<Record<string, string>>
}

export const noChoice: Choice = { shippingTypeId: null, branchId: null, paymentTypeId: null }

export const emptyDraft: Draft = { form: emptyForm, choice: noChoice, customerId: null, refused: {} }

const readId = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null

function readChoice(stored: unknown): Choice {
  if (typeof stored !== 'object' || stored === null) return noChoice
  const { shippingTypeId, branchId, paymentTypeId } = stored as Partial<Record<keyof Choice, unknown>>
  return { shippingTypeId: readId(shippingTypeId), branchId: readId(branchId), paymentTypeId: readId(paymentTypeId) }
}

function readRefused(stored: unknown): Draft['refused'] {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  return Object.fromEntries(Object.entries(stored).filter((entry) => typeof entry[1] === 'string'))
}

export function readDraft(stored: unknown): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { form, choice, customerId, refused } = stored as Partial<Record<keyof Draft, unknown>>
  return {
    form: readForm(form),
    choice: readChoice(choice),
    customerId: readId(customerId),
    refused: readRefused(refused),
  }
}
