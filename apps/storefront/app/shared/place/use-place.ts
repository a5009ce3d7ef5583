import type { CountryRegion } from '@stoa/contract/ordering/checkout'
import {
  type AddressPlace,
  changeCountry,
  changePostalCode,
  changeRegion,
  type KnownPostalCode,
  type PlaceChange,
} from '@stoa/domain/identity/address-rules'
import { normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { useState } from 'react'
import { describePlaceChange, type PlaceUpdate } from './place-update.ts'
import { usePostalCodes } from './use-address-data.ts'
import { useLateCodes } from './use-late-codes.ts'

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

interface AppliedUpdate {
  update: PlaceUpdate
  /** To go back to. */
  before: AddressPlace
}

/** The parts of an address that depend on each other, changed by the shop's rules, with the news of every change. */
export function usePlace({ countryId, postalCode, regions, read, write }: PlaceForm) {
  const codes = usePostalCodes()
  const [lastUpdate, setLastUpdate] = useState<AppliedUpdate | null>(null)

  /** Codes are known for the countries whose regions are; elsewhere the same digits mean another place. */
  const findKnownCode = (code: string): KnownPostalCode | null => {
    const knownCode = codes.get(normalizePostalCode(code))
    return knownCode && regions.some(({ id }) => id === knownCode.regionId) ? knownCode : null
  }
  const applyChange = (change: (before: AddressPlace) => PlaceChange) => {
    const before = read()
    const changed = change(before)
    const update = describePlaceChange(before, changed)
    write(changed.place)
    setLastUpdate(update && { update, before })
  }
  useLateCodes(codes, regions, () => {
    const { postalCode: code, city } = read()
    if (city === '' && findKnownCode(code)) applyChange((place) => changePostalCode(place, code, findKnownCode(code)))
  })
  return {
    countryId,
    regions,
    knownCode: findKnownCode(postalCode),
    lastUpdate,
    changeCountry: (id: string) => applyChange((place) => changeCountry(place, Number(id))),
    changeRegion: (id: string) =>
      applyChange((place) => changeRegion(place, id === '' ? null : Number(id), findKnownCode(place.postalCode))),
    changePostalCode: (code: string) => applyChange((place) => changePostalCode(place, code, findKnownCode(code))),
    undo() {
      if (lastUpdate) write(lastUpdate.before)
      setLastUpdate(null)
    },
  }
}

export type Place = ReturnType<typeof usePlace>
