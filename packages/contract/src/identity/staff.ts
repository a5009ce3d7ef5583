// Wire contract of staff sessions. Staff and customer sessions are separate: neither's tokens are accepted by the
// other's calls. Tokens are sent as those of customers are, in a cookie or in the body.

import { checkCode } from '@stoa/domain/identity/field-rules'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { permissions, staffRoles } from '@stoa/domain/identity/permissions'
import * as z from 'zod/mini'
import { accepted, noInput } from '../accepted.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { withRule } from '../ruled.ts'
import { id, integer, isoDateTime, list, oneOf, optional, scalar, text } from '../shape.ts'

const token = optional(scalar(z.string().check(z.minLength(1), z.maxLength(4096))))
const [firstPermission, ...otherPermissions] = Object.keys(permissions) as (keyof typeof permissions)[]
if (!firstPermission) throw new Error('there are no permissions')

const member = {
  staffId: field('id', id, 'Who it is.'),
  email: field('eml', text, 'Their e-mail.'),
  name: field('nm', text, 'Their name.'),
  role: field('rl', oneOf(staffRoles), 'Their role.'),
  permissions: field('prms', list(oneOf([firstPermission, ...otherPermissions])), 'What the role may do.'),
}

export const staffSession = entity('StaffSession', {
  ...member,
  accessToken: field('at', text, 'Goes with each call: `Authorization: Bearer …`.'),
  accessMinutes: field('atd', integer, 'How long the access token lives.'),
  refreshToken: field('rt', optional(text), 'Only where it was asked for in the body.'),
  refreshMinutes: field('rtd', integer, 'How long the session lives without being refreshed.'),
})
export type StaffSession = EntityOf<typeof staffSession>

const staffMember = entity('StaffMember', {
  ...member,
  signedInAt: field('lld', isoDateTime, 'When this session was begun.'),
})

export const staffLogIn = endpoint({
  name: 'staffLogIn',
  method: 'POST',
  path: '/staff/login',
  description:
    'Begins a session of staff, by e-mail and the code of their authenticator. What was wrong is never said.',
  input: entity('StaffLogIn', {
    email: field('eml', withRule(checkEmail, 'eleni.markou@example.gr', 'e@example.com'), 'The e-mail of the staff.'),
    code: field('otp', withRule(checkCode, '123456', 'ab1cd-ef2gh'), 'The authenticator’s code, good once.'),
  }),
  output: staffSession,
  refusals: ['staff_sign_in_failed'],
  isPublic: false,
})

export const staffRefreshSession = endpoint({
  name: 'staffRefreshSession',
  method: 'POST',
  path: '/staff/refreshtoken',
  description:
    'Buys the next pair of tokens. A refresh token is good once: used again after its grace, the session ends.',
  input: entity('StaffRefreshSession', { refreshToken: field('rt', token, 'Of a client that keeps it in hand.') }),
  output: staffSession,
  refusals: ['session_over', 'xsrf_token_wrong'],
  isPublic: false,
})

export const staffLogOut = endpoint({
  name: 'staffLogOut',
  method: 'POST',
  path: '/staff/logout',
  description: 'Ends the session of staff on this device at once. Without one nothing happens.',
  input: entity('StaffLogOut', { refreshToken: field('rt', token, 'Of a client that keeps it in hand.') }),
  output: accepted,
  refusals: ['xsrf_token_wrong'],
  isPublic: false,
})

export const getStaffMember = endpoint({
  name: 'getStaffMember',
  method: 'GET',
  path: '/staff/getprofile',
  description: 'Who is signed in, and what they may do.',
  input: noInput,
  output: staffMember,
  refusals: [],
  access: { staff: null },
  isPublic: false,
})
