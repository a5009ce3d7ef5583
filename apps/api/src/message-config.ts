// The configuration of messages to phones, and the service made from it.

import { z } from 'zod'
import { yuboto } from './adapters/yuboto.ts'
import { findHttpError } from './http/outside-url.ts'
import type { OutsideReports } from './ports/outside-service.ts'
import type { PhoneMessages } from './ports/phone-messages.ts'

export const messageSettings = {
  YUBOTO_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/$/, ''))
    .default('https://services.yuboto.com'),
  /** Without it, the sandbox's Yuboto, or in production none: then nobody is offered messages to their phone. */
  YUBOTO_API_KEY: z.string().min(1).optional(),
  /** As it is registered with the service. */
  MESSAGE_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9 .-]{1,11}$/, 'eleven Latin letters at most')
    .default('Stoa'),
}

const settings = z.object(messageSettings)

export type MessageConfig = z.infer<typeof settings>

/** The error, as a sentence; null when there is none. */
export const findMessageConfigError = (config: MessageConfig, production: boolean): string | null =>
  findHttpError(config, ['YUBOTO_URL'], production)

/** A stand-in on this machine, for a shop without an account. */
export interface SandboxMessages {
  url: string
  apiKey: string
}

export interface PhoneMessageOptions {
  config: MessageConfig & { PUBLIC_ORIGIN: string }
  sandboxMessages: SandboxMessages | null
  /** The path where receipts come. */
  receiptPath: string
  reports: OutsideReports
}

export function createPhoneMessages(options: PhoneMessageOptions): PhoneMessages | null {
  const { config, sandboxMessages, receiptPath, reports } = options
  const { YUBOTO_URL: url, YUBOTO_API_KEY: apiKey, MESSAGE_SENDER: sender } = config
  const account = apiKey ? { url, apiKey } : sandboxMessages
  return account && yuboto({ ...account, sender, reports, callbackUrl: `${config.PUBLIC_ORIGIN}${receiptPath}` })
}
