// The sandbox's banks put together, with a page on which notifications that were held are let go.

import type { FastifyInstance } from 'fastify'
import type { Faults } from '../faults.ts'
import { cardlinkAddresses, registerCardlink } from './cardlink.ts'
import { registerKlarna } from './klarna.ts'
import { klarnaAddresses } from './klarna-wire.ts'
import { type BankNotifications, createNotifications } from './notifications.ts'
import { registerPaypal } from './paypal.ts'
import { paypalAddresses } from './paypal-wire.ts'
import { registerViva } from './viva.ts'
import { vivaAddresses } from './viva-wire.ts'
import { registerWinbank } from './winbank.ts'
import { winbankAddresses } from './winbank-wire.ts'

export type BankStandIns = Pick<BankNotifications, 'sendHeld'>

export interface BankDeps {
  faults: Faults
  now: () => number
  notifications: BankNotifications
  /** Scheme and host of the shop, for banks at which it is entered where buyers return, and where they notify. */
  shopOrigin: string
}

/** Each bank adds its routes. */
const banks: readonly ((app: FastifyInstance, deps: BankDeps) => void)[] = [
  registerCardlink,
  registerViva,
  registerPaypal,
  registerWinbank,
  registerKlarna,
]

export function registerBanks(app: FastifyInstance, common: Omit<BankDeps, 'notifications'>): BankStandIns {
  const notifications = createNotifications()
  for (const register of banks) register(app, { ...common, notifications })
  const policy = "default-src 'none'; form-action 'self'; base-uri 'none'"
  app.get('/banks', (_, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><title>Banks (sandbox)</title><main><h1>Banks (sandbox)</h1><form method="post"><p>${notifications.countHeld()} notifications are held.</p><button>Send them</button></form></main></html>`,
      ),
  )
  app.post('/banks', async (_, reply) => {
    await notifications.sendHeld()
    return reply.redirect('/banks', 303)
  })
  return { sendHeld: notifications.sendHeld }
}

export interface BankAccounts {
  cardlink: ReturnType<typeof cardlinkAddresses>
  viva: ReturnType<typeof vivaAddresses>
  paypal: ReturnType<typeof paypalAddresses>
  winbank: ReturnType<typeof winbankAddresses>
  klarna: ReturnType<typeof klarnaAddresses>
}

export const bankAccounts = (origin: string): BankAccounts => ({
  cardlink: cardlinkAddresses(origin),
  viva: vivaAddresses(origin),
  paypal: paypalAddresses(origin),
  winbank: winbankAddresses(origin),
  klarna: klarnaAddresses(origin),
})
