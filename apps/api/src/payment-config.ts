// The configuration of payment providers, and the providers made from it.

import { z } from 'zod'
import type { KlarnaAccount } from './adapters/klarna-calls.ts'
import type { PaypalAccount } from './adapters/paypal-calls.ts'
import type { VivaAccount } from './adapters/viva-calls.ts'
import type { WinbankAddresses } from './adapters/winbank.ts'
import type { WinbankAccount } from './adapters/winbank-messages.ts'
import { captureSettings, findCaptureConfigError } from './capture-config.ts'
import { cardlinkSettings, createCardlink, findCardlinkConfigError, type SandboxCardlink } from './cardlink-config.ts'
import { instalmentSettings, instalmentsAt } from './instalment-config.ts'
import { createKlarna, findKlarnaConfigError, klarnaSettings } from './klarna-config.ts'
import { findPaymentOrderError, inTurn, paymentOrderSettings } from './payment-order-config.ts'
import { createPaypal, findPaypalConfigError, paypalSettings } from './paypal-config.ts'
import type { OutsideReports } from './ports/outside-service.ts'
import type { PaymentProviders } from './ports/payment.ts'
import { createViva, findVivaConfigError, vivaSettings } from './viva-config.ts'
import { createWinbank, findWinbankConfigError, winbankSettings } from './winbank-config.ts'

export const paymentSettings = {
  ...cardlinkSettings,
  ...vivaSettings,
  ...paypalSettings,
  ...winbankSettings,
  ...klarnaSettings,
  ...instalmentSettings,
  ...paymentOrderSettings,
  ...captureSettings,
}

const settings = z.object(paymentSettings)

export type PaymentConfig = z.infer<typeof settings>

/** The error, as a sentence; null when there is none. */
export const findPaymentConfigError = (config: PaymentConfig, production: boolean): string | null =>
  findCardlinkConfigError(config, production) ??
  findVivaConfigError(config, production) ??
  findPaypalConfigError(config, production) ??
  findWinbankConfigError(config, production) ??
  findKlarnaConfigError(config, production) ??
  findCaptureConfigError(config) ??
  (production ? findPaymentOrderError(config, configuredKinds(config)) : null)

/** Outside production the sandbox stands in for the others. */
const configuredKinds = (config: PaymentConfig): Record<string, string[]> => ({
  alpha: config.CARDLINK_ALPHA_MID ? ['card', ...(config.CARDLINK_ALPHA_IRIS ? ['iris'] : [])] : [],
  eurobank: config.CARDLINK_EUROBANK_MID ? ['card', ...(config.CARDLINK_EUROBANK_IRIS ? ['iris'] : [])] : [],
  viva: config.VIVA_CLIENT_ID ? ['card'] : [],
  winbank: config.PAYCENTER_MERCHANT_ID ? ['card'] : [],
})

/** Stand-ins on this machine, for providers that are not configured. */
export interface SandboxBanks {
  cardlink: SandboxCardlink
  viva: VivaAccount
  paypal: PaypalAccount
  winbank: WinbankAccount & WinbankAddresses
  klarna: KlarnaAccount
}

interface PaymentOptions {
  config: PaymentConfig
  /** The shop's. */
  secret: Uint8Array
  sandboxBanks: SandboxBanks | null
  reports: OutsideReports
}

export const createPaymentProviders = ({ config, secret, sandboxBanks, reports }: PaymentOptions): PaymentProviders =>
  [
    ...createCardlink({ config, sandboxCardlink: sandboxBanks?.cardlink ?? null, reports }),
    createViva({ config, sandboxViva: sandboxBanks?.viva ?? null, reports }),
    createPaypal({ config, sandboxPaypal: sandboxBanks?.paypal ?? null, reports }),
    createWinbank({ config, secret, sandboxWinbank: sandboxBanks?.winbank ?? null, reports }),
    createKlarna({ config, sandboxKlarna: sandboxBanks?.klarna ?? null, reports }),
  ]
    .filter((provider) => provider !== null)
    .map((provider) => ({
      ...inTurn(provider, config),
      holdWarningDays: config.HOLD_WARNING_DAYS,
      instalments: instalmentsAt(config, provider.code, sandboxBanks !== null),
    }))
