// The demo shop's branches, places, shipping methods and payment methods as rows.

import { branches } from './branches.ts'
import { countries, regions } from './geography.ts'
import { parsePostalCodes } from './postal-codes.ts'

export const branchRows = branches.map((branch, index) => ({
  id: index + 1,
  code: branch.code,
  position: index,
  name_el: branch.nameEl,
  name_en: branch.nameEn,
  address_el: branch.addressEl,
  address_en: branch.addressEn,
  city_el: branch.cityEl,
  city_en: branch.cityEn,
  postal_code: branch.postalCode,
  phone: branch.phone,
  latitude: branch.latitude,
  longitude: branch.longitude,
}))

export const hourRows = branches.flatMap((branch, index) =>
  branch.hours.map((hours) => ({ branch_id: index + 1, ...hours })),
)

export const countryRows = countries.map((country, position) => ({
  id: country.id,
  iso: country.iso,
  position,
  name_el: country.nameEl,
  name_en: country.nameEn,
  postal_code_digits: country.postalCodeDigits || null,
}))

export const regionRows = regions.map((region) => ({
  id: region.id,
  country_id: region.countryId,
  name_el: region.nameEl,
  name_en: region.nameEn,
}))

export const postalCodeRows = parsePostalCodes().map((code) => ({
  code: code.code,
  region_id: code.regionId,
  city_el: code.cityEl,
  city_en: code.cityEn,
}))

const home = 1
const store = 2

export const shippingTypeRows = [
  {
    id: home,
    code: 'home',
    position: 1,
    name_el: 'Στην πόρτα σας',
    name_en: 'To your door',
    help_el: 'Με κούριερ, στη διεύθυνση που δώσατε.',
    help_en: 'By courier, to the address you gave.',
  },
  {
    id: store,
    code: 'store',
    position: 2,
    name_el: 'Από κατάστημα Στοά',
    name_en: 'From a Stoa shop',
    help_el: 'Σας γράφουμε μόλις είναι έτοιμη. Τη φυλάμε επτά ημέρες.',
    help_en: 'We write as soon as it is ready. We keep it for seven days.',
  },
]

const abroad = { shipping_type_id: home, price_cents: 1290, free_from_cents: null, min_days: 4, max_days: 10 }

export const shippingRateRows = [
  { shipping_type_id: home, country_id: 1, price_cents: 290, free_from_cents: 3000, min_days: 1, max_days: 4 },
  { shipping_type_id: home, country_id: 2, price_cents: 750, free_from_cents: null, min_days: 4, max_days: 10 },
  ...countries.filter((country) => country.id > 2).map((country) => ({ ...abroad, country_id: country.id })),
  { shipping_type_id: store, country_id: 1, price_cents: 0, free_from_cents: null, min_days: 0, max_days: 1 },
]

const cash = 1
const deposit = 2

export const paymentTypeRows = [
  {
    id: cash,
    code: 'cash_on_delivery',
    position: 1,
    name_el: 'Αντικαταβολή',
    name_en: 'Cash on delivery',
    help_el: 'Πληρώνετε τον κούριερ όταν σας φέρει το δέμα.',
    help_en: 'You pay the courier when the parcel comes.',
    fee_cents: 190,
    refused_from_cents: 50_000,
  },
  {
    id: deposit,
    code: 'bank_deposit',
    position: 2,
    name_el: 'Τραπεζική κατάθεση',
    name_en: 'Bank deposit',
    help_el: 'Σας δίνουμε IBAN δύο τραπεζών. Στέλνουμε μόλις φανεί η κατάθεση.',
    help_en: 'We give you the IBANs of two banks. We send as soon as the deposit shows.',
    fee_cents: 0,
    refused_from_cents: null,
  },
]

export const paymentShippingRows = [
  { payment_type_id: cash, shipping_type_id: home },
  { payment_type_id: deposit, shipping_type_id: home },
  { payment_type_id: deposit, shipping_type_id: store },
]

/** The registry's example number, and one of zeros with a right check: nobody's accounts. */
export const bankAccountRows = [
  {
    position: 1,
    bank_el: 'Εθνική Τράπεζα',
    bank_en: 'National Bank of Greece',
    holder: 'Στοά Βιβλιοπωλεία ΑΕ (επίδειξη)',
    iban: 'GR1601101250000000012300695',
  },
  {
    position: 2,
    bank_el: 'Τράπεζα Πειραιώς',
    bank_en: 'Piraeus Bank',
    holder: 'Στοά Βιβλιοπωλεία ΑΕ (επίδειξη)',
    iban: 'GR5101710000000000000000000',
  },
]
