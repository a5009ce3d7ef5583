// Making an account, proving its e-mail, passwords and the end of an account, on the wire. Links in letters carry a key: asking
// what it stands for changes nothing, only a POST acts. No answer tells whether an address is known.

import { checkEmail, checkFirstName, checkLastName, checkPassword } from '@stoa/domain/customer/field-rules'
import { z } from 'zod'
import { accepted, nothing } from './accepted.ts'
import { endpoint } from './endpoint.ts'
import { entity, field } from './entity.ts'
import { queryEmail, queryUuid } from './query-shapes.ts'
import { ruled, ruledAsTyped } from './ruled.ts'
import { boolean, isoMoment, optional, scalar, text, uuid } from './shape.ts'

const email = ruled(checkEmail, 'eleni.markou@example.gr', 'e@example.com')
const newPassword = ruledAsTyped(checkPassword, 'correct horse battery', 'άλογο μπαταρία 7')
const key = field('guid', uuid, 'The key in the letter.')
const keyQuery = entity('KeyQuery', { key: field('guid', queryUuid, 'The key in the letter.') })

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/customers/register',
  about: 'Asks for an account. The letter says what comes next, also to an address that has one already.',
  input: entity('Registration', {
    email: field('eml', email, 'Where the letter goes.'),
    password: field('pwd', newPassword, '8 to 128 characters of any kind.'),
    firstName: field('fn', ruled(checkFirstName, 'Ελένη', 'Nick'), 'First name.'),
    lastName: field('ln', ruled(checkLastName, 'Μάρκου', 'Smith'), 'Last name.'),
    acceptedTerms: field('trms', boolean, 'The terms are accepted.'),
    newsletter: field('nwsl', boolean, 'The newsletter is wished for; never ticked for them.'),
  }),
  answer: accepted,
  refusals: ['terms_not_accepted', 'password_too_common'],
  isPublic: false,
})

export const showVerification = endpoint({
  name: 'showVerification',
  method: 'GET',
  path: '/customers/verifyregistration',
  about: 'Says nothing and changes nothing: mail scanners follow links. The POST of the same path verifies.',
  input: keyQuery,
  answer: accepted,
  refusals: [],
  isPublic: false,
})

export const verifyRegistration = endpoint({
  name: 'verifyRegistration',
  method: 'POST',
  path: '/customers/verifyregistration',
  about:
    'Proves the e-mail of an account. Orders that were placed with it as a guest belong to the account from then on.',
  input: entity('Verification', { key }),
  answer: accepted,
  refusals: ['link_over'],
  isPublic: false,
})

export const showPasswordResetRequest = endpoint({
  name: 'showPasswordResetRequest',
  method: 'GET',
  path: '/customers/resetpasswordrequest',
  about: 'Says nothing and changes nothing; the POST of the same path sends the letter.',
  input: entity('PasswordResetQuery', { email: field('email', queryEmail, 'An e-mail.') }),
  answer: accepted,
  refusals: [],
  isPublic: false,
})

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/customers/resetpasswordrequest',
  about:
    'Sends a letter with a link for a new password, if there is an account. The answer is the same if there is none.',
  input: entity('PasswordResetRequest', { email: field('email', email, 'The account’s e-mail.') }),
  answer: accepted,
  refusals: [],
  isPublic: false,
})

export const findPasswordReset = endpoint({
  name: 'findPasswordReset',
  method: 'GET',
  path: '/customers/getcustomerofpasswordresetrequest',
  about: 'Whether a link for a new password still holds. Looking at it does not use it up.',
  input: keyQuery,
  answer: entity('PasswordResetLink', {
    maskedEmail: field('eml', text, 'The account’s e-mail with all but its ends hidden.'),
    holdsUntil: field('til', isoMoment, 'Until when it holds.'),
  }),
  refusals: ['link_over'],
  isPublic: false,
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/customers/resetpassword',
  about: 'Sets a new password with the key of the letter, once. All sessions of the account end.',
  input: entity('PasswordReset', { key, password: field('pwd', newPassword, 'The new password.') }),
  answer: accepted,
  refusals: ['link_over', 'password_too_common'],
  isPublic: false,
})

export const updatePassword = endpoint({
  name: 'updatePassword',
  method: 'POST',
  path: '/customers/updatepassword',
  about: 'Changes the password. All other sessions end, and a letter says so.',
  input: entity('PasswordChange', {
    current: field(
      'opwd',
      optional(scalar(z.string().min(1).max(1000))),
      'The one that holds; not where there is none yet.',
    ),
    password: field('pwd', newPassword, 'The new one.'),
  }),
  answer: accepted,
  refusals: ['wrong_password', 'password_too_common', 'confirmation_needed'],
  access: 'self',
  isPublic: false,
})

export const requestEmailChange = endpoint({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/customers/requestemailchange',
  about: 'Sends a key to a new e-mail, and a word to the old one. The address changes when the key comes back.',
  input: entity('EmailChangeRequest', { email: field('eml', email, 'The new e-mail.') }),
  answer: accepted,
  refusals: [],
  access: 'fresh',
  isPublic: false,
})

export const confirmEmailChange = endpoint({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/customers/confirmemailchange',
  about: 'Proves the new e-mail; from now on it signs in.',
  input: entity('EmailChange', { key }),
  answer: accepted,
  refusals: ['link_over'],
  isPublic: false,
})

export const deleteCustomer = endpoint({
  name: 'deleteCustomer',
  method: 'DELETE',
  path: '/account/deleteCustomer',
  about: 'Ends the account in seven days. All sessions end now; the letter’s link undoes it until then.',
  input: nothing,
  answer: entity('Deletion', { at: field('dldt', isoMoment, 'When it is carried out.') }),
  refusals: [],
  access: 'fresh',
  isPublic: false,
})

export const keepCustomer = endpoint({
  name: 'keepCustomer',
  method: 'POST',
  path: '/account/undodeletion',
  about: 'Undoes a deletion that was not carried out yet, with the key of the letter.',
  input: entity('DeletionUndone', { key }),
  answer: accepted,
  refusals: ['link_over'],
  isPublic: false,
})
