// Those who carry the shop's parcels, by the code that is stored with a shipment.

import type { Language } from '../../language.ts'

export const carrierCodes = ['box_now', 'clever_point', 'acs'] as const
export type CarrierCode = (typeof carrierCodes)[number]

/** As they write themselves. */
export const carrierNames: Readonly<Record<CarrierCode, string>> = {
  box_now: 'BOX NOW',
  clever_point: 'Clever Point',
  acs: 'ACS',
}

/** Where a carrier shows a parcel to whoever has its number; null of one without such a page. */
export function parcelAddress(carrier: CarrierCode, number: string, language: Language): string | null {
  const code = encodeURIComponent(number)
  if (carrier === 'box_now') return `https://track.boxnow.gr/?track=${code}`
  return carrier === 'acs' ? `https://www.acscourier.net/${language}/track-and-trace/?generalCode=${code}` : null
}
