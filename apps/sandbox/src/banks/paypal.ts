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

/** Where the buyer chooses an address at PayPal. */
const choices: BankChoices = {
  ...bankChoices,
  abroad: { ...bankChoices.approve, label: 'Approve, with an address in Japan' },
}

export function registerPaypal(app: FastifyInstance, { faults, now, notifications, shopOrigin }: BankDeps): void {
  const store = createPaypalStore()
  registerPaypalWire(app, { faults, store, now })
  const webhook = (order: PaypalOrder, type: string, { altered }: BankChoice): BankMessage => {
    const event = { id: `WH-${randomUUID()}`, event_type: type, resource: { id: order.id, status: order.status } }
    const { headers, body } = signMessage(event, now())
    const url = `${shopOrigin}/api/payments/paypal/notify`
    // another event than was signed
    return { url, type: 'application/json', headers, body: altered ? body.replace('WH-', 'WH-0') : body }
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
      const approved = webhook(order, 'CHECKOUT.ORDER.APPROVED', choice)
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
