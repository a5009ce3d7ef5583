// A parcel with a book, as a carrier is asked to take it.

import type { ShipmentRequest } from '../src/ports/carrier.ts'

const atPoint = (pointId: string): ShipmentRequest['destination'] => ({ kind: 'point', pointId })

/** Of the sandbox. */
export const someLocker = atPoint('4001')
export const someStation = atPoint('CP0002')
export const someAddress = {
  kind: 'address',
  address: { street: 'Σόλωνος 12Α', area: null, city: 'Αθήνα', postalCode: '106 79', countryCode: 'GR' },
} satisfies ShipmentRequest['destination']

export const shipmentRequest = (changes: Partial<ShipmentRequest> = {}): ShipmentRequest => ({
  reference: 'STO-26-000001-1',
  recipient: { name: 'Ελένη Παππά', mobile: '+306900000000', email: 'reader@stoa.example' },
  destination: someLocker,
  parcels: [{ description: 'Βιβλία', weightGrams: 850, size: 1, valueCents: 1710 }],
  collectCents: 0,
  notes: null,
  pickupDay: '2026-11-26',
  ...changes,
})
