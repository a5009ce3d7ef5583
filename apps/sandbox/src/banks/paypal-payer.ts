// Who pays at the sandbox's PayPal, and changes to an order before it is captured (JSON Patch, as far as PayPal takes it).

import type { PaypalOrder } from './paypal-store.ts'

export interface PaypalShipping {
  name: { full_name: string }
  address: Readonly<Record<string, string>>
}

export const payer = {
  payer_id: 'SANDBOXPAYER1',
  email_address: 'eleni.markou@example.gr',
  name: { given_name: 'Ελένη', surname: 'Μάρκου' },
} as const

const full_name = 'Ελένη Μάρκου'

/** What the buyer has on file. */
export const shippingOnFile = {
  home: {
    name: { full_name },
    address: { address_line_1: 'Ασκληπιού 40', admin_area_2: 'Αθήνα', postal_code: '10679', country_code: 'GR' },
  },
  abroad: {
    name: { full_name },
    address: { address_line_1: '1-1 Chiyoda', admin_area_2: 'Tokyo', postal_code: '100-8111', country_code: 'JP' },
  },
} as const satisfies Record<string, PaypalShipping>

interface Change {
  op?: string
  path?: string
  value?: unknown
}

const base = "/purchase_units/@reference_id=='default'/"

/** PayPal's issue; null when all of it is changed. */
export function changeOrder(order: PaypalOrder, changes: readonly Change[]): string | null {
  if (order.status !== 'APPROVED' && order.status !== 'PAYER_ACTION_REQUIRED') return 'ORDER_NOT_PATCHABLE'
  const changed = { ...order }
  for (const { op, path = '', value } of changes) {
    const name = path.startsWith(base) ? path.slice(base.length) : ''
    const set = setters[name]
    if (!set || (op !== 'add' && op !== 'replace')) return 'INVALID_JSON_POINTER_FORMAT'
    if (op === 'replace' && name.startsWith('shipping/') && !order.shipping) return 'INVALID_PATCH_OPERATION'
    if (!set(changed, value)) return 'INVALID_PARAMETER_VALUE'
  }
  Object.assign(order, changed)
  return null
}

type Setter = (order: PaypalOrder, value: unknown) => boolean

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 127

const setters: Readonly<Record<string, Setter>> = {
  amount(order, value) {
    const { currency_code, value: text } = value as { currency_code?: string; value?: string }
    if (currency_code !== order.currency || !/^\d+\.\d\d$/.test(text ?? '')) return false
    const cents = Math.round(Number(text) * 100)
    // the buyer may have chosen that one cent is taken
    if (order.capturedCents === order.cents) order.capturedCents = cents
    order.cents = cents
    return cents > 0
  },
  custom_id: (order, value) => isText(value) && Object.assign(order, { customId: value }) === order,
  invoice_id: (order, value) => isText(value) && Object.assign(order, { invoiceId: value }) === order,
  description: (_, value) => isText(value),
  'shipping/name': (order, value) => Object.assign(order, { shipping: { ...order.shipping, name: value } }) === order,
  'shipping/address': (order, value) =>
    Object.assign(order, { shipping: { ...order.shipping, address: value } }) === order,
}
