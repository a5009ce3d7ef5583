// What has to be right before the shopper goes on to delivery and payment.

import type { Country } from '@stoa/contract/checkout'
import { greeceId } from '@stoa/domain/customer/address-rules'
import type { CheckoutForm, FieldName } from '../form/checkout-form.ts'
import { checkEmail, checkPhone, checkPostalCode, checkText, checkVatNumber, longest } from './check-fields.ts'
import type { FieldProblem } from './problems.ts'

export interface PlaceFacts {
  countries: readonly Country[]
  /** Whether addresses of this country name a region; false while that is not known. */
  hasRegions(countryId: number): boolean
}

export type Problems = Partial<Record<FieldName, FieldProblem>>

type Checks = readonly (readonly [FieldName, FieldProblem | null])[]

/** In the order of the fields on the page. */
export function checkInformation(form: CheckoutForm, facts: PlaceFacts): Problems {
  const checks: Checks = [
    ['email', checkEmail(form.email)],
    ['mobile', checkPhone(form.mobile, 'mobile')],
    ['phone', checkPhone(form.phone, 'phone')],
    ...(form.documentKind === 'invoice' ? checkInvoice(form) : []),
    ...checkBilling(form, facts),
    ...(form.sameAddress ? [] : checkDelivery(form, facts)),
    ['remarks', checkText(form.remarks, longest.remarks)],
  ]
  const wrong = checks.filter((check): check is [FieldName, FieldProblem] => check[1] !== null)
  return Object.fromEntries(wrong)
}

const checkInvoice = (form: CheckoutForm): Checks => [
  ['vatNumber', checkVatNumber(form.vatNumber, Number(form.countryId) === greeceId)],
  ['companyName', checkText(form.companyName, longest.company, 'companyName.missing')],
  ['profession', checkText(form.profession, longest.company, 'profession.missing')],
  ['taxOffice', checkText(form.taxOffice, longest.taxOffice, 'taxOffice.missing')],
]

const checkBilling = (form: CheckoutForm, facts: PlaceFacts): Checks => [
  ['firstName', checkText(form.firstName, longest.name, 'firstName.missing')],
  ['lastName', checkText(form.lastName, longest.name, 'lastName.missing')],
  ['countryId', checkCountry(form.countryId, facts, false)],
  ['postalCode', checkPostalCode(form.postalCode, countryOf(form.countryId, facts))],
  ['city', checkText(form.city, longest.place, 'city.missing')],
  ['street', checkText(form.street, longest.street, 'street.missing')],
  ['regionId', checkRegion(form.countryId, form.regionId, facts)],
  ['area', checkText(form.area, longest.place)],
  ['building', checkText(form.building, longest.note)],
  ['addressTitle', checkTitle(form.addressTitle, form.saveAddress)],
]

const checkDelivery = (form: CheckoutForm, facts: PlaceFacts): Checks => [
  ['deliveryFirstName', checkText(form.deliveryFirstName, longest.name, 'firstName.missing')],
  ['deliveryLastName', checkText(form.deliveryLastName, longest.name, 'lastName.missing')],
  ['deliveryMobile', checkPhone(form.deliveryMobile, 'mobile')],
  ['deliveryPhone', checkPhone(form.deliveryPhone, 'phone')],
  ['deliveryCountryId', checkCountry(form.deliveryCountryId, facts, true)],
  ['deliveryPostalCode', checkPostalCode(form.deliveryPostalCode, countryOf(form.deliveryCountryId, facts))],
  ['deliveryCity', checkText(form.deliveryCity, longest.place, 'city.missing')],
  ['deliveryStreet', checkText(form.deliveryStreet, longest.street, 'street.missing')],
  ['deliveryRegionId', checkRegion(form.deliveryCountryId, form.deliveryRegionId, facts)],
  ['deliveryArea', checkText(form.deliveryArea, longest.place)],
  ['deliveryBuilding', checkText(form.deliveryBuilding, longest.note)],
  ['deliveryAddressTitle', checkTitle(form.deliveryAddressTitle, form.saveDeliveryAddress)],
]

/** An address that is to be kept is called something. */
const checkTitle = (title: string, saved: boolean): FieldProblem | null =>
  checkText(title, longest.note, saved ? 'addressTitle.missing' : undefined)

const countryOf = (id: string, { countries }: PlaceFacts): Country | undefined =>
  countries.find((country) => country.id === Number(id))

function checkCountry(id: string, facts: PlaceFacts, delivers: boolean): FieldProblem | null {
  const country = countryOf(id, facts)
  if (!country) return { key: 'country.missing' }
  return delivers && !country.delivers ? { key: 'country.noDelivery', seen: country.name } : null
}

const checkRegion = (countryId: string, regionId: string, facts: PlaceFacts): FieldProblem | null =>
  regionId === '' && facts.hasRegions(Number(countryId)) ? { key: 'region.missing' } : null
