// A carrier that answers what a test says, and counts what it was asked.

import { refused } from '@stoa/domain/outcome'
import type { Carrier, Carriers } from '../src/ports/carrier.ts'

const notAsked = async () => refused('refused' as const)

export const fakeCarrier = (changes: Partial<Carrier>): Carrier => ({
  code: 'acs',
  listPoints: null,
  createShipment: notAsked,
  findShipment: null,
  label: notAsked,
  cancel: notAsked,
  track: notAsked,
  readWebhook: null,
  closeDay: null,
  ...changes,
})

export const carriersOf = (...carriers: readonly Carrier[]): Carriers =>
  new Map(carriers.map((carrier) => [carrier.code, carrier]))
