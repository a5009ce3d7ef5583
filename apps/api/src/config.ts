// Everything that can be set from outside, checked once at the start. A wrong value stops the start with a sentence.

import { z } from 'zod'
import { carrierSettings, findCarrierConfigError } from './carrier-config.ts'
import { bestPriceTags } from './catalogue/feeds/bestprice-tags.ts'
import { documentSettings, findDocumentConfigError } from './document-config.ts'
import { trustProxy } from './http/trust-proxy.ts'
import { limitSettings, shopLimits } from './identity/limits/limit-table.ts'
import { findMessageConfigError, messageSettings } from './message-config.ts'
import { findPaymentConfigError, paymentSettings } from './payment-config.ts'
import { settlementSettings } from './settlement-config.ts'
import { findSocialConfigError, socialSettings } from './social-config.ts'
import { toolSettings } from './tool-config.ts'
import { findVatConfigError, vatSettings } from './vat-config.ts'
import { webhookSettings } from './webhook-config.ts'

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
const port = z.coerce.number().int().min(0).max(65_535)
const hostOnly = z
  .url({ protocol: /^https?$/ })
  .refine((text) => /^https?:\/\/[^/?#]+\/?$/.test(text), 'scheme and host only, without a path')
  .transform((text) => text.replace(/\/$/, ''))

const settings = z.object({
  /** `demo` has the built-in shop and stand-ins for the outside world; `production` has neither. */
  SHOP_MODE: z.enum(['production', 'demo']).default('demo'),
  /** Without it, a private PostgreSQL is started in STOA_DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(12),
  STOA_DATA_DIR: z.string().min(1).default('.data'),
  /** Where the lists process answers. A web process for which it is set has no columns of its own. */
  LISTS_SOCKET: z.string().min(1).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  /** Scheme and host of the public site, for canonical addresses and links in mails. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** Signs sessions and encrypts authenticators' secrets. Without it, one is generated and stored in STOA_DATA_DIR. */
  SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** Rate limits where they differ from the shop's own table: `login.ip=40/minute`; or `off`. */
  LIMITS: limitSettings.default(shopLimits),
  /** The trusted proxies, whose forwarded client address is used. Without any, none is. */
  TRUST_PROXY: trustProxy.optional(),
  /** The outgoing mail server. Without it, the sandbox's. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Στοά <shop@stoa.example>'),
  /** Where staff are told of what somebody has to look into. Without it, it is in the log alone. */
  ALERT_EMAIL: z.email('one e-mail address').optional(),
  /** Stand-ins for mail and other outside services; never in production. */
  SANDBOX: flag.optional(),
  SANDBOX_PORT: port.default(3025),
  /** Fill an empty database with the built-in shop. */
  DEMO_SHOP: flag.optional(),
  /** `off` renders every page anew: for measuring. */
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** Memory for finished pages. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(64),
  /** Proxies that keep pages and drop them on a request of the method BAN, separated by commas. */
  PURGE_URL: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
    .optional(),
  /** How many drawn covers are encoded before they are asked for, the best sellers first; 0 encodes none ahead. */
  COVERS_AHEAD: z.coerce.number().int().min(0).max(1_000_000).default(2000),
  /** Hosts of covers that may be fetched although they stand inside: `images.internal:8080`, separated by commas. */
  COVER_FETCH_ALLOW: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
  /** Scheme and host in the addresses of price feeds. Without it, PUBLIC_ORIGIN. */
  FEED_PUBLIC_BASE_URL: hostOnly.optional(),
  /** An unguessable part of the price feeds' paths. */
  FEED_TOKEN: z
    .string()
    .regex(/^[\w-]{16,128}$/, '16 to 128 letters, digits, - and _')
    .optional(),
  /** Whoever sends it as a bearer token sees `/metrics`; without it, only this machine does. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w-]{16,128}$/, '16 to 128 letters, digits, - and _')
    .optional(),
  /** Minutes after which feeds and sitemaps are regenerated. */
  FEED_CACHE_MIN: z.coerce.number().int().min(1).max(1440).default(30),
  /** Also list products that cannot be ordered now, in feeds that have a value for it. */
  FEED_INCLUDE_UNAVAILABLE: flag.default(false),
  /** What sending one product costs, in euros; left out, the accounts at the price engines say it. */
  FEED_SHIPPING_COST: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,2})?$/, 'an amount in euros, 3.50')
    .transform((text) => Math.round(Number(text) * 100))
    .optional(),
  /** BestPrice's own names for tags where they differ from ours: `name=title,link=productURL`. */
  FEED_BESTPRICE_TAGS: bestPriceTags.default({}),
  ...socialSettings,
  ...vatSettings,
  ...carrierSettings,
  ...toolSettings,
  ...documentSettings,
  ...messageSettings,
  ...paymentSettings,
  ...settlementSettings,
  ...webhookSettings,
  /** Pages from their sources, changing as they are saved. */
  STOREFRONT_DEV: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export interface Config
  extends Omit<z.infer<typeof settings>, 'SANDBOX' | 'DEMO_SHOP' | 'PUBLIC_ORIGIN' | 'FEED_PUBLIC_BASE_URL'> {
  SANDBOX: boolean
  DEMO_SHOP: boolean
  PUBLIC_ORIGIN: string
  FEED_PUBLIC_BASE_URL: string
}

export class ConfigError extends Error {}

/** The URL printed at the start: redirects from outside must return to the host that has the cookies. */
function localOrigin({ HOST, PORT }: { HOST: string; PORT: number }): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(environment)
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`The configuration is not right. ${reasons.join('. ')}.`)
  }
  const values = parsed.data
  const production = values.SHOP_MODE === 'production'
  if (production && values.SANDBOX) throw new ConfigError('SANDBOX may not be on in production.')
  if (production && !values.SMTP_URL)
    throw new ConfigError('SMTP_URL is needed in production: orders are confirmed by mail.')
  if (production && !values.PUBLIC_ORIGIN) throw new ConfigError('PUBLIC_ORIGIN is needed in production.')
  if (production && !values.SESSION_SECRET)
    throw new ConfigError('SESSION_SECRET is needed in production: every process signs sessions with the same one.')
  const groupError =
    findSocialConfigError(values, production) ??
    findVatConfigError(values, production) ??
    findCarrierConfigError(values, production) ??
    findDocumentConfigError(values, production) ??
    findMessageConfigError(values, production) ??
    findPaymentConfigError(values, production)
  if (groupError) throw new ConfigError(groupError)
  const origin = (values.PUBLIC_ORIGIN ?? localOrigin(values)).replace(/\/$/, '')
  return {
    ...values,
    SANDBOX: values.SANDBOX ?? !production,
    DEMO_SHOP: values.DEMO_SHOP ?? !production,
    PUBLIC_ORIGIN: origin,
    FEED_PUBLIC_BASE_URL: values.FEED_PUBLIC_BASE_URL ?? origin,
  }
}
