import type { AddressPlace } from '@stoa/domain/identity/address-rules'
import type { UseFormReturn } from 'react-hook-form'
import type { CheckoutForm } from '../form/checkout-form.ts'
import type { AddressFieldNames } from './address-field-names.ts'

type Form = UseFormReturn<CheckoutForm>

/** The place as it stands in the fields. */
export function readPlace(form: Form, names: AddressFieldNames): AddressPlace {
  const regionId = form.getValues(names.regionId)
  return {
    countryId: Number(form.getValues(names.countryId)),
    regionId: regionId === '' ? null : Number(regionId),
    postalCode: form.getValues(names.postalCode),
    city: form.getValues(names.city),
  }
}

/** Puts a place into the fields; those that were marked wrong are looked at again. */
export function writePlace(form: Form, names: AddressFieldNames, place: AddressPlace): void {
  form.setValue(names.countryId, String(place.countryId))
  form.setValue(names.regionId, place.regionId === null ? '' : String(place.regionId))
  form.setValue(names.postalCode, place.postalCode)
  form.setValue(names.city, place.city)
  const placeFields = [names.countryId, names.regionId, names.postalCode, names.city]
  const invalidFields = placeFields.filter((name) => form.getFieldState(name).error)
  if (invalidFields.length > 0) void form.trigger(invalidFields)
}
