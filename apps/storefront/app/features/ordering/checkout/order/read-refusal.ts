// What a refused order means for the page: which field is wrong, what changed, the new totals.

import { orderRequest } from '@stoa/contract/ordering/place-order'
import { type CartProblem, cartProblem, type Totals, totals } from '@stoa/contract/ordering/totals'
import type { Problem } from '@stoa/contract/problem'
import { type FieldName, textNames } from '../form/checkout-form.ts'

/** The sections of the last step that can be refused. */
export type PaymentSection = 'shipping' | 'branch' | 'point' | 'payment' | 'terms'

export interface OrderRefusal {
  /** Fields of the first step, each with a message. */
  fields: Partial<Record<FieldName, string>>
  /** Sections of this step, each with a message. */
  sections: Partial<Record<PaymentSection, string>>
  /** The new totals, when they changed. */
  totals: Totals | null
  /** What of the cart is not as it was ordered. */
  problems: CartProblem[]
  /** Whether the cart is the cause. */
  isCartProblem: boolean
  message: string
}

const sectionByField: Readonly<Record<string, PaymentSection>> = {
  shippingTypeId: 'shipping',
  branchId: 'branch',
  pointId: 'point',
  paymentTypeId: 'payment',
  instalments: 'payment',
  acceptedTerms: 'terms',
}

const sectionByCode: Readonly<Record<string, PaymentSection>> = {
  payment_amount_too_high: 'payment',
  unpaid_limit_reached: 'payment',
  instalments_not_available: 'payment',
  payment_required: 'payment',
  payment_not_available: 'payment',
  payment_type_not_found: 'payment',
  shipping_not_available: 'shipping',
  shipping_not_for_contents: 'shipping',
  parcel_too_heavy: 'shipping',
  shipping_type_not_found: 'shipping',
  branch_required: 'branch',
  branch_not_found: 'branch',
  point_required: 'point',
  point_not_found: 'point',
  terms_not_accepted: 'terms',
}

const cartCodes = [
  'cart_empty',
  'cart_changed',
  'out_of_stock',
  'not_on_sale_yet',
  'extension_not_accepted',
  'extension_missing',
  'text_too_long',
  'bought_by_parts',
  'send_day_invalid',
  'box_too_full',
  'boxes_too_many',
  'box_item_refused',
  'box_item_unavailable',
]

const fieldByWireName = new Map(Object.entries(orderRequest.fields).map(([name, { wire }]) => [wire, name]))

const isField = (name: string): name is FieldName => textNames.some((textName) => textName === name)

export function readRefusal({ code, title, errors = [], details = {} }: Problem): OrderRefusal {
  const namedFields = Array.isArray(details.fields) ? details.fields.map(String) : []
  const fieldErrors = [...errors, ...namedFields.map((field) => ({ field, message: title }))].map(
    ({ field, message }) => ({
      name: fieldByWireName.get(field) ?? field,
      message,
    }),
  )
  const sections = fieldErrors.flatMap(({ name, message }) =>
    sectionByField[name] ? [[sectionByField[name], message]] : [],
  )
  const section = sectionByCode[code]
  return {
    fields: Object.fromEntries(
      fieldErrors.filter(({ name }) => isField(name)).map(({ name, message }) => [name, message]),
    ),
    sections: { ...(section ? { [section]: title } : {}), ...Object.fromEntries(sections) },
    totals: readTotals(details.totals),
    problems: Array.isArray(details.problems) ? details.problems.flatMap(readProblem) : [],
    isCartProblem: cartCodes.includes(code),
    message: title,
  }
}

function readTotals(wire: unknown): Totals | null {
  const checked = totals.schema.safeParse(wire)
  return checked.success ? totals.toReadable(checked.data) : null
}

function readProblem(wire: unknown): CartProblem[] {
  const checked = cartProblem.schema.safeParse(wire)
  return checked.success ? [cartProblem.toReadable(checked.data)] : []
}
