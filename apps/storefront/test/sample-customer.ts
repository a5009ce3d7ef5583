// A customer who is signed in, with a profile and an address.

import { sessionStarted } from '@stoa/browser/session/session-store'
import type { CustomerAddress } from '@stoa/contract/identity/addresses'
import type { Profile } from '@stoa/contract/identity/profile'
import type { Session } from '@stoa/contract/identity/session'

export const sampleSession: Session = {
  customerId: 7,
  email: 'eleni.markou@example.gr',
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  alias: null,
  gender: null,
  registeredAt: '2026-01-01T10:00:00.000Z',
  lastLoginAt: '2026-11-21T10:00:00.000Z',
  accessToken: 'token',
  accessMinutes: 10,
  refreshMinutes: 60,
  impersonatedBy: null,
  passwordToBeSet: false,
}

/** The session of this browser, as after signing in. */
export async function startSession(): Promise<void> {
  await cookieStore.set('XSRF-TOKEN', 'pair')
  sessionStarted(sampleSession)
}

export const sampleProfile: Profile = {
  id: 7,
  email: sampleSession.email,
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  username: null,
  alias: null,
  mobile: '6971234567',
  birthDate: null,
  gender: null,
  description: null,
  picture: null,
  newsletter: false,
  personalNewsletter: false,
  couponEmails: false,
  hasPassword: true,
  registeredAt: sampleSession.registeredAt,
  newEmail: null,
}

export const sampleAddress = (id: number, title: string): CustomerAddress => ({
  id,
  title,
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  mobile: '6971234567',
  countryId: 1,
  countryName: 'Greece',
  regionId: 11,
  regionName: 'Achaia',
  street: 'Riga Fereou 3',
  city: 'Patra',
  area: null,
  building: null,
  postalCode: '26221',
  comments: null,
  isBilling: true,
  isDelivery: true,
})
