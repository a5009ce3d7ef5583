import type { FormValues } from '@stoa/browser/form/use-checked-form'
import type { CountryRegion } from '@stoa/contract/ordering/checkout'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type Place, usePlace } from '../../../../shared/place/use-place.ts'
import type { AddressValues } from './address-values.ts'

interface CountryState {
  countryId: string
  setCountryId(id: string): void
  /** Of that country. */
  regions: readonly CountryRegion[]
}

const placeFields = ['countryId', 'regionId', 'postalCode', 'city'] as const satisfies (keyof AddressValues)[]

/** The place an address's form holds. */
export function useAddressPlace(
  form: UseFormReturn<FormValues>,
  { countryId, setCountryId, regions }: CountryState,
): Place {
  const postalCode = useWatch({ control: form.control, name: 'postalCode' })
  const text = (name: (typeof placeFields)[number]): string => String(form.getValues(name))
  return usePlace({
    countryId,
    postalCode: String(postalCode),
    regions,
    read: () => ({
      countryId: Number(text('countryId')),
      regionId: text('regionId') === '' ? null : Number(text('regionId')),
      postalCode: text('postalCode'),
      city: text('city'),
    }),
    write(place) {
      setCountryId(String(place.countryId))
      form.setValue('countryId', String(place.countryId))
      form.setValue('regionId', place.regionId === null ? '' : String(place.regionId))
      form.setValue('postalCode', place.postalCode)
      form.setValue('city', place.city)
      const invalidFields = placeFields.filter((name) => form.getFieldState(name).error)
      if (invalidFields.length > 0) void form.trigger(invalidFields)
    },
  })
}
