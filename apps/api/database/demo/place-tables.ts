// The data files of branches, places, delivery and payment.

import { z } from 'zod'
import { dataTable, text, whole } from './data-table.ts'

export const branches = dataTable({
  file: 'branches.jsonl',
  table: 'branch',
  key: ['code'],
  numbered: true,
  fields: {
    code: text,
    position: whole,
    name_el: text,
    name_en: text,
    address_el: text,
    address_en: text,
    city_el: text,
    city_en: text,
    postal_code: text,
    phone: text,
    latitude: z.number(),
    longitude: z.number(),
  },
})

/** Day 1 is Monday; a day that is not listed is closed. */
const branchHours = dataTable({
  file: 'branch-hours.csv',
  table: 'branch_hours',
  references: { branch: 'branch' },
  fields: { branch: text, day: whole, opens: text, closes: text },
})

/** Instead of those of the week; without hours it is closed. */
const branchSpecialHours = dataTable({
  file: 'branch-special-hours.csv',
  table: 'branch_special_hours',
  references: { branch: 'branch' },
  fields: { branch: text, day: text, opens: text.optional(), closes: text.optional() },
})

const countries = dataTable({
  file: 'countries.csv',
  table: 'country',
  key: ['iso'],
  numbered: true,
  fields: { iso: text, position: whole, name_el: text, name_en: text, postal_code_digits: whole.optional() },
})

const regions = dataTable({
  file: 'regions.csv',
  table: 'country_region',
  key: ['name_en'],
  numbered: true,
  references: { country: 'country' },
  fields: { country: text, name_el: text, name_en: text },
})

export const postalCodes = dataTable({
  file: 'postal-codes.csv',
  table: 'postal_code',
  references: { region: 'country_region' },
  fields: {
    ...{ code: text, region: text, city_el: text, city_en: text },
    /** Carriers, separated by spaces. */
    couriers: z
      .string()
      .default('')
      .transform((codes) => codes.split(' ').filter(Boolean)),
  },
})

const named = {
  code: text,
  position: whole,
  name_el: text,
  name_en: text,
  help_el: text,
  help_en: text,
}

const shippingTypes = dataTable({
  file: 'shipping-types.jsonl',
  table: 'shipping_type',
  key: ['code'],
  numbered: true,
  fields: named,
})

const shippingRates = dataTable({
  file: 'shipping-rates.csv',
  table: 'shipping_rate',
  references: { shipping_type: 'shipping_type', country: 'country' },
  fields: {
    shipping_type: text,
    country: text,
    price_cents: whole,
    free_from_cents: whole.optional(),
    min_days: whole,
    max_days: whole,
  },
})

const shippingAreas = dataTable({
  file: 'shipping-areas.csv',
  table: 'shipping_area',
  references: { country: 'country' },
  fields: { code: text, country: text },
})

const shippingAreaRanges = dataTable({
  file: 'shipping-area-ranges.csv',
  table: 'shipping_area_range',
  fields: { area_code: text, first_code: text, last_code: text },
})

/** Without a weight: each further kilogram. */
const shippingBands = dataTable({
  file: 'shipping-bands.csv',
  table: 'shipping_band',
  references: { shipping_type: 'shipping_type', country: 'country' },
  fields: {
    shipping_type: text,
    country: text,
    area_code: text.optional(),
    up_to_grams: whole.optional(),
    price_cents: whole,
  },
})

const shippingSurcharges = dataTable({
  file: 'shipping-surcharges.csv',
  table: 'shipping_surcharge',
  references: { shipping_type: 'shipping_type' },
  fields: { shipping_type: text, area_code: text, price_cents: whole, name_el: text, name_en: text },
})

const paymentTypes = dataTable({
  file: 'payment-types.jsonl',
  table: 'payment_type',
  key: ['code'],
  numbered: true,
  fields: { ...named, fee_cents: whole, refused_from_cents: whole.optional() },
})

const paymentShipping = dataTable({
  file: 'payment-shipping.csv',
  table: 'payment_shipping',
  references: { payment_type: 'payment_type', shipping_type: 'shipping_type' },
  fields: { payment_type: text, shipping_type: text },
})

const paymentCountries = dataTable({
  file: 'payment-countries.csv',
  table: 'payment_country',
  references: { payment_type: 'payment_type', country: 'country' },
  fields: { payment_type: text, country: text },
})

/** The registry's example number, and one of zeros with a right check: nobody's accounts. */
export const bankAccounts = dataTable({
  file: 'bank-accounts.jsonl',
  table: 'bank_account',
  numbered: true,
  fields: { position: whole, bank_el: text, bank_en: text, holder: text, iban: text },
})

/** In the order in which they refer to each other. */
export const placeTables = [
  branches,
  branchHours,
  branchSpecialHours,
  countries,
  regions,
  postalCodes,
  shippingTypes,
  shippingRates,
  shippingAreas,
  shippingAreaRanges,
  shippingBands,
  shippingSurcharges,
  paymentTypes,
  paymentShipping,
  paymentCountries,
  bankAccounts,
]
