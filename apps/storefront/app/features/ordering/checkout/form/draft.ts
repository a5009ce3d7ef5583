// The draft of an order: input, choices, and refusals of the API. No payment data.

import { type CarrierCode, carrierCodes } from '@stoa/domain/ordering/delivery/carriers'
import { type CheckoutForm, emptyForm, readForm } from './checkout-form.ts'

/** A locker or pickup point, with what is shown of it. */
export interface ChosenPoint {
  id: string
  network: CarrierCode
  name: string
  street: string
  city: string
  postalCode: string
}

export interface Choice {
  shippingTypeId: number | null
  /** The pickup branch, for that shipping method. */
  branchId: number | null
  /** The locker or pickup point, for those. */
  point: ChosenPoint | null
  paymentTypeId: number | null
  /** Monthly; 1 for all at once. */
  instalments: number
}

export interface Draft {
  form: CheckoutForm
  choice: Choice
  /** Whose details these are: data filled in from an account must not be shown to anybody else. Null for a guest's. */
  customerId: number | null
  /** Fields refused by the API when the order was placed, each with its message. */
  refused: Readonly<Record<string, string>>
}

export const noChoice: Choice = {
  shippingTypeId: null,
  branchId: null,
  point: null,
  paymentTypeId: null,
  instalments: 1,
}

export const emptyDraft: Draft = { form: emptyForm, choice: noChoice, customerId: null, refused: {} }

const maxPointText = 200

const readId = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null

function readChoice(stored: unknown): Choice {
  if (typeof stored !== 'object' || stored === null) return noChoice
  const { shippingTypeId, branchId, point, paymentTypeId, instalments } = stored as Partial<
    Record<keyof Choice, unknown>
  >
  return {
    shippingTypeId: readId(shippingTypeId),
    branchId: readId(branchId),
    point: readPoint(point),
    paymentTypeId: readId(paymentTypeId),
    instalments: readId(instalments) ?? 1,
  }
}

function readPoint(stored: unknown): ChosenPoint | null {
  if (typeof stored !== 'object' || stored === null) return null
  const values = new Map<string, unknown>(Object.entries(stored))
  const network = carrierCodes.find((code) => code === values.get('network'))
  const [id, name, street, city, postalCode] = ['id', 'name', 'street', 'city', 'postalCode'].map((key) =>
    String(values.get(key) ?? '').slice(0, maxPointText),
  )
  if (!network || !id || !name) return null
  return { id, network, name, street: street ?? '', city: city ?? '', postalCode: postalCode ?? '' }
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
