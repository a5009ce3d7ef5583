// The configuration of the registers of VAT numbers, and the registers made from it.

import { z } from 'zod'
import { aadeRegistry } from './adapters/aade-registry.ts'
import { viesRegister } from './adapters/vies-register.ts'
import { findHttpError } from './http/outside-url.ts'
import type { OutsideReports } from './ports/outside-service.ts'
import type { VatRegisters } from './ports/vat-registers.ts'

const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))

export const vatSettings = {
  /** VIES by its REST interface. Without it, the sandbox's, or in production the real one. */
  VIES_REST_URL: httpUrl.optional(),
  /** The shop's own VAT number, without its country's code: VIES then gives each check an identifier. */
  VIES_REQUESTER_CC: z
    .string()
    .regex(/^[A-Z]{2}$/, 'two letters; Greece is EL')
    .optional(),
  VIES_REQUESTER_NUMBER: z
    .string()
    .regex(/^[A-Z\d]{2,14}$/, '2 to 14 letters and digits')
    .optional(),
  AADE_REGISTRY_URL: httpUrl.default('https://www1.gsis.gr/wsaade/RgWsPublic2/RgWsPublic2'),
  /** The codes for the register of companies, made in TAXISnet. Without them, the sandbox's, or in production none. */
  AADE_REGISTRY_USERNAME: z.string().min(1).optional(),
  AADE_REGISTRY_PASSWORD: z.string().min(1).optional(),
  /** The company that asks, where the codes are another's. */
  AADE_AFM_CALLED_BY: z
    .string()
    .regex(/^\d{9}$/, 'nine digits')
    .optional(),
}

const settings = z.object(vatSettings)

export type VatConfig = z.infer<typeof settings>

const pairs = [
  ['VIES_REQUESTER_CC', 'VIES_REQUESTER_NUMBER'],
  ['AADE_REGISTRY_USERNAME', 'AADE_REGISTRY_PASSWORD'],
] as const

/** The error, as a sentence; null when there is none. */
export function findVatConfigError(config: VatConfig, production: boolean): string | null {
  const half = pairs.find(([first, second]) => (config[first] === undefined) !== (config[second] === undefined))
  if (half) return `${half[0]} and ${half[1]} go together.`
  return findHttpError(config, ['VIES_REST_URL', 'AADE_REGISTRY_URL'], production)
}

/** Stand-ins on this machine, for a shop without configured registers. */
export interface SandboxRegisters {
  aade: { url: string; username: string; password: string }
  vies: { url: string }
}

export interface VatRegisterOptions {
  config: VatConfig
  sandboxRegisters: SandboxRegisters | null
  reports: OutsideReports
}

const realVies = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

export const createVatRegisters = (options: VatRegisterOptions): VatRegisters => ({
  findGreekCompany: createAade(options),
  checkEuNumber: createVies(options),
})

function createAade({ config, sandboxRegisters, reports }: VatRegisterOptions): VatRegisters['findGreekCompany'] {
  const { AADE_REGISTRY_USERNAME: username, AADE_REGISTRY_PASSWORD: password, AADE_REGISTRY_URL: url } = config
  const calledBy = config.AADE_AFM_CALLED_BY ?? null
  if (username && password) return aadeRegistry({ url, username, password, calledBy, reports })
  return sandboxRegisters && aadeRegistry({ ...sandboxRegisters.aade, calledBy, reports })
}

function createVies({ config, sandboxRegisters, reports }: VatRegisterOptions): VatRegisters['checkEuNumber'] {
  const { VIES_REQUESTER_CC: countryCode, VIES_REQUESTER_NUMBER: number } = config
  const requester = countryCode && number ? { countryCode, number } : null
  return viesRegister({ url: config.VIES_REST_URL ?? sandboxRegisters?.vies.url ?? realVies, requester, reports })
}
