// Validates the first step, before the shopper goes on to shipping and payment.

import type { Country } from '@stoa/contract/ordering/places'
import { greeceId } from '@stoa/domain/identity/address-rules'
import type { CheckField } from '@stoa/domain/identity/field-rule'
import * as rules from '@stoa/domain/identity/field-rules'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { isPostalCode, normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { isVatNumber, normalizeVatNumber } from '@stoa/domain/identity/vat-number'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { type Destination, isCollection } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { isGiftCardsOnly, needsPlace } from '@stoa/domain/ordering/order/needs-place'
import type { CheckoutForm, FieldName, TextName } from '../form/checkout-form.ts'
import type { AddressKind } from '../place/address-field-names.ts'
import { type FieldProblem, findProblem } from './problems.ts'

export interface CountryData {
  countries: readonly Country[]
  /** Whether addresses of this country have a region; false until it is known. */
  hasRegions(countryId: number): boolean
}

export type Problems = Partial<Record<FieldName, FieldProblem>>

type Check = readonly [FieldName, FieldProblem | null]
type Checks = readonly Check[]

/** What is ordered. */
export type OrderItems = readonly Pick<CartItem, 'extension'>[]

export interface Ordered {
  items: OrderItems
  /** Undefined until it is chosen. */
  destination: Destination | undefined
}

/** Which addresses are asked for. */
export function addressKinds({ documentKind, sameAddress }: CheckoutForm, ordered: Ordered): AddressKind[] {
  if (!needsPlace({ ...ordered, documentKind })) return []
  const isParcel = !isGiftCardsOnly(ordered.items) && !isCollection(ordered.destination)
  return sameAddress || !isParcel ? ['billing'] : ['billing', 'delivery']
}

/** In the order of the fields on the page. Gift cards alone are sent to no address. */
export function checkInformation(form: CheckoutForm, countryData: CountryData, ordered: Ordered): Problems {
  const kinds = addressKinds(form, ordered)
  const checks: Checks = [
    check(form, 'email', checkEmail),
    check(form, 'mobile', rules.checkMobile),
    check(form, 'phone', rules.ifFilled(rules.checkPhone)),
    ...(form.documentKind === 'invoice' ? checkInvoice(form) : []),
    check(form, 'firstName', rules.checkFirstName),
    check(form, 'lastName', rules.checkLastName),
    ...(kinds.includes('billing') ? checkPlace(form, countryData) : []),
    ...(kinds.includes('delivery') ? checkDelivery(form, countryData) : []),
    ...(isGiftCardsOnly(ordered.items) ? [] : [check(form, 'remarks', rules.checkRemarks)]),
  ]
  const failedChecks = checks.filter((item): item is [FieldName, FieldProblem] => item[1] !== null)
  return Object.fromEntries(failedChecks)
}

const check = (form: CheckoutForm, name: TextName, rule: CheckField): Check => [name, findProblem(rule, form[name])]

const checkInvoice = (form: CheckoutForm): Checks => [
  ['vatNumber', checkVatNumber(form.vatNumber, Number(form.countryId) === greeceId)],
  check(form, 'companyName', rules.checkCompanyName),
  check(form, 'profession', rules.checkProfession),
  check(form, 'taxOffice', rules.checkTaxOffice),
]

const checkPlace = (form: CheckoutForm, countryData: CountryData): Checks => [
  ['countryId', checkCountry(form.countryId, countryData, false)],
  ['postalCode', checkPostalCode(form.postalCode, countryOf(form.countryId, countryData))],
  check(form, 'city', rules.checkCity),
  check(form, 'street', rules.checkStreet),
  ['regionId', checkRegion(form.countryId, form.regionId, countryData)],
  check(form, 'area', rules.checkArea),
  check(form, 'building', rules.checkBuilding),
  check(form, 'addressTitle', titleRule(form.saveAddress)),
]

const checkDelivery = (form: CheckoutForm, countryData: CountryData): Checks => [
  check(form, 'deliveryFirstName', rules.checkFirstName),
  check(form, 'deliveryLastName', rules.checkLastName),
  check(form, 'deliveryMobile', rules.checkMobile),
  check(form, 'deliveryPhone', rules.ifFilled(rules.checkPhone)),
  ['deliveryCountryId', checkCountry(form.deliveryCountryId, countryData, true)],
  ['deliveryPostalCode', checkPostalCode(form.deliveryPostalCode, countryOf(form.deliveryCountryId, countryData))],
  check(form, 'deliveryCity', rules.checkCity),
  check(form, 'deliveryStreet', rules.checkStreet),
  ['deliveryRegionId', checkRegion(form.deliveryCountryId, form.deliveryRegionId, countryData)],
  check(form, 'deliveryArea', rules.checkArea),
  check(form, 'deliveryBuilding', rules.checkBuilding),
  check(form, 'deliveryAddressTitle', titleRule(form.saveDeliveryAddress)),
]

/** An address that is saved needs a name. */
const titleRule = (saved: boolean): CheckField =>
  saved ? rules.checkAddressTitle : rules.ifFilled(rules.checkAddressTitle)

/** Greek codes have five digits and start with neither 0 nor 9; elsewhere the country gives their length. */
function checkPostalCode(value: string, country: Country | undefined): FieldProblem | null {
  const code = normalizePostalCode(value)
  const actual = value.trim()
  const limit = country?.postalCodeDigits ?? null
  if (code === '') return { key: 'postalCode.missing' }
  if (isPostalCode(code, country?.iso ?? '', limit)) return null
  if (country?.id === greeceId) return { key: 'postalCode.greece', actual }
  return limit === null ? { key: 'postalCode.length', actual } : { key: 'postalCode.digits', limit, actual }
}

function checkVatNumber(value: string, inGreece: boolean): FieldProblem | null {
  const number = normalizeVatNumber(value, inGreece)
  if (number === '') return { key: 'vatNumber.missing' }
  if (isVatNumber(number, inGreece)) return null
  return { key: inGreece ? 'vatNumber.greece' : 'vatNumber.length', actual: value.trim() }
}

const countryOf = (id: string, { countries }: CountryData): Country | undefined =>
  countries.find((country) => country.id === Number(id))

function checkCountry(id: string, countryData: CountryData, delivers: boolean): FieldProblem | null {
  const country = countryOf(id, countryData)
  if (!country) return { key: 'country.missing' }
  return delivers && !country.delivers ? { key: 'country.noDelivery', actual: country.name } : null
}

const checkRegion = (countryId: string, regionId: string, countryData: CountryData): FieldProblem | null =>
  regionId === '' && countryData.hasRegions(Number(countryId)) ? { key: 'region.missing' } : null
