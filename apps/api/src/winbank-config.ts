// The configuration of winbank, and the provider made from it.

import { z } from 'zod'
import { type TicketSeal, type WinbankAddresses, winbank } from './adapters/winbank.ts'
import type { WinbankAccount } from './adapters/winbank-messages.ts'
import { findMissingError } from './http/missing-settings.ts'
import { findHttpError } from './http/outside-url.ts'
import { seal, unseal } from './identity/seal.ts'
import type { OutsideReports } from './ports/outside-service.ts'
import type { PaymentProvider } from './ports/payment.ts'

const bank = 'https://paycenter.piraeusbank.gr'
const httpUrl = z.url({ protocol: /^https?$/ })
const digits = z.string().regex(/^\d{1,15}$/, 'digits')
const text = z.string().min(1)

export const winbankSettings = {
  PAYCENTER_TICKET_URL: httpUrl.default(`${bank}/services/tickets/issuer.asmx`),
  PAYCENTER_REDIRECT_URL: httpUrl.default(`${bank}/redirection/pay.aspx`),
  PAYCENTER_WS_URL: httpUrl.default(`${bank}/services/paymentgateway.asmx`),
  PAYCENTER_ACQUIRER_ID: digits.default('14'),
  /** The shop's terminal and its user. Without them, the sandbox's winbank, or in production none. */
  PAYCENTER_MERCHANT_ID: digits.optional(),
  PAYCENTER_POS_ID: digits.optional(),
  PAYCENTER_USER: text.optional(),
  PAYCENTER_PASSWORD: text.optional(),
}

const settings = z.object(winbankSettings)

export type WinbankConfig = z.infer<typeof settings>

const together = ['PAYCENTER_MERCHANT_ID', 'PAYCENTER_POS_ID', 'PAYCENTER_USER', 'PAYCENTER_PASSWORD'] as const
const addresses = ['PAYCENTER_TICKET_URL', 'PAYCENTER_REDIRECT_URL', 'PAYCENTER_WS_URL'] as const

/** The error, as a sentence; null when there is none. */
export function findWinbankConfigError(config: WinbankConfig, production: boolean): string | null {
  return findMissingError('winbank', config, together) ?? findHttpError(config, addresses, production)
}

export interface WinbankOptions {
  config: WinbankConfig
  /** The shop's, from which the key of tickets is made. */
  secret: Uint8Array
  /** The stand-in on this machine, for a shop without a terminal at the bank. */
  sandboxWinbank: (WinbankAccount & WinbankAddresses) | null
  reports: OutsideReports
}

const ownerOf = (reference: string): string => `winbank ticket ${reference}`

export const ticketSeal = (secret: Uint8Array): TicketSeal => ({
  seal: (reference, ticket) => seal(secret, ownerOf(reference), Buffer.from(ticket)).toString('base64url'),
  open(reference, sealed) {
    try {
      return unseal(secret, ownerOf(reference), Buffer.from(sealed, 'base64url')).toString()
    } catch {
      return null
    }
  },
})

export function createWinbank({ config, secret, sandboxWinbank, reports }: WinbankOptions): PaymentProvider | null {
  const { PAYCENTER_MERCHANT_ID: merchantId, PAYCENTER_POS_ID: posId, PAYCENTER_ACQUIRER_ID: acquirerId } = config
  const common = { tickets: ticketSeal(secret), reports }
  const { PAYCENTER_USER: user, PAYCENTER_PASSWORD: password } = config
  if (!merchantId || !posId || !user || !password) return sandboxWinbank && winbank({ ...sandboxWinbank, ...common })
  const { PAYCENTER_TICKET_URL: ticketUrl, PAYCENTER_REDIRECT_URL: pageUrl, PAYCENTER_WS_URL: followUpUrl } = config
  return winbank({ merchantId, posId, acquirerId, user, password, ticketUrl, pageUrl, followUpUrl, ...common })
}
