import type { CountryRegion } from '@stoa/contract/ordering/places'
import {
  type AddressPlace,
  changeCountry,
  changePostalCode,
  changeRegion,
  type KnownPostalCode,
  type PlaceChange,
} from '@stoa/domain/identity/address-rules'
import { normalizePostalCode } from '@stoa/domain/identity/postal-code'
import { useEffect, useEffectEvent, useState } from 'react'
import { describePlaceChange, type PlaceUpdate } from './place-update.ts'
import { usePostalCodes } from './use-address-data.ts'

/** The part of a form that holds a place. */
export interface PlaceForm {
  /** The rendered values of the fields. */
  countryId: string
  postalCode: string
  /** Of that country. */
  regions: readonly CountryRegion[]
  /** The current values of the fields, read on demand. */
  read(): AddressPlace
  /** Sets the fields to a place. */
  write(place: AddressPlace): void
}

interface AppliedUpdate {
  update: PlaceUpdate
  /** The place to restore. */
  before: AddressPlace
}

/** The dependent fields of an address, changed by the shop's rules, with a message for every change. */
export function usePlace({ countryId, postalCode, regions, read, write }: PlaceForm) {
  const codes = usePostalCodes()
  const [lastUpdate, setLastUpdate] = useState<AppliedUpdate | null>(null)

  /** Codes are looked up only for countries with regions; elsewhere the same digits mean another place. */
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
    const { postalCode: code, city, regionId } = read()
    const known = findKnownCode(code)
    if (known && (city === '' || regionId === null))
      applyChange((place) => changePostalCode(place, code, { ...known, city: city || known.city }))
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

function useLateCodes(codes: ReadonlyMap<string, unknown>, regions: readonly unknown[], lookUp: () => void): void {
  const onCodesReady = useEffectEvent(lookUp)
  useEffect(() => {
    if (codes.size > 0 && regions.length > 0) onCodesReady()
  }, [codes, regions])
}
