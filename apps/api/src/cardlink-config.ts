// The configuration of the banks behind Cardlink, and the providers made from it.

import { z } from 'zod'
import { captureTime } from './adapters/capture-time.ts'
import { type CardlinkAccount, type CardlinkBank, cardlink } from './adapters/cardlink.ts'
import { findHttpError } from './http/outside-url.ts'
import type { OutsideReports } from './ports/outside-service.ts'
import type { PaymentProvider } from './ports/payment.ts'

const address = z.url({ protocol: /^https?$/ })
const text = z.string().min(1)
const mid = z.string().regex(/^\d{1,30}$/, 'up to 30 digits')
/** `at_once` where it is not set. */
const capture = captureTime.optional()
const holdDays = z.coerce.number().int().min(1).max(60).default(7)
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

export const cardlinkSettings = {
  CARDLINK_ALPHA_REDIRECT_URL: address.default('https://www.alphaecommerce.gr/vpos/shophandlermpi'),
  CARDLINK_ALPHA_XML_URL: address.default('https://www.alphaecommerce.gr/vpos/xmlpayvpos'),
  /** Without it, the sandbox's Alpha, or in production none. */
  CARDLINK_ALPHA_MID: mid.optional(),
  CARDLINK_ALPHA_SECRET: text.optional(),
  /** `later`: what is held on a card is captured by a call of ours; `on_dispatch`: as the goods leave. */
  CARDLINK_ALPHA_CAPTURE: capture,
  /** How long the bank holds it. */
  CARDLINK_ALPHA_HOLD_DAYS: holdDays,
  CARDLINK_ALPHA_IRIS: flag.default(false),
  CARDLINK_EUROBANK_REDIRECT_URL: address.default('https://vpos.eurocommerce.gr/vpos/shophandlermpi'),
  CARDLINK_EUROBANK_XML_URL: address.default('https://vpos.eurocommerce.gr/vpos/xmlpayvpos'),
  /** Without it, the sandbox's Eurobank, or in production none. */
  CARDLINK_EUROBANK_MID: mid.optional(),
  CARDLINK_EUROBANK_SECRET: text.optional(),
  CARDLINK_EUROBANK_CAPTURE: capture,
  CARDLINK_EUROBANK_HOLD_DAYS: holdDays,
  CARDLINK_EUROBANK_IRIS: flag.default(false),
}

const settings = z.object(cardlinkSettings)

export type CardlinkConfig = z.infer<typeof settings>

const banks = { alpha: 'ALPHA', eurobank: 'EUROBANK' } as const satisfies Record<CardlinkBank, string>

/** Of the banks' test environments, whose payments are none. */
const isTest = (url: string): boolean => /(^|[.-])(test|sandbox)([.-]|$)/.test(new URL(url).hostname)

/** The error, as a sentence; null when there is none. */
export function findCardlinkConfigError(config: CardlinkConfig, production: boolean): string | null {
  const errors = Object.values(banks).map((name) => {
    const [midName, secretName] = [`CARDLINK_${name}_MID`, `CARDLINK_${name}_SECRET`] as const
    if ((config[midName] === undefined) !== (config[secretName] === undefined))
      return `${midName} and ${secretName} go together.`
    const urls = [`CARDLINK_${name}_REDIRECT_URL`, `CARDLINK_${name}_XML_URL`] as const
    const httpError = findHttpError(config, urls, production)
    if (httpError) return httpError
    const test = urls.find((url) => isTest(config[url]))
    return production && test ? `${test} may not be a bank’s test environment in production.` : null
  })
  return errors.find((error) => error !== null) ?? null
}

export type SandboxCardlink = Readonly<Record<CardlinkBank, CardlinkAccount>>

interface CardlinkOptions {
  config: CardlinkConfig
  /** The stand-ins on this machine, for banks without a merchant of ours. */
  sandboxCardlink: SandboxCardlink | null
  reports: OutsideReports
}

export const createCardlink = ({ config, sandboxCardlink, reports }: CardlinkOptions): PaymentProvider[] =>
  (['alpha', 'eurobank'] as const).flatMap((bank) => {
    const account = configuredAccount(config, bank) ?? sandboxAccount(config, bank, sandboxCardlink?.[bank])
    return account ? [cardlink({ ...account, bank, reports })] : []
  })

/** What is set of how the money is captured can be tried there. */
const sandboxAccount = (
  config: CardlinkConfig,
  bank: CardlinkBank,
  account: CardlinkAccount | undefined,
): CardlinkAccount | undefined =>
  account && {
    ...{ ...account, captures: config[`CARDLINK_${banks[bank]}_CAPTURE`] ?? account.captures },
    holdDays: config[`CARDLINK_${banks[bank]}_HOLD_DAYS`],
  }

function configuredAccount(config: CardlinkConfig, bank: CardlinkBank): CardlinkAccount | null {
  const name = banks[bank]
  const [id, secret] = [config[`CARDLINK_${name}_MID`], config[`CARDLINK_${name}_SECRET`]]
  if (id === undefined || secret === undefined) return null
  return {
    ...{
      mid: id,
      secret,
      captures: config[`CARDLINK_${name}_CAPTURE`] ?? 'at_once',
      iris: config[`CARDLINK_${name}_IRIS`],
    },
    holdDays: config[`CARDLINK_${name}_HOLD_DAYS`],
    redirectUrl: config[`CARDLINK_${name}_REDIRECT_URL`],
    xmlUrl: config[`CARDLINK_${name}_XML_URL`],
  }
}
