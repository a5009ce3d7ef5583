// Converts the profile to form values and to the API's input.

import type { Profile, ProfileChange } from '@stoa/contract/identity/profile'
import { genders } from '@stoa/contract/identity/session'

/** In the order of the page. */
export type PersonalValues = {
  firstName: string
  lastName: string
  mobile: string
  birthDate: string
  username: string
  gender: string
  newsletter: boolean
  personalNewsletter: boolean
  couponEmails: boolean
}

export const valuesOf = (profile: Profile): PersonalValues => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  mobile: profile.mobile ?? '',
  birthDate: profile.birthDate ?? '',
  username: profile.username ?? '',
  gender: profile.gender ?? '',
  newsletter: profile.newsletter,
  personalNewsletter: profile.personalNewsletter,
  couponEmails: profile.couponEmails,
})

const orNull = (text: string): string | null => (text.trim() === '' ? null : text)

export const changeOf = (values: PersonalValues): ProfileChange => ({
  ...values,
  username: orNull(values.username),
  gender: genders.find((gender) => gender === values.gender) ?? null,
})
