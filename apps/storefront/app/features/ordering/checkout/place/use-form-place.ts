import { useFormContext, useWatch } from 'react-hook-form'
import { type Place, usePlace } from '../../../../shared/place/use-place.ts'
import type { CheckoutForm } from '../form/checkout-form.ts'
import type { AddressFieldNames } from './address-field-names.ts'
import { readPlace, writePlace } from './form-place.ts'
import { useRegions } from './use-regions.ts'

/** The place of one of the checkout's addresses. */
export function useFormPlace(names: AddressFieldNames): Place {
  const form = useFormContext<CheckoutForm>()
  const countryId = useWatch({ control: form.control, name: names.countryId })
  const postalCode = useWatch({ control: form.control, name: names.postalCode })
  return usePlace({
    countryId,
    postalCode,
    regions: useRegions(Number(countryId)),
    read: () => readPlace(form, names),
    write: (place) => writePlace(form, names, place),
  })
}
