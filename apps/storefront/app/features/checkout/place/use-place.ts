import {
  type AddressPlace,
  changeCountry,
  changePostalCode,
  changeRegion,
  type KnownPostalCode,
  type PlaceChange,
} from '@stoa/domain/customer/address-rules'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CheckoutForm } from '../form/checkout-form.ts'
import { plainPostalCode } from '../rules/written.ts'
import type { AddressNames } from './address-names.ts'
import { readPlace, writePlace } from './form-place.ts'
import { newsOf, type PlaceNews } from './place-news.ts'
import { useLateCodes } from './use-late-codes.ts'
import { usePostalCodes, useRegions } from './use-place-facts.ts'

interface Told {
  news: PlaceNews
  /** To go back to. */
  before: AddressPlace
}

/** The parts of an address that depend on each other, changed by the shop's rules, with the news of every change. */
export function usePlace(names: AddressNames) {
  const form = useFormContext<CheckoutForm>()
  const countryId = useWatch({ control: form.control, name: names.countryId })
  const postalCode = useWatch({ control: form.control, name: names.postalCode })
  const regions = useRegions(Number(countryId))
  const codes = usePostalCodes()
  const [told, setTold] = useState<Told | null>(null)

  /** Codes are known for the countries whose regions are; elsewhere the same digits mean another place. */
  const knownOf = (code: string): KnownPostalCode | null => {
    const known = codes.get(plainPostalCode(code))
    return known && regions.some(({ id }) => id === known.regionId) ? known : null
  }
  const take = (change: (before: AddressPlace) => PlaceChange) => {
    const before = readPlace(form, names)
    const changed = change(before)
    const news = newsOf(before, changed)
    writePlace(form, names, changed.place)
    setTold(news && { news, before })
  }
  useLateCodes(codes, regions, () => {
    const { postalCode: code, city } = readPlace(form, names)
    if (city === '' && knownOf(code)) take((place) => changePostalCode(place, code, knownOf(code)))
  })
  return {
    countryId,
    regions,
    known: knownOf(postalCode),
    told,
    changeCountry: (id: string) => take((place) => changeCountry(place, Number(id))),
    changeRegion: (id: string) =>
      take((place) => changeRegion(place, id === '' ? null : Number(id), knownOf(place.postalCode))),
    changePostalCode: (code: string) => take((place) => changePostalCode(place, code, knownOf(code))),
    undo() {
      if (told) writePlace(form, names, told.before)
      setTold(null)
    },
  }
}

export type Place = ReturnType<typeof usePlace>
