// Wire contract of signing in with Google or Facebook, of the second factor, and of the one-time link for
// impersonation. An identity provider's token only proves who the person is; the session is ours.

import { checkCode } from '@stoa/domain/identity/field-rules'
import * as z from 'zod/mini'
import { accepted, noInput } from '../accepted.ts'
import { email } from '../contact-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { entity, field } from '../entity.ts'
import { withRule } from '../ruled.ts'
import { integer, isoDateTime, list, nullable, oneOf, optional, scalar, text } from '../shape.ts'
import { linkToken, session } from './session.ts'

const token = scalar(z.string().check(z.minLength(1), z.maxLength(8192)))
const code = withRule(checkCode, '123456', 'ab1cd-ef2gh')

export const providers = ['google', 'facebook'] as const

const proofs = {
  token: field('tkn', token, 'What the identity provider handed to the browser.'),
  email: field('eml', optional(email), 'Where the identity provider names none: where a code is sent.'),
  emailCode: field('cod', optional(code), 'The code that was sent to it.'),
  password: field(
    'pwd',
    optional(scalar(z.string().check(z.minLength(1), z.maxLength(1000)))),
    'Of the account that is to be joined.',
  ),
  code: field('otp', optional(code), 'The authenticator’s code, once it was asked for.'),
}

const socialRefusals = [
  'social_sign_in_failed',
  'social_email_needed',
  'social_link_needs_proof',
  'second_factor_required',
  'second_factor_wrong',
] as const

export const listSocialProviders = endpoint({
  name: 'listSocialProviders',
  method: 'GET',
  path: '/customers/getidentityproviders',
  description: 'The identity providers that the shop is set up to let people sign in with.',
  input: noInput,
  output: list(entity('SocialProvider', { provider: field('prv', oneOf(providers), 'Which identity provider.') })),
  refusals: [],
  isPublic: true,
})

/**
 * The browser goes to the identity provider and returns to `/login/google` with `#id_token=…&state=…`, or to
 * `/login/facebook` with `?code=…&state=…` (`?error=…` when the person cancelled). The page passes these parameters to
 * the call below. The state begins with the language of the page (`en.…`), because a provider knows only one return
 * address.
 */
export const beginSocialSignIn = endpoint({
  name: 'beginSocialSignIn',
  method: 'POST',
  path: '/customers/beginsocial',
  description:
    'Where the browser goes to sign in with Google or Facebook. Sets a short-lived cookie that the nonce and the state belong to.',
  input: noInput,
  output: entity('SocialSignIn', {
    nonce: field('nnc', text, 'Comes back inside Google’s token.'),
    state: field('stt', text, 'Comes back beside the token or the code: the page compares it before it hands on.'),
    googleDialog: field('ggldlg', nullable(text), 'Where to go; null where the shop has no sign-in with Google.'),
    googleClientId: field('ggl', nullable(text), 'For clients that ask Google in their own way, with the nonce.'),
    facebookDialog: field('fb', nullable(text), 'Where to go; null where the shop has no sign-in with Facebook.'),
  }),
  refusals: [],
  isPublic: false,
})

/**
 * Both calls are repeated with the same token and one more field when the refusal asks for it. `social_email_needed`:
 * with `details.email` null an e-mail is to be typed; otherwise a code was sent to that address and is to be typed.
 * `social_link_needs_proof`: there is an account with `details.email`; its password, or the code that was sent to it.
 * `second_factor_required`: the authenticator's code.
 */
export const logInWithGoogle = endpoint({
  name: 'logInWithGoogle',
  method: 'POST',
  path: '/customers/googlelogin',
  description: 'Begins a session with Google’s ID token. An account is made where there is none.',
  input: entity('GoogleLogIn', proofs),
  output: session,
  refusals: socialRefusals,
  isPublic: false,
})

