// Builds the order request from the draft and the totals that were shown.

import type { OrderRequest } from '@stoa/contract/ordering/place-order'
import type { Totals } from '@stoa/contract/ordering/totals'
import { greeceId } from '@stoa/domain/identity/address-rules'
import { phoneDigits } from '@stoa/domain/identity/field-rules'
import { normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { normalizeVatNumber } from '@stoa/domain/identity/vat-number'
import { toCartItem } from '@stoa/domain/ordering/cart/cart'
import { isAskedFor } from '@stoa/domain/ordering/cart/expand-boxes'
import { type Destination, isCollection } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { isGiftCardsOnly, needsPlace } from '@stoa/domain/ordering/order/needs-place'
import { chosenPlan } from '../amounts/chosen-plan.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import type { Choice } from '../form/draft.ts'

/** Of an order with nothing left to pay the way of paying may be missing. */
export interface FullChoice extends Choice {
  shippingTypeId: number
  /** Where the way of receiving goes. */
  destination: Destination | undefined
}

/** Empty fields are left out. */
const optionalText = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim())
const optionalId = (text: string): number | undefined => (text === '' ? undefined : Number(text))
const optionalPhone = (text: string): string | undefined => optionalText(phoneDigits(text))

/**
 * The lines of the totals that the buyer saw: without sold-out ones, and what promotions give comes by itself. What was not
 * asked for this order is left out, whatever was written for another.
 */
export function toOrderRequest(
  form: CheckoutForm,
  choice: FullChoice,
  totals: Totals,
  reductions: { codes: readonly string[]; points: number } = { codes: [], points: 0 },
): OrderRequest {
  const { shippingTypeId, destination, branchId, point, paymentTypeId } = choice
  const items = totals.lines.filter(isAskedFor).map(toCartItem)
  const { documentKind } = form
  return {
    items,
    couponCodes: reductions.codes.length === 0 ? undefined : [...reductions.codes],
    loyaltyPoints: reductions.points || undefined,
    extras: totals.extras.giftNote === undefined ? undefined : totals.extras,
    fingerprint: totals.fingerprint,
    email: form.email.trim(),
    contactChannel: form.updatesByPhone ? 'Mobile' : undefined,
    ...buyerOf(form),
    ...(needsPlace({ items, documentKind, destination }) ? placeOf(form) : { countryId: greeceId }),
    documentKind,
    ...(documentKind === 'invoice' ? invoiceOf(form) : {}),
    ...(isGiftCardsOnly(items) ? { sameAddress: true } : recipientOf(form, destination)),
    shippingTypeId,
    branchId: branchId ?? undefined,
    pointId: point?.id,
    paymentTypeId: totals.due === 0 ? undefined : (paymentTypeId ?? undefined),
    instalments: chosenPlan(totals, choice)?.count,
    acceptedTerms: true,
    acceptedNewsletter: form.acceptedNewsletter,
  }
}

const buyerOf = (form: CheckoutForm) => ({
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  mobile: phoneDigits(form.mobile),
  phone: optionalPhone(form.phone),
})

const placeOf = (form: CheckoutForm) => ({
  addressTitle: optionalText(form.addressTitle),
  countryId: Number(form.countryId),
  regionId: optionalId(form.regionId),
  street: form.street.trim(),
  city: form.city.trim(),
  area: optionalText(form.area),
  building: optionalText(form.building),
  postalCode: normalizePostalCode(form.postalCode),
})

const invoiceOf = (form: CheckoutForm) => ({
  companyName: optionalText(form.companyName),
  profession: optionalText(form.profession),
  vatNumber: optionalText(normalizeVatNumber(form.vatNumber, Number(form.countryId) === greeceId)),
  taxOffice: optionalText(form.taxOffice),
  // a tax office that was written over the register's has another number
  taxOfficeNumber: form.taxOffice.trim() === form.registeredTaxOffice ? optionalId(form.taxOfficeNumber) : undefined,
})

/** Whoever collects is the buyer: another address is for parcels. */
function recipientOf(form: CheckoutForm, destination: Destination | undefined) {
  const sameAddress = form.sameAddress || isCollection(destination)
  return { sameAddress, ...(sameAddress ? {} : deliveryOf(form)), remarks: optionalText(form.remarks) }
}

const deliveryOf = (form: CheckoutForm) => ({
  deliveryAddressTitle: optionalText(form.deliveryAddressTitle),
  deliveryFirstName: optionalText(form.deliveryFirstName),
  deliveryLastName: optionalText(form.deliveryLastName),
  deliveryMobile: optionalPhone(form.deliveryMobile),
  deliveryPhone: optionalPhone(form.deliveryPhone),
  deliveryCountryId: optionalId(form.deliveryCountryId),
  deliveryRegionId: optionalId(form.deliveryRegionId),
  deliveryStreet: optionalText(form.deliveryStreet),
  deliveryCity: optionalText(form.deliveryCity),
  deliveryArea: optionalText(form.deliveryArea),
  deliveryPostalCode: optionalText(normalizePostalCode(form.deliveryPostalCode)),
  deliveryBuilding: optionalText(form.deliveryBuilding),
})
