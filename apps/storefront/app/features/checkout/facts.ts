// What the shop offers to every order alike: where it sends, how it is received and paid. Loaded on the server.

import {
  type Branch,
  type Country,
  type CountryRegion,
  listBranches,
  listCountries,
  listCountryRegions,
  listPaymentTypes,
  listShippingTypes,
  type PaymentType,
  type ShippingType,
} from '@stoa/contract/checkout'
import { listCustomMessages } from '@stoa/contract/content'
import { greeceId } from '@stoa/domain/customer/address-rules'
import type { Language } from '@stoa/domain/language'
import { shown, shownOr } from '../../api/answer.ts'
import type { Shop } from '../../api/shop-context.ts'

const textCodes = [
  'helpdesk-phone',
  'helpdesk-hours',
  'helpdesk-email',
  'withdrawal-link',
  'company-legal-name',
  'company-seat',
  'company-register-number',
  'company-vat-number',
] as const

/** Days one after the other with the same hours; null when it is closed. */
export interface OpenDays {
  from: number
  to: number
  hours: { opens: string; closes: string } | null
}

export type BranchWithDays = Branch & { openDays: OpenDays[] }

export interface CheckoutFacts {
  countries: Country[]
  greekRegions: CountryRegion[]
  shippingTypes: ShippingType[]
  paymentTypes: PaymentType[]
  branches: BranchWithDays[]
  texts: Partial<Record<(typeof textCodes)[number], string>>
  year: number
}

/** `groupHours` says opening hours as people say them. */
export async function loadCheckoutFacts(
  shop: Shop,
  language: Language,
  groupHours: (hours: Branch['hours']) => OpenDays[],
): Promise<CheckoutFacts> {
  const client = shop.client(language)
  const [countries, regions, shippingTypes, paymentTypes, branches, texts] = await Promise.all([
    client.call(listCountries, {}),
    client.call(listCountryRegions, { countryId: greeceId }),
    client.call(listShippingTypes, {}),
    client.call(listPaymentTypes, {}),
    client.call(listBranches, {}),
    client.call(listCustomMessages, { codes: textCodes.join(',') }),
  ])
  return {
    countries: shown(countries),
    greekRegions: shown(regions),
    shippingTypes: shown(shippingTypes),
    paymentTypes: shown(paymentTypes),
    branches: shown(branches).map((branch) => ({ ...branch, openDays: groupHours(branch.hours) })),
    texts: Object.fromEntries(shownOr(texts, []).map(({ code, body }) => [code, body])),
    year: new Date(shop.now()).getUTCFullYear(),
  }
}
