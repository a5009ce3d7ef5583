import { readProblem } from '@stoa/browser/form/read-problem'
import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { addressInput, type CustomerAddress, insertAddress, updateAddress } from '@stoa/contract/identity/addresses'
import { useState } from 'react'
import { useRegionsOf } from '../../../../shared/place/use-address-data.ts'
import { useFormPlace } from '../../../../shared/place/use-form-place.ts'
import { useApiCall } from '../data/use-api-call.ts'
import type { AddressOptions } from './address-options.ts'
import { type AddressValues, inputOf } from './address-values.ts'
import { useAddressCheck } from './use-address-check.ts'

interface AddressFormOptions {
  /** The address being edited; null for a new one. */
  id: number | null
  defaults: AddressValues
  addressOptions: AddressOptions
  onSaved(address: CustomerAddress): void
}

const refusals = {
  address_title_taken: 'title',
  country_not_found: 'countryId',
  region_required: 'regionId',
  region_not_found: 'regionId',
  postal_code_invalid: 'postalCode',
} as const

export const placeNames = {
  countryId: 'countryId',
  regionId: 'regionId',
  postalCode: 'postalCode',
  city: 'city',
  street: 'street',
} as const

/** The form of one address: its validation, and the place fields that fill and clear each other. */
export function useAddressForm({ id, defaults, addressOptions, onSaved }: AddressFormOptions) {
  const call = useApiCall()
  const [countryId, setCountryId] = useState(defaults.countryId)
  const regions = useRegionsOf(Number(countryId), addressOptions.greekRegions)
  const checked = useCheckedForm<AddressValues>({
    id: `address-${id ?? 'new'}`,
    defaults,
    check: useAddressCheck(addressOptions, regions),
    async save(values) {
      const input = inputOf(values)
      const outcome = await (id === null ? call(insertAddress, input) : call(updateAddress, { id, ...input }))
      if (!outcome.ok) return readProblem(outcome.refusal, { fields: addressInput.fields, refusals })
      onSaved(outcome.value)
      return null
    },
  })
  return {
    checked,
    place: useFormPlace(checked.form, placeNames, { countryId, regions, onCountryChange: setCountryId }),
  }
}
