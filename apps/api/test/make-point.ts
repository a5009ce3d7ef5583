// Pickup points of carriers, as the job has stored them.

import type { PickupPoint } from '@stoa/domain/ordering/delivery/pickup-points'
import type { Executor } from '../src/database/transaction.ts'
import { savePoints } from '../src/ordering/pickup-points/pickup-points.queries.ts'

/** A locker in Athens, except where `changes` says otherwise. */
const samplePoint = (changes: Partial<PickupPoint> = {}): PickupPoint => ({
  carrier: 'box_now',
  id: '4001',
  kind: 'locker',
  name: 'Κιόσκι πλατείας Εξαρχείων',
  street: 'Στουρνάρη 12',
  city: 'Αθήνα',
  postalCode: '10683',
  countryCode: 'GR',
  latitude: 37.9865,
  longitude: 23.7343,
  note: '24/7',
  ...changes,
})

export const makePoint = async (db: Executor, changes: Partial<PickupPoint> = {}): Promise<void> => {
  await savePoints(db, [samplePoint(changes)])
}
