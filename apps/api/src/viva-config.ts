// The configuration of Viva, and the provider made from it.

import { z } from 'zod'
import { captureTime } from './adapters/capture-time.ts'
import { viva } from './adapters/viva.ts'
import type { VivaAccount } from './adapters/viva-calls.ts'
import { findMissingError } from './http/missing-settings.ts'
import { findHttpError } from './http/outside-url.ts'
import type { OutsideReports } from './ports/outside-service.ts'
import type { PaymentProvider } from './ports/payment.ts'

const baseUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))
const text = z.string().min(1)

export const vivaSettings = {
  VIVA_ACCOUNTS_URL: baseUrl.default('https://accounts.vivapayments.com'),
  VIVA_API_URL: baseUrl.default('https://api.vivapayments.com'),
  VIVA_APP_URL: baseUrl.default('https://www.vivapayments.com'),
  /** Of Smart Checkout. Without them, the sandbox's Viva, or in production none. */
  VIVA_CLIENT_ID: text.optional(),
  VIVA_CLIENT_SECRET: text.optional(),
  /** For refunds, and to show that the address of webhooks is the shop's. */
  VIVA_MERCHANT_ID: z.uuid().optional(),
  VIVA_API_KEY: text.optional(),
  /** The source at Viva whose addresses are `/payment/viva/success` and `/payment/viva/cancel`. */
  VIVA_SOURCE_CODE: z
    .string()
    .regex(/^\d{4}$/, 'four digits')
    .optional(),
  /** `later`: what is held on a card is captured by a call of ours; `on_dispatch`: as the goods leave. `at_once` where it is not set. */
  VIVA_CAPTURE: captureTime.optional(),
  /** How long cards' banks hold it: debit cards' for one to five days, credit cards' for up to thirty. */
  VIVA_HOLD_DAYS: z.coerce.number().int().min(1).max(60).default(5),
}

const settings = z.object(vivaSettings)

export type VivaConfig = z.infer<typeof settings>

const together = [
  'VIVA_CLIENT_ID',
  'VIVA_CLIENT_SECRET',
  'VIVA_MERCHANT_ID',
  'VIVA_API_KEY',
  'VIVA_SOURCE_CODE',
] as const
const addresses = ['VIVA_ACCOUNTS_URL', 'VIVA_API_URL', 'VIVA_APP_URL'] as const

/** Viva's test environment, whose payments are none. */
const isDemo = (url: string): boolean => new URL(url).hostname.startsWith('demo')

/** The error, as a sentence; null when there is none. */
export function findVivaConfigError(config: VivaConfig, production: boolean): string | null {
  const error = findMissingError('Viva', config, together) ?? findHttpError(config, addresses, production)
  if (error) return error
  const demo = addresses.find((name) => isDemo(config[name]))
  return production && demo ? `${demo} may not be Viva’s demo environment in production.` : null
}

export interface VivaOptions {
  config: VivaConfig
  /** The stand-in on this machine, for a shop without an account at Viva. */
  sandboxViva: VivaAccount | null
  reports: OutsideReports
}

export function createViva({ config, sandboxViva, reports }: VivaOptions): PaymentProvider | null {
  const { VIVA_CLIENT_ID: clientId, VIVA_CLIENT_SECRET: clientSecret, VIVA_SOURCE_CODE: sourceCode } = config
  const { VIVA_MERCHANT_ID: merchantId, VIVA_API_KEY: apiKey } = config
  const { VIVA_CAPTURE: captures, VIVA_HOLD_DAYS: holdDays } = config
  if (!clientId || !clientSecret || !merchantId || !apiKey || !sourceCode)
    return sandboxViva && viva({ ...sandboxViva, captures: captures ?? sandboxViva.captures, holdDays, reports })
  const { VIVA_ACCOUNTS_URL: accountsUrl, VIVA_API_URL: apiUrl, VIVA_APP_URL: appUrl } = config
  const account = { accountsUrl, apiUrl, appUrl, clientId, clientSecret, merchantId, apiKey, sourceCode }
  return viva({ ...account, captures: captures ?? 'at_once', holdDays, reports })
}
