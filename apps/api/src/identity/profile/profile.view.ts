// A profile as the contract shows it.

import type { Profile } from '@stoa/contract/identity/profile'
import type { ProfileRow } from './profile.queries.ts'

/** A new picture has a new name, so that a URL never shows another picture. */
const pictureAddress = (name: string): string => `/pictures/${name}.webp`

export const viewProfile = (row: ProfileRow): Profile => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  username: row.username,
  alias: row.alias,
  mobile: row.mobile,
  birthDate: row.birth_date,
  gender: row.gender,
  description: row.description,
  picture: row.picture === null ? null : pictureAddress(row.picture),
  newsletter: row.newsletter,
  personalNewsletter: row.personal_newsletter,
  couponEmails: row.coupon_emails_since !== null,
  hasPassword: row.has_password,
  registeredAt: row.registered_at.toISOString(),
  newEmail: row.new_email,
})
