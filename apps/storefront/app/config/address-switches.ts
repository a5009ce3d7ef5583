// Which form of a URL is canonical: decided when the site is built.

import { type AddressSwitches, configuredLanguage } from '@stoa/domain/url/page-address'

type Environment = Readonly<Record<string, string | boolean | undefined>>

/** `true`, `1`, `on` and `yes` switch on, anything else that is written switches off. */
function readSwitch(value: string | boolean | undefined, fallback: boolean): boolean {
  if (value === undefined || value === '') return fallback
  return ['true', '1', 'on', 'yes'].includes(String(value).toLowerCase())
}

function readText(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function readAddressSwitches(environment: Environment): AddressSwitches {
  return {
    redirect: readSwitch(environment.VITE_STOA_REDIRECT, true),
    languagePrefix: readSwitch(environment.VITE_STOA_LANGUAGE_PREFIX, true),
    omitDefaultPrefix: readSwitch(environment.VITE_STOA_OMIT_DEFAULT_PREFIX, true),
    omitDefaultPrefixOnHome: readSwitch(environment.VITE_STOA_OMIT_ON_HOME, true),
    trailingSlash: readSwitch(environment.VITE_STOA_TRAILING_SLASH, false),
    defaultLanguage: configuredLanguage(readText(environment.VITE_STOA_DEFAULT_LANGUAGE)),
  }
}

export const addressSwitches: AddressSwitches = readAddressSwitches(import.meta.env)
