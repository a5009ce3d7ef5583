// Samples of the calls with which an account is made, proved, signed in to and left.

import { sql } from 'kysely'
import { hashPassword } from '../src/modules/passwords/passwords.ts'
import { nobody, type PrepareSample, type Sample, type SampleShop } from './sample.ts'
import { type SignedInCustomer, signIn } from './sign-in.ts'

export const knownPassword = 'άλογο μπαταρία συνδετήρας'
let knownHash: Promise<string> | undefined

/** Gives the customer a password, which costs its hashing once in each test file. */
export async function givePassword({ database }: SampleShop, { customerId }: SignedInCustomer): Promise<void> {
  knownHash ??= hashPassword(knownPassword)
  await sql`update customer set password_hash = ${await knownHash} where id = ${customerId}`.execute(database.db)
}

const inBody = { 'x-token-transport': 'body' }

const withPassword =
  (valid: Sample['valid']): PrepareSample =>
  async (shop, me) => {
    await givePassword(shop, me)
    return { valid }
  }

async function endAnother(shop: SampleShop, { customerId }: SignedInCustomer): Promise<Sample> {
  await signIn(shop, customerId)
  const { rows } = await sql<{ id: string }>`
    select id from session where customer_id = ${customerId} and ended_at is null order by begun_at desc, id limit 1`.execute(
    shop.database.db,
  )
  return { valid: { id: rows[0]?.id ?? '' }, absent: [{ id: nobody }, 'session_not_found'] }
}

export const accountSamples: Record<string, Sample | PrepareSample> = {
  refreshSession: async (_shop, { refreshToken }) => ({ valid: { rt: refreshToken }, headers: inBody }),
  logOut: async (_shop, { refreshToken }) => ({ valid: { rt: refreshToken }, headers: inBody }),
  confirmIdentity: withPassword({ pwd: knownPassword }),
  sendConfirmationCode: { valid: {} },
  listDevices: { valid: {} },
  endSession: endAnother,
  endOtherSessions: { valid: {} },
  listSocialHouses: { valid: {} },
  beginSocialSignIn: { valid: {} },
  logInWithGoogle: { valid: { tkn: 'x' }, refused: 'social_sign_in_failed' },
  logInWithFacebook: { valid: { tkn: 'x' }, refused: 'social_sign_in_failed' },
  listSignInMethods: { valid: {} },
  unlinkSignInMethod: async (shop, me) => {
    await givePassword(shop, me)
    await sql`
      insert into customer_identity (issuer, subject, customer_id)
      values ('https://accounts.google.com', ${`subject ${me.customerId}`}, ${me.customerId})`.execute(shop.database.db)
    return { valid: { prv: 'google' } }
  },
}
