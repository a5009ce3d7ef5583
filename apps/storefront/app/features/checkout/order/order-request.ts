// From what was written and chosen, and the amounts that were shown, to the order as the shop takes it.

import type { Totals } from '@stoa/contract/cart'
import type { OrderRequest } from '@stoa/contract/orders'
import { greeceId } from '@stoa/domain/customer/address-rules'
import { plainPostalCode } from '../../../shared/place/plain-postal-code.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import type { Choice } from '../form/draft.ts'
import { phoneDigits, plainVatNumber } from '../rules/written.ts'

export interface FullChoice extends Choice {
  shippingTypeId: number
  paymentTypeId: number
}

/** What was left empty is left out. */
const given = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim())
const idOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))
const phoneOf = (text: string): string | undefined => given(phoneDigits(text))

/** The lines are those the buyer saw the amounts of; what had sold out is not among them. */
export function toOrderRequest(form: CheckoutForm, choice: FullChoice, totals: Totals): OrderRequest {
  const { shippingTypeId, branchId, paymentTypeId } = choice
  return {
    items: totals.lines.map(({ productId, dimensionId, quantity }) => ({ productId, dimensionId, quantity })),
    fingerprint: totals.fingerprint,
    email: form.email.trim(),
    ...billingOf(form),
    documentKind: form.documentKind,
    ...(form.documentKind === 'invoice' ? invoiceOf(form) : {}),
    sameAddress: form.sameAddress,
    ...(form.sameAddress ? {} : deliveryOf(form)),
    remarks: given(form.remarks),
    shippingTypeId,
    branchId: branchId ?? undefined,
    paymentTypeId,
    acceptedTerms: true,
    acceptedNewsletter: form.acceptedNewsletter,
  }
}

const billingOf = (form: CheckoutForm) => ({
  addressTitle: given(form.addressTitle),
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  mobile: phoneDigits(form.mobile),
  phone: phoneOf(form.phone),
  countryId: Number(form.countryId),
  regionId: idOf(form.regionId),
  street: form.street.trim(),
  city: form.city.trim(),
  area: given(form.area),
  building: given(form.building),
  postalCode: plainPostalCode(form.postalCode),
})

const invoiceOf = (form: CheckoutForm) => ({
  companyName: given(form.companyName),
  profession: given(form.profession),
  vatNumber: given(plainVatNumber(form.vatNumber, Number(form.countryId) === greeceId)),
  taxOffice: given(form.taxOffice),
})

const deliveryOf = (form: CheckoutForm) => ({
  deliveryAddressTitle: given(form.deliveryAddressTitle),
  deliveryFirstName: given(form.deliveryFirstName),
  deliveryLastName: given(form.deliveryLastName),
  deliveryMobile: phoneOf(form.deliveryMobile),
  deliveryPhone: phoneOf(form.deliveryPhone),
  deliveryCountryId: idOf(form.deliveryCountryId),
  deliveryRegionId: idOf(form.deliveryRegionId),
  deliveryStreet: given(form.deliveryStreet),
  deliveryCity: given(form.deliveryCity),
  deliveryArea: given(form.deliveryArea),
  deliveryPostalCode: given(plainPostalCode(form.deliveryPostalCode)),
  deliveryBuilding: given(form.deliveryBuilding),
})
