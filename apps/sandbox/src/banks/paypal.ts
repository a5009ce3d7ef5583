// The sandbox's PayPal: its page, on which the buyer agrees or leaves. Money moves only when the shop captures.

import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type BankChoice, type BankChoices, bankChoices } from './bank-choices.ts'
import type { BankDeps } from './banks.ts'
import { registerChoicePage } from './choice-page.ts'
import type { BankMessage } from './notifications.ts'
import { shippingOnFile } from './paypal-payer.ts'
import { createPaypalStore, type PaypalOrder, paypalId } from './paypal-store.ts'
import { signMessage } from './paypal-webhooks.ts'
import { registerPaypalWire } from './paypal-wire.ts'

const heldBack = { result: 'approved', browser: 'returns', notification: 'held' } as const

/** Where the buyer chooses an address at PayPal, and what becomes of an amount that PayPal holds only. */
const choices: BankChoices = {
  ...bankChoices,
  abroad: { ...bankChoices.approve, label: 'Approve, with an address in Japan' },
  reviewed: { label: 'Approve, review what is held, and hold it later', checked: 'accepted', ...heldBack },
  unfunded: { ...bankChoices.approve, label: 'Approve, and decline to capture what is held' },
  released: { label: 'Approve, and release later what is held', checked: 'rejected', ...heldBack },
}

export function registerPaypal(app: FastifyInstance, { faults, now, notifications, shopOrigin }: BankDeps): void {
  const store = createPaypalStore()
  registerPaypalWire(app, { faults, store, now })
  const send = (event_type: string, resource: object, { altered }: BankChoice): BankMessage => {
    const { headers, body } = signMessage({ id: `WH-${randomUUID()}`, event_type, resource }, now())
    const url = `${shopOrigin}/api/payments/paypal/notify`
    // another event than was signed
    return { url, type: 'application/json', headers, body: altered ? body.replace('WH-', 'WH-0') : body }
  }
  const webhook = ({ id, status }: PaypalOrder, type: string, choice: BankChoice): BankMessage =>
    send(type, { id, status }, choice)
  /** About what is held, which is so from then on. */
  const holdWebhook = (order: PaypalOrder, choice: BankChoice): BankMessage => {
    const status = choice.checked === 'accepted' ? 'CREATED' : 'VOIDED'
    const supplementary_data = { related_ids: { order_id: order.id } }
    const resource = { id: order.holdId, status, custom_id: order.customId, supplementary_data }
    const before = () => order.hold && Object.assign(order.hold, { status })
    return { ...send(`PAYMENT.AUTHORIZATION.${status}`, resource, choice), before }
  }
  registerChoicePage<PaypalOrder>(app, {
    ...{ bank: 'PayPal', path: '/paypal/checkoutnow', parameter: 'token', choices },
    find(id) {
      const order = store.find(id)
      return order?.status === 'PAYER_ACTION_REQUIRED' ? order : null
    },
    shown: ({ cents, currency, invoiceId }) => ({
      Amount: `${(cents / 100).toFixed(2)} ${currency}`,
      Order: invoiceId,
    }),
    async end(order, choice) {
      const { result, altered, wrongAmount } = choice
      if (result === 'cancelled' || result === 'error') return { url: withQuery(order.cancelUrl, { token: order.id }) }
      order.status = 'APPROVED'
      if (order.asksAddress) order.shipping = shippingOnFile[choice === choices.abroad ? 'abroad' : 'home']
      order.willBe = result === 'approved' ? 'COMPLETED' : 'DECLINED'
      if (wrongAmount) order.capturedCents = 1
      order.isReviewed = choice.checked === 'accepted'
      order.isFunded = choice !== choices.unfunded
      const isAboutHold = choice.checked !== undefined && order.intent === 'AUTHORIZE'
      const approved = isAboutHold ? holdWebhook(order, choice) : webhook(order, 'CHECKOUT.ORDER.APPROVED', choice)
      if (result === 'approved')
        await notifications.notify(choice, approved, webhook(order, 'CHECKOUT.ORDER.SAVED', choice))
      return { url: withQuery(order.returnUrl, { token: altered ? paypalId() : order.id, PayerID: 'SANDBOXPAYER1' }) }
    },
  })
}

function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
