// Wire contract of sessions. A session is two tokens: the access token is sent with each call and lives for minutes;
// the refresh token is exchanged once for the next pair. Browsers get the refresh token as an HttpOnly cookie; other
// clients request it in the body with the header `X-Token-Transport: body`.

import { checkCode, checkLinkToken } from '@stoa/domain/identity/field-rules'
import * as z from 'zod/mini'
import { accepted, noInput } from '../accepted.ts'
import { email } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { queryUuid } from '../query-shapes.ts'
import { withRule, withRuleAsTyped, withRuleNormalized } from '../ruled.ts'
import { boolean, id, integer, isoDateTime, list, nullable, oneOf, optional, scalar, text, uuid } from '../shape.ts'

/** Compared with the stored hash only, not validated: a password set under older rules must keep working. */
export const currentPassword = withRuleAsTyped((text) => (text === '' ? 'password_missing' : null), 'correct horse')
const token = scalar(z.string().check(z.minLength(1), z.maxLength(4096)))
const code = withRule(checkCode, '123456', 'ab1cd-ef2gh')

/** Of a link in an e-mail, in whatever case. */
export const linkToken = withRuleNormalized(
  checkLinkToken,
  (token) => token.toLowerCase(),
  '3f1c2a9e-6a0b-4c54-9a1a-2f5d2f6c7e11',
  'c0ffee00-1d2e-4f30-8a4b-5c6d7e8f9a0b',
)

export const genders = ['female', 'male', 'other', 'unspecified'] as const

export const session = entity('Session', {
  customerId: field('id', id, 'Whose session it is.'),
  email: field('eml', text, 'Their e-mail.'),
  firstName: field('fn', text, 'First name.'),
  lastName: field('ln', text, 'Last name.'),
  alias: field('UserAlias', nullable(text), 'The public name, where one was chosen.'),
  gender: field('gnd', nullable(oneOf(genders)), 'As told by the person.'),
  registeredAt: field('rgdt', isoDateTime, 'When the account was made.'),
  lastLoginAt: field('lld', isoDateTime, 'When this session was begun or last refreshed.'),
  accessToken: field('at', text, 'Goes with each call: `Authorization: Bearer …`.'),
  accessMinutes: field('atd', integer, 'How long the access token lives.'),
  refreshToken: field('rt', optional(text), 'Only where it was asked for in the body.'),
  refreshMinutes: field('rtd', integer, 'How long the session lives without being refreshed.'),
  impersonatedBy: field('imp', nullable(text), 'The member of staff who acts for the customer, by name.'),
  passwordToBeSet: field('rst', boolean, 'An account of the old site that has no password here yet.'),
})
export type Session = EntityOf<typeof session>

export const logIn = endpoint({
  name: 'logIn',
  method: 'POST',
  path: '/customers/login',
  description: 'Begins a session. What was wrong is never said: address and password are right together or not at all.',
  input: entity('LogIn', {
    email: field('eml', email, 'The account’s e-mail.'),
    password: field('pwd', currentPassword, 'Its password.'),
    code: field('otp', optional(code), 'The authenticator’s code or a recovery code, once it was asked for.'),
    remember: field('rmb', optional(boolean), 'Whether the session outlives the browser; true when left out.'),
  }),
  output: session,
  refusals: ['wrong_credentials', 'second_factor_required', 'second_factor_wrong'],
  isPublic: false,
})

export const refreshSession = endpoint({
  name: 'refreshSession',
  method: 'POST',
  path: '/account/refreshtoken',
  description:
    'Buys the next pair of tokens. A refresh token is good once: used again after its grace, the whole session ends and its owner is told.',
  input: entity('RefreshSession', {
    accessToken: field('at', optional(token), 'The old access token; not needed.'),
    refreshToken: field('rt', optional(token), 'The refresh token of a client that keeps it in hand.'),
  }),
  output: session,
  refusals: ['session_over', 'xsrf_token_wrong'],
  isPublic: false,
})

export const logOut = endpoint({
  name: 'logOut',
  method: 'POST',
  path: '/customers/logout',
  description: 'Ends the session on this device at once. Without one nothing happens.',
  input: entity('LogOut', { refreshToken: field('rt', optional(token), 'Of a client that keeps it in hand.') }),
  output: accepted,
  refusals: ['xsrf_token_wrong'],
  isPublic: false,
})

export const confirmIdentity = endpoint({
  name: 'confirmIdentity',
  method: 'POST',
  path: '/account/confirm',
  description:
    'Shows once more who is there: by the password and, where it is on, the second factor; without either, by the code of an e-mail. For ten minutes the session may then do what cannot be undone.',
  input: entity('ConfirmIdentity', {
    password: field('pwd', currentPassword.ifGiven, 'The password, where the account has one.'),
    code: field('otp', optional(code), 'The authenticator’s code, or the one sent by mail.'),
  }),
  output: accepted,
  refusals: ['password_required', 'wrong_password', 'second_factor_required', 'second_factor_wrong'],
  access: 'self',
  isPublic: false,
})

export const sendConfirmationCode = endpoint({
  name: 'sendConfirmationCode',
  method: 'POST',
  path: '/account/sendcode',
  description: 'Sends a code to the account’s e-mail, for those who sign in without a password.',
  input: noInput,
  output: accepted,
  refusals: [],
  access: 'self',
  isPublic: false,
})

export const device = entity('SignedInDevice', {
  id: field('id', uuid, 'The session.'),
  isCurrent: field('cur', boolean, 'Whether it is the one that asks.'),
  browser: field('brw', nullable(text), 'The browser, as far as it says.'),
  system: field('os', nullable(text), 'The system, as far as it says.'),
  startedAt: field('crdt', isoDateTime, 'When it was begun.'),
  usedAt: field('usdt', isoDateTime, 'When it was last refreshed.'),
})
export type SignedInDevice = EntityOf<typeof device>

export const listDevices = endpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/account/getsessions',
  description: 'Where the customer is signed in, the last used first.',
  input: noInput,
  output: list(device),
  refusals: [],
  access: 'self',
  isPublic: false,
})

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/account/endsession',
  description: 'Signs one device out at once.',
  input: entity('EndSession', { id: field('id', queryUuid, 'The session.') }),
  output: accepted,
  refusals: ['session_not_found'],
  access: 'self',
  isPublic: false,
})

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/account/endothersessions',
  description: 'Signs out everywhere but here.',
  input: noInput,
  output: accepted,
  refusals: [],
  access: 'self',
  isPublic: false,
})
