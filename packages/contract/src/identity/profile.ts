// Wire contract of a customer's profile.

import { checkAlias, checkDay, checkDescription, checkUsername } from '@stoa/domain/identity/field-rules'
import { accepted, noInput } from '../accepted.ts'
import { firstName, lastName, phone } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { withRule } from '../ruled.ts'
import { boolean, changeable, id, integer, isoDate, isoDateTime, nullable, oneOf, optional, text } from '../shape.ts'
import { genders } from './session.ts'

export const profile = entity('Profile', {
  id: field('id', id, 'The customer.'),
  email: field('eml', text, 'The e-mail that signs in.'),
  firstName: field('fn', text, 'First name.'),
  lastName: field('ln', text, 'Last name.'),
  username: field('username', nullable(text), 'The name other programs know them by.'),
  alias: field('UserAlias', nullable(text), 'The public name beside reviews and lists.'),
  mobile: field('mob', nullable(text), 'Phone.'),
  birthDate: field('bdt', nullable(isoDate), 'Day of birth.'),
  gender: field('gnd', nullable(oneOf(genders)), 'As told by the person.'),
  description: field('dsr', nullable(text), 'A few words about themselves, public.'),
  picture: field('img', nullable(text), 'The address of their picture.'),
  newsletter: field('nwsl', boolean, 'The general newsletter.'),
  personalNewsletter: field('pnwsl', boolean, 'E-mails made for what they read.'),
  couponEmails: field('cpneml', boolean, 'E-mails with coupons that the shop gives them.'),
  hasPassword: field('haspwd', boolean, 'Whether a password signs in.'),
  registeredAt: field('rgdt', isoDateTime, 'Since when there is an account.'),
  newEmail: field('neml', nullable(text), 'An e-mail that waits to be proved.'),
})
export type Profile = EntityOf<typeof profile>

export const profileChange = entity('ProfileChange', {
  firstName: field('fn', firstName, 'First name.'),
  lastName: field('ln', lastName, 'Last name.'),
  mobile: field('mob', phone, 'Phone, 7 to 18 digits.'),
  birthDate: field('bdt', withRule(checkDay, '1980-05-17', '2001-02-28'), 'Day of birth, in the past.'),
  username: field(
    'username',
    changeable(withRule(checkUsername, 'eleni_m', 'reader7')),
    'Left out: as it was; null: none.',
  ),
  alias: field('UserAlias', changeable(withRule(checkAlias, 'ελένη_μ', 'reader7')), 'Left out: as it was; null: none.'),
  gender: field('gnd', optional(nullable(oneOf(genders))), 'Left out: as it was.'),
  description: field('dsr', changeable(withRule(checkDescription, 'Διαβάζω ποίηση.', '')), 'At most 200 characters.'),
  newsletter: field('nwsl', optional(boolean), 'Left out: as it was.'),
  personalNewsletter: field('pnwsl', optional(boolean), 'Left out: as it was.'),
  couponEmails: field('cpneml', optional(boolean), 'Agrees to e-mails with coupons; left out: as it was.'),
})
export type ProfileChange = EntityOf<typeof profileChange>

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/customers/getprofile',
  description: 'The customer’s own profile.',
  input: noInput,
  output: profile,
  refusals: [],
  access: 'customer',
  isPublic: false,
})

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'POST',
  path: '/customers/updateprofile',
  description: 'Changes the profile. The e-mail has a call of its own: it must be proved first.',
  input: profileChange,
  output: profile,
  refusals: ['username_taken', 'alias_taken', 'birth_date_invalid'],
  access: 'customer',
  isPublic: false,
})

export const updateAlias = endpoint({
  name: 'updateAlias',
  method: 'POST',
  path: '/customers/updatealias',
  description: 'Sets the public name alone.',
  input: entity('AliasChange', {
    alias: field('UserAlias', withRule(checkAlias, 'ελένη_μ', 'reader7'), 'The public name.'),
  }),
  output: profile,
  refusals: ['alias_taken'],
  access: 'customer',
  isPublic: false,
})

export const updatePicture = endpoint({
  name: 'updatePicture',
  method: 'POST',
  path: '/customers/updatepicture',
  description:
    'Sets the picture: at most 5 MB and 40 megapixels. The shop keeps a square of its own making, with nothing else of what was sent.',
  input: noInput,
  output: profile,
  upload: {
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    maxBytes: 5 * 1024 * 1024,
    tooLarge: 'picture_too_large',
    notAccepted: 'picture_not_accepted',
  },
  refusals: ['picture_not_accepted', 'picture_too_large'],
  access: 'customer',
  isPublic: false,
})

export const removePicture = endpoint({
  name: 'removePicture',
  method: 'POST',
  path: '/customers/removepicture',
  description: 'Takes the picture away.',
  input: noInput,
  output: accepted,
  refusals: [],
  access: 'customer',
  isPublic: false,
})

/** What belongs to an account, for the menu beside its pages. */
export const getAccountCounts = endpoint({
  name: 'getAccountCounts',
  method: 'GET',
  path: '/customers/getcounts',
  description: 'How much there is behind each entry of the account’s menu.',
  input: noInput,
  output: entity('AccountCounts', {
    orders: field('ord', integer, 'Orders.'),
    addresses: field('adr', integer, 'Addresses.'),
  }),
  refusals: [],
  access: 'customer',
  isPublic: false,
})
