// The draft of an order: input, choices, and refusals of the API. No payment data.

import { type CheckoutForm, emptyForm, readForm } from './checkout-form.ts'

export interface Choice {
  shippingTypeId: number | null
  /** The pickup branch, for that shipping method. */
  branchId: number | null
  paymentTypeId: number | null
}

export interface Draft {
  form: CheckoutForm
  choice: Choice
  /** Whose details these are: data filled in from an account must not be shown to anybody else. Null for a guest's. */
  customerId: number | null
  /** Fields refused by the API when the order was placed, each with its message. */
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
