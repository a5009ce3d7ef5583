// What a refused order means for the page: which field is to be looked at, what changed, what it comes to now.

import { type CartChange, cartChange, type Totals, totals } from '@stoa/contract/cart'
import { orderRequest } from '@stoa/contract/orders'
import type { Problem } from '@stoa/contract/problem'
import { type FieldName, textNames } from '../form/checkout-form.ts'

/** The parts of the last step that can be refused. */
export type Part = 'shipping' | 'branch' | 'payment' | 'terms'

export interface Refused {
  /** Fields of the first step, each with a sentence. */
  fields: Partial<Record<FieldName, string>>
  /** Parts of this step, each with a sentence. */
  parts: Partial<Record<Part, string>>
  /** The amounts as they are now, when they changed. */
  totals: Totals | null
  /** The lines that changed, when they did. */
  changes: CartChange[]
  /** Whether the cart is what is wrong. */
  cart: boolean
  sentence: string
}

const partOf: Readonly<Record<string, Part>> = {
  shippingTypeId: 'shipping',
  branchId: 'branch',
  paymentTypeId: 'payment',
  acceptedTerms: 'terms',
}

const partByCode: Readonly<Record<string, Part>> = {
  payment_amount_too_high: 'payment',
  payment_not_available: 'payment',
  payment_type_not_found: 'payment',
  shipping_not_available: 'shipping',
  shipping_type_not_found: 'shipping',
  branch_required: 'branch',
  branch_not_found: 'branch',
  terms_not_accepted: 'terms',
}

const cartCodes = ['cart_empty', 'cart_changed', 'out_of_stock']

const readableByWire = new Map(Object.entries(orderRequest.fields).map(([name, { wire }]) => [wire, name]))

const isField = (name: string): name is FieldName => textNames.some((one) => one === name)

export function readRefusal({ code, title, errors = [], details = {} }: Problem): Refused {
  const named = Array.isArray(details.fields) ? details.fields.map(String) : []
  const wrong = [...errors, ...named.map((field) => ({ field, message: title }))].map(({ field, message }) => ({
    name: readableByWire.get(field) ?? field,
    message,
  }))
  const parts = wrong.flatMap(({ name, message }) => (partOf[name] ? [[partOf[name], message]] : []))
  const byCode = partByCode[code]
  return {
    fields: Object.fromEntries(wrong.filter(({ name }) => isField(name)).map(({ name, message }) => [name, message])),
    parts: { ...(byCode ? { [byCode]: title } : {}), ...Object.fromEntries(parts) },
    totals: readTotals(details.totals),
    changes: Array.isArray(details.changes) ? details.changes.flatMap(readChange) : [],
    cart: cartCodes.includes(code),
    sentence: title,
  }
}

function readTotals(wire: unknown): Totals | null {
  const checked = totals.schema.safeParse(wire)
  return checked.success ? totals.toReadable(checked.data) : null
}

function readChange(wire: unknown): CartChange[] {
  const checked = cartChange.schema.safeParse(wire)
  return checked.success ? [cartChange.toReadable(checked.data)] : []
}
