import type { FormValues } from '@stoa/browser/form/use-checked-form'
import type { CountryRegion } from '@stoa/contract/ordering/places'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type Place, usePlace } from './use-place.ts'

/** The names of the place fields in a form. */
export type PlaceNames = Readonly<Record<'countryId' | 'regionId' | 'postalCode' | 'city', string>>

interface FormPlaceOptions {
  /** The current value in the form. */
  countryId: string
  /** Of that country. */
  regions: readonly CountryRegion[]
  onCountryChange?(id: string): void
}

/** The place in a form. */
export function useFormPlace(
  form: UseFormReturn<FormValues>,
  names: PlaceNames,
  { countryId, regions, onCountryChange }: FormPlaceOptions,
): Place {
  const postalCode = useWatch({ control: form.control, name: names.postalCode })
  const text = (name: string): string => String(form.getValues(name))
  return usePlace({
    countryId,
    postalCode: String(postalCode),
    regions,
    read: () => ({
      countryId: Number(text(names.countryId)),
      regionId: text(names.regionId) === '' ? null : Number(text(names.regionId)),
      postalCode: text(names.postalCode),
      city: text(names.city),
    }),
    write(place) {
      onCountryChange?.(String(place.countryId))
      form.setValue(names.countryId, String(place.countryId))
      form.setValue(names.regionId, place.regionId === null ? '' : String(place.regionId))
      form.setValue(names.postalCode, place.postalCode)
      form.setValue(names.city, place.city)
      const placeFields = [names.countryId, names.regionId, names.postalCode, names.city]
      const invalidFields = placeFields.filter((name) => form.getFieldState(name).error)
      if (invalidFields.length > 0) void form.trigger(invalidFields)
    },
  })
}
