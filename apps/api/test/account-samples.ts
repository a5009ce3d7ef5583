// Samples of the calls that create, verify, sign in to and delete an account.

import type { Endpoint } from '@stoa/contract/endpoint'
import * as contract from '@stoa/contract/identity/account'
import { sql } from 'kysely'
import { issueToken } from '../src/identity/one-time-tokens/one-time-tokens.service.ts'
import { deriveToken, type TokenPurpose } from '../src/identity/one-time-tokens/token-secrets.ts'
import { hashPassword } from '../src/identity/passwords/passwords.service.ts'
import type { Wire } from './order-request.ts'
import { nobody, type PrepareSample, type Sample, type SampleShop } from './sample.ts'
import { sendCall } from './send-call.ts'
import { makeStaff, type SignedInCustomer, signIn } from './sign-in.ts'
import { accountSettings, cheapCost } from './test-api.ts'

const knownPassword = 'άλογο μπαταρία συνδετήρας'
let knownHash: Promise<string> | undefined

/** Sets a password with a low hashing cost. */
async function setPassword({ database }: SampleShop, { customerId }: SignedInCustomer): Promise<void> {
  knownHash ??= hashPassword(knownPassword, cheapCost)
  await sql`update customer set password_hash = ${await knownHash} where id = ${customerId}`.execute(database.db)
}

const inBody = { 'x-token-transport': 'body' }

const withPassword =
  (valid: Sample['valid']): PrepareSample =>
  async (shop, me) => {
    await setPassword(shop, me)
    return { valid }
  }

async function endSessionSample(shop: SampleShop, { customerId }: SignedInCustomer): Promise<Sample> {
  await signIn(shop, customerId)
  const { rows } = await sql<{ id: string }>`
    select id from session where customer_id = ${customerId} and ended_at is null order by begun_at desc, id limit 1`.execute(
    shop.database.db,
  )
  return { valid: { id: rows[0]?.id ?? '' }, absent: [{ id: nobody }, 'session_not_found'] }
}

/** The one-time token of the last e-mail. */
async function sentToken({ database }: SampleShop, purpose: TokenPurpose): Promise<string> {
  const { rows } = await sql<{ id: number; created_at: Date }>`
    select id, created_at from one_time_key where purpose = ${purpose} order by id desc limit 1`.execute(database.db)
  const [row] = rows
  if (!row) throw new Error(`there is no key to ${purpose}`)
  return deriveToken(accountSettings, { id: row.id, purpose, createdAt: row.created_at })
}

/** Requests an e-mail first, and uses its token. */
const withToken =
  (
    purpose: TokenPurpose,
    requestEndpoint: Endpoint,
    input: (shop: SampleShop) => Wire,
    more: Wire = {},
  ): PrepareSample =>
  async (shop, me) => {
    const { status, body } = await sendCall(
      shop.app,
      requestEndpoint,
      input(shop),
      'el',
      requestEndpoint.access ? me.headers : {},
    )
    if (status !== 200) throw new Error(`${requestEndpoint.name} answered ${status} ${String(body.code)}`)
    return { valid: { guid: await sentToken(shop, purpose), ...more } }
  }

/** With the password of the account, whoever sends it. */
const withEmailToken: PrepareSample = async (shop, me) => {
  await setPassword(shop, me)
  const request = () => ({ eml: newEmail() })
  return withToken('email', contract.requestEmailChange, request, { pwd: knownPassword })(shop, me)
}

let emails = 0
const newEmail = (): string => {
  emails += 1
  return `new-reader${emails}@example.gr`
}
const registration = () => ({
  eml: newEmail(),
  pwd: knownPassword,
  fn: 'Ελένη',
  ln: 'Μάρκου',
  trms: true,
  nwsl: false,
})

/** The e-mail job looks up whose e-mail it is; here it is known. */
const withResetToken =
  (more: Wire = {}): PrepareSample =>
  async ({ database, clock }, { customerId }) => {
    const input = { purpose: 'reset' as const, customerId, now: clock.now, lifetimeMs: 60_000 }
    return { valid: { guid: (await issueToken(database.db, accountSettings, input)).token, ...more } }
  }

const impersonateSample: PrepareSample = async (shop, { customerId }) => {
  const who = { customerId, staffId: await makeStaff(shop, 'employee'), now: shop.clock.now }
  const { token } = await issueToken(shop.database.db, accountSettings, {
    ...who,
    purpose: 'impersonate',
    lifetimeMs: 60_000,
  })
  return { valid: { guid: token } }
}

async function logInSample(shop: SampleShop, me: SignedInCustomer): Promise<Sample> {
  await setPassword(shop, me)
  const { rows } = await sql<{ email: string }>`select email from customer where id = ${me.customerId}`.execute(
    shop.database.db,
  )
  return { valid: { eml: rows[0]?.email, pwd: knownPassword }, headers: inBody }
}

const anotherPassword = 'νέο άλογο 7 μπαταρίες'

export const accountSamples: Record<string, Sample | PrepareSample> = {
  logIn: logInSample,
  register: async () => ({ valid: registration() }),
  showVerification: { valid: { guid: nobody } },
  verifyRegistration: withToken('verify', contract.register, registration, { pwd: knownPassword }),
  showPasswordResetRequest: { valid: { email: 'nobody@example.gr' } },
  requestPasswordReset: { valid: { email: 'nobody@example.gr' } },
  findPasswordReset: withResetToken(),
  resetPassword: withResetToken({ pwd: anotherPassword }),
  updatePassword: withPassword({ opwd: knownPassword, pwd: anotherPassword }),
  requestEmailChange: async () => ({ valid: { eml: newEmail() } }),
  confirmEmailChange: withEmailToken,
  deleteCustomer: { valid: {} },
  keepCustomer: withToken('keep', contract.deleteCustomer, () => ({})),
  showImpersonation: { valid: { guid: nobody } },
  impersonate: impersonateSample,
  exportPersonalData: { valid: {} },
  refreshSession: async (_shop, { refreshToken }) => ({ valid: { rt: refreshToken }, headers: inBody }),
  logOut: async (_shop, { refreshToken }) => ({ valid: { rt: refreshToken }, headers: inBody }),
  confirmIdentity: withPassword({ pwd: knownPassword }),
  sendConfirmationCode: { valid: {} },
  listDevices: { valid: {} },
  endSession: endSessionSample,
  endOtherSessions: { valid: {} },
  listSocialProviders: { valid: {} },
  beginSocialSignIn: { valid: {} },
  logInWithGoogle: { valid: { tkn: 'x' }, refused: 'social_sign_in_failed' },
  logInWithFacebook: { valid: { tkn: 'x' }, refused: 'social_sign_in_failed' },
  listSignInMethods: { valid: {} },
  unlinkSignInMethod: async (shop, me) => {
    await setPassword(shop, me)
    await sql`
      insert into customer_identity (issuer, subject, customer_id)
      values ('https://accounts.google.com', ${`subject ${me.customerId}`}, ${me.customerId})`.execute(shop.database.db)
    return { valid: { prv: 'google' } }
  },
}
