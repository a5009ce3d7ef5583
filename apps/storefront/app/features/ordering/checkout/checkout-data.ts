// Data common to all orders: countries, shipping and payment methods. Loaded on the server.

import { type Branch, listBranches } from '@stoa/contract/ordering/branches'
import {
  listContactChannels,
  listPaymentTypes,
  listShippingTypes,
  type PaymentType,
  type ShippingType,
} from '@stoa/contract/ordering/checkout'
import { type Country, type CountryRegion, listCountries, listCountryRegions } from '@stoa/contract/ordering/places'
import { greeceId } from '@stoa/domain/identity/address-rules'
import type { Language } from '@stoa/domain/language'
import { groupHours, type OpenDays } from '@stoa/domain/ordering/delivery/group-hours'
import type { ContactChannel } from '@stoa/domain/ordering/messages/contact-channels'
import { loadTexts } from '../../../api/load-texts.ts'
import type { Shop } from '../../../api/shop-context.ts'
import { valueOrErrorPage } from '../../../api/unwrap-outcome.ts'
import { companyCodes } from '../../../shared/company-details.ts'

const textCodes = [
  'helpdesk-phone',
  'helpdesk-hours',
  'helpdesk-email',
  'withdrawal-email',
  'withdrawal-link',
  ...companyCodes,
] as const

export type BranchWithDays = Branch & { openDays: OpenDays[] }

export type CheckoutTexts = Partial<Record<(typeof textCodes)[number], string>>

export interface CheckoutData {
  countries: Country[]
  greekRegions: CountryRegion[]
  shippingTypes: ShippingType[]
  paymentTypes: PaymentType[]
  branches: BranchWithDays[]
  contactChannels: ContactChannel[]
  texts: CheckoutTexts
  year: number
}

export async function loadCheckoutData(shop: Shop, language: Language): Promise<CheckoutData> {
  const client = shop.client(language)
  const [countries, regions, shippingTypes, paymentTypes, branches, channels, texts] = await Promise.all([
    client.call(listCountries, {}),
    client.call(listCountryRegions, { countryId: greeceId }),
    client.call(listShippingTypes, {}),
    client.call(listPaymentTypes, {}),
    client.call(listBranches, {}),
    client.call(listContactChannels, {}),
    loadCheckoutTexts(shop, language),
  ])
  return {
    countries: valueOrErrorPage(countries),
    greekRegions: valueOrErrorPage(regions),
    shippingTypes: valueOrErrorPage(shippingTypes),
    paymentTypes: valueOrErrorPage(paymentTypes),
    branches: valueOrErrorPage(branches).map((branch) => ({ ...branch, openDays: groupHours(branch.hours) })),
    contactChannels: valueOrErrorPage(channels),
    ...texts,
  }
}

/** What header and footer of the checkout show. */
export async function loadCheckoutTexts(shop: Shop, language: Language): Promise<Pick<CheckoutData, 'texts' | 'year'>> {
  return { texts: await loadTexts(shop, language, textCodes), year: new Date(shop.now()).getUTCFullYear() }
}
