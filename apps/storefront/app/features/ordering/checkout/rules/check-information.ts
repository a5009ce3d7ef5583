// What has to be right before the shopper goes on to delivery and payment.

import type { Country } from '@stoa/contract/ordering/checkout'
import { greeceId } from '@stoa/domain/identity/address-rules'
import type { CheckoutForm, FieldName } from '../form/checkout-form.ts'
import { checkEmail, checkPhone, checkPostalCode, checkText, checkVatNumber, maxLengths } from './check-fields.ts'
import type { FieldProblem } from './problems.ts'

export interface CountryData {
  countries: readonly Country[]
  /** Whether addresses of this country name a region; false while that is not known. */
  hasRegions(countryId: number): boolean
}

export type Problems = Partial<Record<FieldName, FieldProblem>>

type Checks = readonly (readonly [FieldName, FieldProblem | null])[]

/** In the order of the fields on the page. */
export function checkInformation(form: CheckoutForm, countryData: CountryData): Problems {
  const checks: Checks = [
    ['email', checkEmail(form.email)],
    ['mobile', checkPhone(form.mobile, 'mobile')],
    ['phone', checkPhone(form.phone, 'phone')],
    ...(form.documentKind === 'invoice' ? checkInvoice(form) : []),
    ...checkBilling(form, countryData),
    ...(form.sameAddress ? [] : checkDelivery(form, countryData)),
    ['remarks', checkText(form.remarks, maxLengths.remarks)],
  ]
  const failedChecks = checks.filter((check): check is [FieldName, FieldProblem] => check[1] !== null)
  return Object.fromEntries(failedChecks)
}

const checkInvoice = (form: CheckoutForm): Checks => [
  ['vatNumber', checkVatNumber(form.vatNumber, Number(form.countryId) === greeceId)],
  ['companyName', checkText(form.companyName, maxLengths.company, 'companyName.missing')],
  ['profession', checkText(form.profession, maxLengths.company, 'profession.missing')],
  ['taxOffice', checkText(form.taxOffice, maxLengths.taxOffice, 'taxOffice.missing')],
]

const checkBilling = (form: CheckoutForm, countryData: CountryData): Checks => [
  ['firstName', checkText(form.firstName, maxLengths.name, 'firstName.missing')],
  ['lastName', checkText(form.lastName, maxLengths.name, 'lastName.missing')],
  ['countryId', checkCountry(form.countryId, countryData, false)],
  ['postalCode', checkPostalCode(form.postalCode, countryOf(form.countryId, countryData))],
  ['city', checkText(form.city, maxLengths.place, 'city.missing')],
  ['street', checkText(form.street, maxLengths.street, 'street.missing')],
  ['regionId', checkRegion(form.countryId, form.regionId, countryData)],
  ['area', checkText(form.area, maxLengths.place)],
  ['building', checkText(form.building, maxLengths.note)],
  ['addressTitle', checkTitle(form.addressTitle, form.saveAddress)],
]

const checkDelivery = (form: CheckoutForm, countryData: CountryData): Checks => [
  ['deliveryFirstName', checkText(form.deliveryFirstName, maxLengths.name, 'firstName.missing')],
  ['deliveryLastName', checkText(form.deliveryLastName, maxLengths.name, 'lastName.missing')],
  ['deliveryMobile', checkPhone(form.deliveryMobile, 'mobile')],
  ['deliveryPhone', checkPhone(form.deliveryPhone, 'phone')],
  ['deliveryCountryId', checkCountry(form.deliveryCountryId, countryData, true)],
  ['deliveryPostalCode', checkPostalCode(form.deliveryPostalCode, countryOf(form.deliveryCountryId, countryData))],
  ['deliveryCity', checkText(form.deliveryCity, maxLengths.place, 'city.missing')],
  ['deliveryStreet', checkText(form.deliveryStreet, maxLengths.street, 'street.missing')],
  ['deliveryRegionId', checkRegion(form.deliveryCountryId, form.deliveryRegionId, countryData)],
  ['deliveryArea', checkText(form.deliveryArea, maxLengths.place)],
  ['deliveryBuilding', checkText(form.deliveryBuilding, maxLengths.note)],
  ['deliveryAddressTitle', checkTitle(form.deliveryAddressTitle, form.saveDeliveryAddress)],
]

/** An address that is to be kept is called something. */
const checkTitle = (title: string, saved: boolean): FieldProblem | null =>
  checkText(title, maxLengths.note, saved ? 'addressTitle.missing' : undefined)

const countryOf = (id: string, { countries }: CountryData): Country | undefined =>
  countries.find((country) => country.id === Number(id))

function checkCountry(id: string, countryData: CountryData, delivers: boolean): FieldProblem | null {
  const country = countryOf(id, countryData)
  if (!country) return { key: 'country.missing' }
  return delivers && !country.delivers ? { key: 'country.noDelivery', actual: country.name } : null
}

const checkRegion = (countryId: string, regionId: string, countryData: CountryData): FieldProblem | null =>
  regionId === '' && countryData.hasRegions(Number(countryId)) ? { key: 'region.missing' } : null
