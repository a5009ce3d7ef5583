// What the sandbox's PayPal knows: orders with what is held and captured of them, refunds, and what it has answered to each
// request's id.

import { randomBytes } from 'node:crypto'
import type { PaypalShipping } from './paypal-payer.ts'

export interface PaypalRefund {
  id: string
  cents: number
  customId: string
}

/** As the page's buyer chooses: captured, or refused by the bank of the buyer's card. */
export type CaptureStatus = 'COMPLETED' | 'DECLINED'

/** PENDING while PayPal reviews it. */
export type HoldStatus = 'PENDING' | 'CREATED' | 'CAPTURED' | 'VOIDED' | 'EXPIRED'

export interface PaypalHold {
  status: HoldStatus
  cents: number
  /** Milliseconds: PayPal lets go of it then. */
  endsAt: number
}

export interface PaypalOrder {
  id: string
  intent: 'CAPTURE' | 'AUTHORIZE'
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  cents: number
  currency: string
  customId: string
  invoiceId: string
  returnUrl: string
  cancelUrl: string
  /** Whether PayPal asks the buyer where the parcel goes. */
  asksAddress: boolean
  shipping: PaypalShipping | null
  /** What its capture will be. */
  willBe: CaptureStatus
  /** How much it will be. */
  capturedCents: number
  /** The number of what will be held. */
  holdId: string
  /** Whether PayPal reviews what will be held. */
  isReviewed: boolean
  /** Whether it lets what is held be captured. */
  isFunded: boolean
  hold: PaypalHold | null
  capture: { id: string; status: CaptureStatus; cents: number } | null
  refunds: PaypalRefund[]
}

/** Seventeen letters and digits, as PayPal's numbers are. */
export const paypalId = (): string =>
  [...randomBytes(17)].map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXY0123456789'.charAt(byte % 33)).join('')

export function createPaypalStore() {
  const orders = new Map<string, PaypalOrder>()
  const answers = new Map<string, object>()
  return {
    add(
      order: Pick<
        PaypalOrder,
        'intent' | 'cents' | 'currency' | 'customId' | 'invoiceId' | 'returnUrl' | 'cancelUrl' | 'asksAddress'
      >,
    ): PaypalOrder {
      const added: PaypalOrder = {
        ...order,
        id: paypalId(),
        status: 'PAYER_ACTION_REQUIRED',
        willBe: 'COMPLETED',
        capturedCents: order.cents,
        ...{ holdId: paypalId(), isReviewed: false, isFunded: true, hold: null },
        capture: null,
        refunds: [],
        shipping: null,
      }
      orders.set(added.id, added)
      return added
    },
    find: (id: string): PaypalOrder | null => orders.get(id) ?? null,
    findByHold: (id: string): PaypalOrder | null =>
      [...orders.values()].find(({ hold, holdId }) => hold !== null && holdId === id) ?? null,
    findByCapture: (id: string): PaypalOrder | null =>
      [...orders.values()].find(({ capture }) => capture?.id === id) ?? null,
    isInvoiced: (invoiceId: string): boolean =>
      invoiceId !== '' && [...orders.values()].some((order) => order.invoiceId === invoiceId),
    /** What was answered to the request of this id; kept for it otherwise. */
    answered: (requestId: string | undefined): object | null => answers.get(requestId ?? '') ?? null,
    keep(requestId: string | undefined, answer: object): object {
      if (requestId) answers.set(requestId, answer)
      return answer
    },
  }
}

export type PaypalStore = ReturnType<typeof createPaypalStore>
