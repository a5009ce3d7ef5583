// Wire contract of accounts: sign-up, e-mail verification, passwords and deletion. Links in e-mails carry a one-time
// token: looking it up changes nothing, only a POST acts. No answer reveals whether an address is known.

import { checkPassword } from '@stoa/domain/identity/field-rules'
import { accepted, noInput } from '../accepted.ts'
import { acceptedTerms, email, firstName, lastName } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { entity, field } from '../entity.ts'
import { queryEmail } from '../query-shapes.ts'
import { withRuleAsTyped } from '../ruled.ts'
import { boolean, isoDateTime, text, withDefault } from '../shape.ts'
import { currentPassword, linkToken } from './session.ts'

const newPassword = withRuleAsTyped(checkPassword, 'correct horse battery', 'άλογο μπαταρία 7')
const token = field('guid', linkToken, 'The key in the e-mail.')
const tokenQuery = entity('KeyQuery', { token })

export const register = endpoint({
  name: 'register',
  method: 'POST',
  path: '/customers/register',
  description: 'Asks for an account. The e-mail says what comes next, also to an address that has one already.',
  input: entity('Registration', {
    email: field('eml', email, 'Where the e-mail goes.'),
    password: field('pwd', newPassword, '8 to 128 characters of any kind.'),
    firstName: field('fn', firstName, 'First name.'),
    lastName: field('ln', lastName, 'Last name.'),
    acceptedTerms: field('trms', withDefault(acceptedTerms, false), 'The terms are accepted; not when left out.'),
    newsletter: field('nwsl', withDefault(boolean, false), 'The newsletter is wished for; not when left out.'),
  }),
  output: accepted,
  refusals: ['terms_not_accepted', 'password_too_common'],
  isPublic: false,
})

export const showVerification = endpoint({
  name: 'showVerification',
  method: 'GET',
  path: '/customers/verifyregistration',
  description: 'Says nothing and changes nothing: mail scanners follow links. The POST of the same path verifies.',
  input: tokenQuery,
  output: accepted,
  refusals: [],
  isPublic: false,
})

export const verifyRegistration = endpoint({
  name: 'verifyRegistration',
  method: 'POST',
  path: '/customers/verifyregistration',
  description:
    'Proves the e-mail of an account, with the password that was chosen at registration: the owner of an e-mail confirms nobody else’s. Orders that were placed with it as a guest belong to the account from then on.',
  input: entity('Verification', {
    token,
    password: field('pwd', currentPassword, 'The one that was chosen at registration.'),
  }),
  output: accepted,
  refusals: ['link_over', 'wrong_password'],
  isPublic: false,
})

export const showPasswordResetRequest = endpoint({
  name: 'showPasswordResetRequest',
  method: 'GET',
  path: '/customers/resetpasswordrequest',
  description: 'Says nothing and changes nothing; the POST of the same path sends the e-mail.',
  input: entity('PasswordResetQuery', { email: field('email', queryEmail, 'An e-mail.') }),
  output: accepted,
  refusals: [],
  isPublic: false,
})

export const requestPasswordReset = endpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/customers/resetpasswordrequest',
  description:
    'Sends an e-mail with a link for a new password, if there is an account. The answer is the same if there is none.',
  input: entity('PasswordResetRequest', { email: field('email', email, 'The account’s e-mail.') }),
  output: accepted,
  refusals: [],
  isPublic: false,
})

export const findPasswordReset = endpoint({
  name: 'findPasswordReset',
  method: 'GET',
  path: '/customers/getcustomerofpasswordresetrequest',
  description: 'Whether a link for a new password still holds. Looking at it does not use it up.',
  input: tokenQuery,
  output: entity('PasswordResetLink', {
    maskedEmail: field('eml', text, 'The account’s e-mail with all but its ends hidden.'),
    validUntil: field('til', isoDateTime, 'Until when it holds.'),
  }),
  refusals: ['link_over'],
  isPublic: false,
})

export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/customers/resetpassword',
  description: 'Sets a new password with the key of the e-mail, once. All sessions of the account end.',
  input: entity('PasswordReset', { token, password: field('pwd', newPassword, 'The new password.') }),
  output: accepted,
  refusals: ['link_over', 'password_too_common'],
  isPublic: false,
})

export const updatePassword = endpoint({
  name: 'updatePassword',
  method: 'POST',
  path: '/customers/updatepassword',
  description: 'Changes the password. All other sessions end, and an e-mail says so.',
  input: entity('PasswordChange', {
    current: field('opwd', currentPassword.ifGiven, 'The one that holds; not where there is none yet.'),
    password: field('pwd', newPassword, 'The new one.'),
  }),
  output: accepted,
  refusals: ['password_required', 'wrong_password', 'password_too_common', 'confirmation_needed'],
  access: 'self',
  isPublic: false,
})

export const requestEmailChange = endpoint({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/customers/requestemailchange',
  description: 'Sends a key to a new e-mail, and a word to the old one. The address changes when the key comes back.',
  input: entity('EmailChangeRequest', { email: field('eml', email, 'The new e-mail.') }),
  output: accepted,
  refusals: [],
  access: 'fresh',
  isPublic: false,
})

export const confirmEmailChange = endpoint({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/customers/confirmemailchange',
  description:
    'Proves the new e-mail; from now on it signs in. In a session of the account, or with its password: the owner of an e-mail confirms nobody else’s change.',
  input: entity('EmailChange', {
    token,
    password: field('pwd', currentPassword.ifGiven, 'The account’s; not in a session of the account.'),
  }),
  output: accepted,
  refusals: ['link_over', 'password_required', 'wrong_password'],
  access: 'either',
  isPublic: false,
})

export const deleteCustomer = endpoint({
  name: 'deleteCustomer',
  method: 'DELETE',
  path: '/account/deleteCustomer',
  description: 'Ends the account in seven days. All sessions end now; the link in the e-mail undoes it until then.',
  input: noInput,
  output: entity('Deletion', { at: field('dldt', isoDateTime, 'When it is carried out.') }),
  refusals: [],
  access: 'fresh',
  isPublic: false,
})

export const keepCustomer = endpoint({
  name: 'keepCustomer',
  method: 'POST',
  path: '/account/undodeletion',
  description: 'Undoes a deletion that was not carried out yet, with the key of the e-mail.',
  input: entity('DeletionUndone', { token }),
  output: accepted,
  refusals: ['link_over'],
  isPublic: false,
})
