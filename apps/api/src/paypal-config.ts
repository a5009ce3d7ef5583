// The configuration of PayPal, and the provider made from it.

import { z } from 'zod'
import { captureTime } from './adapters/capture-time.ts'
import { paypal } from './adapters/paypal.ts'
import type { PaypalAccount } from './adapters/paypal-calls.ts'
import { findMissingError } from './http/missing-settings.ts'
import { findHttpError } from './http/outside-url.ts'
import type { OutsideReports } from './ports/outside-service.ts'
import type { PaymentProvider } from './ports/payment.ts'

const text = z.string().min(1)

export const paypalSettings = {
  PAYPAL_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .default('https://api-m.paypal.com'),
  /** Of the shop's app at PayPal. Without them, the sandbox's PayPal, or in production none. */
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  /** Of the app's webhook, whose address is `/api/payments/paypal/notify`. */
  PAYPAL_WEBHOOK_ID: text.optional(),
  /** What buyers read on PayPal's page. */
  PAYPAL_BRAND_NAME: z.string().min(1).max(127).default('Στοά'),
  /** `later`: what is held is captured by a call of ours; `on_dispatch`: as the goods leave. `at_once` where it is not set. */
  PAYPAL_CAPTURE: captureTime.optional(),
  /** For how long PayPal stands by what it holds; it lets go of it after 29 days. */
  PAYPAL_HOLD_DAYS: z.coerce.number().int().min(1).max(29).default(3),
}

const settings = z.object(paypalSettings)

export type PaypalConfig = z.infer<typeof settings>

const together = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'] as const

/** The error, as a sentence; null when there is none. */
export function findPaypalConfigError(config: PaypalConfig, production: boolean): string | null {
  const error = findMissingError('PayPal', config, together) ?? findHttpError(config, ['PAYPAL_API_URL'], production)
  if (error) return error
  return production && new URL(config.PAYPAL_API_URL).hostname.includes('sandbox')
    ? 'PAYPAL_API_URL may not be PayPal’s sandbox in production.'
    : null
}

export interface PaypalOptions {
  config: PaypalConfig
  /** The stand-in on this machine, for a shop without an app at PayPal. */
  sandboxPaypal: PaypalAccount | null
  reports: OutsideReports
}

export function createPaypal({ config, sandboxPaypal, reports }: PaypalOptions): PaymentProvider | null {
  const { PAYPAL_API_URL: url, PAYPAL_CLIENT_ID: clientId, PAYPAL_BRAND_NAME: brandName } = config
  const { PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = config
  const { PAYPAL_CAPTURE: captures, PAYPAL_HOLD_DAYS: holdDays } = config
  const common = { brandName, holdDays, reports }
  if (!clientId || !clientSecret || !webhookId)
    return sandboxPaypal && paypal({ ...sandboxPaypal, captures: captures ?? sandboxPaypal.captures, ...common })
  return paypal({ url, clientId, clientSecret, webhookId, captures: captures ?? 'at_once', ...common })
}
