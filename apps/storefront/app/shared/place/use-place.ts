import type { CountryRegion } from '@stoa/contract/checkout'
import {
  type AddressPlace,
  changeCountry,
  changePostalCode,
  changeRegion,
  type KnownPostalCode,
  type PlaceChange,
} from '@stoa/domain/customer/address-rules'
import { useState } from 'react'
import { newsOf, type PlaceNews } from './place-news.ts'
import { plainPostalCode } from './plain-postal-code.ts'
import { useLateCodes } from './use-late-codes.ts'
import { usePostalCodes } from './use-place-facts.ts'

/** A form as far as it holds a place. */
export interface PlaceForm {
  /** As they stand in the fields now, for what is shown. */
  countryId: string
  postalCode: string
  /** Of that country. */
  regions: readonly CountryRegion[]
  /** As it stands in the fields at this moment. */
  read(): AddressPlace
  /** Puts a place into the fields. */
  write(place: AddressPlace): void
}

interface Told {
  news: PlaceNews
  /** To go back to. */
  before: AddressPlace
}

/** The parts of an address that depend on each other, changed by the shop's rules, with the news of every change. */
export function usePlace({ countryId, postalCode, regions, read, write }: PlaceForm) {
  const codes = usePostalCodes()
  const [told, setTold] = useState<Told | null>(null)

  /** Codes are known for the countries whose regions are; elsewhere the same digits mean another place. */
  const knownOf = (code: string): KnownPostalCode | null => {
    const known = codes.get(plainPostalCode(code))
    return known && regions.some(({ id }) => id === known.regionId) ? known : null
  }
  const take = (change: (before: AddressPlace) => PlaceChange) => {
    const before = read()
    const changed = change(before)
    const news = newsOf(before, changed)
    write(changed.place)
    setTold(news && { news, before })
  }
  useLateCodes(codes, regions, () => {
    const { postalCode: code, city } = read()
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
      if (told) write(told.before)
      setTold(null)
    },
  }
}

export type Place = ReturnType<typeof usePlace>
