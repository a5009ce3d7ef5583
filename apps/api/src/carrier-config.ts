// The configuration of carriers, and the carriers made from it.

import { z } from 'zod'
import { acs } from './adapters/acs.ts'
import { boxNow } from './adapters/box-now.ts'
import { cleverPoint } from './adapters/clever-point.ts'
import { findHttpError } from './http/outside-url.ts'
import type { Carrier, Carriers } from './ports/carrier.ts'
import type { OutsideReports } from './ports/outside-service.ts'

const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))
const text = z.string().min(1)

export const carrierSettings = {
  /** Who sends, as carriers print it and as they reach it. */
  SENDER_NAME: text.default('Στοά'),
  SENDER_EMAIL: z.email().optional(),
  SENDER_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, 'international, +302100000000')
    .optional(),
  BOXNOW_API_URL: httpUrl.default('https://api-production.boxnow.gr'),
  /** Without it, the sandbox's BoxNow, or in production none. */
  BOXNOW_CLIENT_ID: text.optional(),
  BOXNOW_CLIENT_SECRET: text.optional(),
  /** The warehouse that BoxNow collects from. */
  BOXNOW_ORIGIN_LOCATION_ID: text.optional(),
  /** Where the account manages several partners. */
  BOXNOW_PARTNER_ID: text.optional(),
  /** Verifies what BoxNow sends; without it, parcels are only asked about. */
  BOXNOW_WEBHOOK_SECRET: text.optional(),
  CLEVERPOINT_URL: httpUrl.default('https://platform.cleverpoint.gr/api/v1'),
  /** Without it, the sandbox's Clever Point, or in production none. */
  CLEVERPOINT_API_KEY: text.optional(),
  ACS_URL: httpUrl.default('https://webservices.acscourier.net/ACSRestServices/api/ACSAutoRest'),
  /** Without it, the sandbox's ACS, or in production none. */
  ACS_API_KEY: text.optional(),
  ACS_COMPANY_ID: text.optional(),
  ACS_COMPANY_PASSWORD: text.optional(),
  ACS_USER_ID: text.optional(),
  ACS_USER_PASSWORD: text.optional(),
  ACS_BILLING_CODE: text.optional(),
  /** How the account takes amounts: 10.5 or 10,50. */
  ACS_AMOUNT_FORMAT: z.enum(['number', 'comma']).default('number'),
}

const settings = z.object(carrierSettings)

export type CarrierConfig = z.infer<typeof settings>

const together = [
  ['BOXNOW_CLIENT_ID', 'BOXNOW_CLIENT_SECRET', 'BOXNOW_ORIGIN_LOCATION_ID'],
  ['ACS_API_KEY', 'ACS_COMPANY_ID', 'ACS_COMPANY_PASSWORD', 'ACS_USER_ID', 'ACS_USER_PASSWORD', 'ACS_BILLING_CODE'],
] as const

/** The error, as a sentence; null when there is none. */
export function findCarrierConfigError(config: CarrierConfig, production: boolean): string | null {
  const incomplete = together.find((names) => new Set(names.map((name) => config[name] === undefined)).size > 1)
  if (incomplete) return `${incomplete.slice(0, -1).join(', ')} and ${incomplete.at(-1)} go together.`
  if (config.BOXNOW_CLIENT_ID && !(config.SENDER_EMAIL && config.SENDER_PHONE))
    return 'BoxNow needs SENDER_EMAIL and SENDER_PHONE.'
  return findHttpError(config, ['BOXNOW_API_URL', 'CLEVERPOINT_URL', 'ACS_URL'], production)
}

/** Stand-ins on this machine, for carriers that are not configured. */
export interface SandboxCarriers {
  boxNow: { url: string; clientId: string; clientSecret: string; originId: string; webhookSecret: string }
  cleverPoint: { url: string; apiKey: string }
  acs: {
    url: string
    apiKey: string
    companyId: string
    companyPassword: string
    userId: string
    userPassword: string
    billingCode: string
  }
}

export interface CarrierOptions {
  config: CarrierConfig
  sandboxCarriers: SandboxCarriers | null
  reports: OutsideReports
}

export function createCarriers(options: CarrierOptions): Carriers {
  const carriers = [createBoxNow(options), createCleverPoint(options), createAcs(options)].filter(
    (carrier) => carrier !== null,
  )
  return new Map(carriers.map((carrier) => [carrier.code, carrier]))
}

function createBoxNow({ config, sandboxCarriers, reports }: CarrierOptions): Carrier | null {
  const { BOXNOW_CLIENT_ID: clientId, BOXNOW_CLIENT_SECRET: clientSecret, BOXNOW_ORIGIN_LOCATION_ID: originId } = config
  const { SENDER_NAME: name, SENDER_EMAIL: email = 'shop@stoa.example', SENDER_PHONE: phone = '+302100000000' } = config
  const common = { partnerId: config.BOXNOW_PARTNER_ID ?? null, sender: { name, email, phone }, reports }
  if (!clientId || !clientSecret || !originId)
    return sandboxCarriers && boxNow({ ...common, ...sandboxCarriers.boxNow })
  const webhookSecret = config.BOXNOW_WEBHOOK_SECRET ?? null
  return boxNow({ ...common, url: config.BOXNOW_API_URL, clientId, clientSecret, originId, webhookSecret })
}

function createCleverPoint({ config, sandboxCarriers, reports }: CarrierOptions): Carrier | null {
  const { CLEVERPOINT_URL: url, CLEVERPOINT_API_KEY: apiKey } = config
  if (!apiKey) return sandboxCarriers && cleverPoint({ ...sandboxCarriers.cleverPoint, reports })
  return cleverPoint({ url, apiKey, reports })
}

function createAcs({ config, sandboxCarriers, reports }: CarrierOptions): Carrier | null {
  const common = { sender: config.SENDER_NAME, amountFormat: config.ACS_AMOUNT_FORMAT, reports }
  const { ACS_API_KEY: apiKey, ACS_COMPANY_ID: companyId, ACS_COMPANY_PASSWORD: companyPassword } = config
  const { ACS_URL: url, ACS_USER_ID: userId, ACS_USER_PASSWORD: userPassword, ACS_BILLING_CODE: billingCode } = config
  if (!apiKey || !companyId || !companyPassword || !userId || !userPassword || !billingCode)
    return sandboxCarriers && acs({ ...common, ...sandboxCarriers.acs })
  return acs({ ...common, url, apiKey, companyId, companyPassword, userId, userPassword, billingCode })
}
