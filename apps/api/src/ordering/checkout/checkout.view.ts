// Places, shipping methods and payment methods as the contract shows them.

import type { Branch } from '@stoa/contract/ordering/branches'
import type { BankAccount, PaymentType, ShippingType } from '@stoa/contract/ordering/checkout'
import type { Country, CountryRegion } from '@stoa/contract/ordering/places'
import type { Language } from '@stoa/domain/language'
import type { ProductCopies } from '@stoa/domain/ordering/cart/cart'
import { type BranchHours, listSpecialHours } from '@stoa/domain/ordering/delivery/branch-hours'
import type { OrderPickup, PickupLine } from '@stoa/domain/ordering/delivery/branch-pickup'
import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import type { InstalmentStep } from '@stoa/domain/ordering/payment/instalments'
import { findPaymentKind } from '@stoa/domain/ordering/payment/payment-kinds'
import { inLanguage } from '../../database/localized-text.ts'
import type {
  AccountRow,
  BranchRow,
  CountryRow,
  PaymentRow,
  PostalCodeRow,
  RegionRow,
  ShippingRow,
} from './checkout.queries.ts'

const viewCountry = (row: CountryRow, language: Language): Country => ({
  id: row.id,
  iso: row.iso,
  name: inLanguage(row.name_el, row.name_en, language),
  postalCodeDigits: row.postal_code_digits,
  delivers: row.delivers,
})

/** Where most buyers live. */
const listedFirst = ['GR', 'CY']

/** In the shop's order, which is that of the Greek names after Greece and Cyprus; in English by name after these. */
export function viewCountries(rows: readonly CountryRow[], language: Language): Country[] {
  const countries = rows.map((row) => viewCountry(row, language))
  if (language === 'el') return countries
  const isFirst = ({ iso }: Country) => listedFirst.includes(iso)
  return [...countries.filter(isFirst), ...byName(countries, language).filter((country) => !isFirst(country))]
}

/** In the shop's order, which is that of the Greek names after Attica; in English by name. */
export function viewRegions(rows: readonly RegionRow[], language: Language): CountryRegion[] {
  const regions = rows.map((row) => ({
    id: row.id,
    countryId: row.country_id,
    name: inLanguage(row.name_el, row.name_en, language),
  }))
  return language === 'el' ? regions : byName(regions, language)
}

const byName = <Place extends { name: string }>(places: readonly Place[], language: Language): Place[] =>
  places.toSorted((a, b) => a.name.localeCompare(b.name, language))

export const viewPostalCode = (row: PostalCodeRow, language: Language) => ({
  code: row.code,
  regionId: row.region_id,
  city: inLanguage(row.city_el, row.city_en, language),
  couriers: row.couriers.join(','),
})

/** For how many days other hours than those of the week are told. */
const daysAhead = 14

export const hoursOf = ({ hours, special_hours }: Pick<BranchRow, 'hours' | 'special_hours'>): BranchHours => ({
  hours,
  specialHours: special_hours,
})

/** What a branch has of a cart: of each product, and of everything together. */
export interface CartSupply extends OrderPickup {
  lines: (PickupLine & Pick<ProductCopies, 'productId' | 'dimensionId'>)[]
}

export const viewBranch = (
  row: BranchRow,
  { language, now }: { language: Language; now: number },
  supply?: CartSupply,
): Branch => ({
  id: row.id,
  name: inLanguage(row.name_el, row.name_en, language),
  address: inLanguage(row.address_el, row.address_en, language),
  city: inLanguage(row.city_el, row.city_en, language),
  postalCode: row.postal_code,
  phone: row.phone,
  latitude: row.latitude,
  longitude: row.longitude,
  hours: row.hours,
  specialHours: listSpecialHours(dayOf(now), daysAhead, hoursOf(row)).map(({ date, hours }) => ({
    date,
    opens: hours?.opens ?? null,
    closes: hours?.closes ?? null,
  })),
  supply: supply && viewSupply(supply),
})

const viewSupply = ({ copiesHere, pickup, lines }: CartSupply) => ({
  lines: lines.map(({ productId, dimensionId, quantity, here }) => ({
    ...{ productId, dimensionId, quantity },
    copies: here,
  })),
  copies: copiesHere,
  pickup: pickup && { ...pickup, day: isoDay(pickup.day) },
})

export const viewShippingType = (row: ShippingRow, language: Language): ShippingType => ({
  id: row.id,
  code: row.code,
  name: inLanguage(row.name_el, row.name_en, language),
  help: inLanguage(row.help_el, row.help_en, language),
  rates: row.rates.map((rate) => ({
    countryId: rate.country_id,
    price: rate.price_cents,
    varies: rate.varies,
    freeFrom: rate.free_from_cents,
    minDays: rate.min_days,
    maxDays: rate.max_days,
  })),
})

export const viewAccount = (row: AccountRow, language: Language): BankAccount => ({
  bank: inLanguage(row.bank_el, row.bank_en, language),
  holder: row.holder,
  iban: row.iban,
})

interface PaymentFacts {
  accounts: readonly AccountRow[]
  instalments: readonly InstalmentStep[]
}

export const viewPaymentType = (
  row: PaymentRow,
  { accounts, instalments }: PaymentFacts,
  language: Language,
): PaymentType => ({
  id: row.id,
  code: row.code,
  name: inLanguage(row.name_el, row.name_en, language),
  help: inLanguage(row.help_el, row.help_en, language),
  fee: row.fee_cents,
  refusedFrom: row.refused_from_cents,
  instalments: instalments.map(({ fromCents: from, most }) => ({ from, most })),
  shippingTypeIds: row.shipping_type_ids,
  countryIds: row.country_ids,
  accounts: findPaymentKind(row.code)?.deposit ? accounts.map((account) => viewAccount(account, language)) : [],
})
