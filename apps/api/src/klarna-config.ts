// The configuration of Klarna, and the provider made from it.

import { z } from 'zod'
import { captureTime } from './adapters/capture-time.ts'
import { klarna } from './adapters/klarna.ts'
import type { KlarnaAccount } from './adapters/klarna-calls.ts'
import { findMissingError } from './http/missing-settings.ts'
import { findHttpError } from './http/outside-url.ts'
import type { OutsideReports } from './ports/outside-service.ts'
import type { PaymentProvider } from './ports/payment.ts'

const text = z.string().min(1)

export const klarnaSettings = {
  KLARNA_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/$/, ''))
    .default('https://api.klarna.com'),
  /** Of the shop at Klarna. Without them, the sandbox's Klarna, or in production none. */
  KLARNA_USERNAME: text.optional(),
  KLARNA_PASSWORD: text.optional(),
  /** Whose buyers the account is for. */
  KLARNA_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'two capital letters')
    .default('GR'),
  /** `later`: what Klarna has authorised is captured by a call of ours; `on_dispatch`: as the goods leave. */
  KLARNA_CAPTURE: captureTime.default('at_once'),
  /** How long Klarna holds it. */
  KLARNA_HOLD_DAYS: z.coerce.number().int().min(1).max(60).default(28),
}

const settings = z.object(klarnaSettings)

export type KlarnaConfig = z.infer<typeof settings>

/** Of Klarna's test environment, whose payments are none. */
const isPlayground = (url: string): boolean => new URL(url).hostname.includes('playground')

/** The error, as a sentence; null when there is none. */
export function findKlarnaConfigError(config: KlarnaConfig, production: boolean): string | null {
  const error =
    findMissingError('Klarna', config, ['KLARNA_USERNAME', 'KLARNA_PASSWORD']) ??
    findHttpError(config, ['KLARNA_API_URL'], production)
  if (error) return error
  return production && isPlayground(config.KLARNA_API_URL)
    ? 'KLARNA_API_URL may not be Klarna’s playground in production.'
    : null
}

export interface KlarnaOptions {
  config: KlarnaConfig
  /** The stand-in on this machine, for a shop without an account at Klarna. */
  sandboxKlarna: KlarnaAccount | null
  reports: OutsideReports
}

export function createKlarna({ config, sandboxKlarna, reports }: KlarnaOptions): PaymentProvider | null {
  const { KLARNA_API_URL: url, KLARNA_USERNAME: username, KLARNA_PASSWORD: password } = config
  const mode = config.KLARNA_CAPTURE === 'at_once' ? ('CAPTURE_ORDER' as const) : ('PLACE_ORDER' as const)
  const holdDays = config.KLARNA_CAPTURE === 'on_dispatch' ? config.KLARNA_HOLD_DAYS : null
  const account = username && password ? { url, username, password } : sandboxKlarna
  return account && klarna({ ...account, country: config.KLARNA_COUNTRY, mode, holdDays, reports })
}