export const logInWithFacebook = endpoint({
  name: 'logInWithFacebook',
  method: 'POST',
  path: '/customers/facebooklogin',
  description: 'Begins a session with Facebook’s access token, or the code of its redirect.',
  input: entity('FacebookLogIn', {
    ...proofs,
    kind: field('knd', optional(oneOf(['token', 'code'])), 'What `tkn` is; an access token when left out.'),
    state: field('stt', optional(token), 'The state that came back with a code.'),
  }),
  output: session,
  refusals: socialRefusals,
  isPublic: false,
})

const signInMethod = entity('SignInMethod', {
  provider: field('prv', oneOf(providers), 'Which identity provider.'),
  email: field('eml', nullable(text), 'The e-mail it named.'),
  linkedAt: field('crdt', isoDateTime, 'Since when.'),
})

export const listSignInMethods = endpoint({
  name: 'listSignInMethods',
  method: 'GET',
  path: '/account/getsigninmethods',
  description: 'Which identity providers the customer can sign in with.',
  input: noInput,
  output: list(signInMethod),
  refusals: [],
  access: 'self',
  isPublic: false,
})

export const unlinkSignInMethod = endpoint({
  name: 'unlinkSignInMethod',
  method: 'POST',
  path: '/account/unlinksigninmethod',
  description: 'Removes the link to an identity provider. The last way to sign in stays.',
  input: entity('Unlink', { provider: field('prv', oneOf(providers), 'Which identity provider.') }),
  output: accepted,
  refusals: ['last_way_in'],
  access: 'fresh',
  isPublic: false,
})

export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/secondfactor/begin',
  description: 'A new secret for an authenticator. It counts from the first right code on.',
  input: noInput,
  output: entity('SecondFactorSecret', {
    secret: field('scr', text, 'Base32, for typing.'),
    address: field('uri', text, '`otpauth://…`, for the square picture.'),
  }),
  refusals: [],
  access: 'fresh',
  isPublic: false,
})

const recoveryCodes = entity('RecoveryCodes', {
  codes: field('cods', list(text), 'Each good once, shown this one time.'),
})

export const enableSecondFactor = endpoint({
  name: 'enableSecondFactor',
  method: 'POST',
  path: '/secondfactor/enable',
  description: 'Turns the second factor on with its first right code.',
  input: entity('SecondFactorOn', { code: field('otp', code, 'Six digits.') }),
  output: recoveryCodes,
  refusals: ['second_factor_wrong'],
  access: 'fresh',
  isPublic: false,
})

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/secondfactor/renewcodes',
  description: 'New recovery codes; the old ones are void.',
  input: noInput,
  output: recoveryCodes,
  refusals: ['second_factor_off'],
  access: 'fresh',
  isPublic: false,
})

export const disableSecondFactor = endpoint({
  name: 'disableSecondFactor',
  method: 'POST',
  path: '/secondfactor/disable',
  description: 'Turns the second factor off.',
  input: noInput,
  output: accepted,
  refusals: [],
  access: 'fresh',
  isPublic: false,
})

const secondFactor = entity('SecondFactor', {
  enabledAt: field('ondt', nullable(isoDateTime), 'Since when; null while it is off.'),
  codesLeft: field('left', integer, 'Recovery codes not used yet.'),
})

export const getSecondFactor = endpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/secondfactor/get',
  description: 'Whether the second factor is on.',
  input: noInput,
  output: secondFactor,
  refusals: [],
  access: 'self',
  isPublic: false,
})

export const showImpersonation = endpoint({
  name: 'showImpersonation',
  method: 'GET',
  path: '/customers/impersonatecustomer',
  description: 'Says nothing and changes nothing; the POST of the same path begins the session.',
  input: entity('ImpersonationQuery', { token: field('guid', linkToken, 'The link’s key.') }),
  output: accepted,
  refusals: [],
  isPublic: false,
})

export const impersonate = endpoint({
  name: 'impersonate',
  method: 'POST',
  path: '/customers/impersonatecustomer',
  description:
    'Begins half an hour in which a member of staff acts for a customer. The key is good once, for a minute.',
  input: entity('Impersonation', { token: field('guid', linkToken, 'The link’s key.') }),
  output: session,
  refusals: ['link_over'],
  isPublic: false,
})
