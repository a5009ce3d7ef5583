// Samples of the calls of staff.

import { addStaff } from '../src/identity/staff/staff.service.ts'
import { authenticatorCode } from './authenticator.ts'
import { makeProduct } from './make-product.ts'
import type { PrepareSample, Sample, SampleShop } from './sample.ts'
import { signInStaff } from './sign-in.ts'
import { accountSettings } from './test-api.ts'

const inBody = { 'x-token-transport': 'body' }

async function logInSample({ database, clock }: SampleShop): Promise<Sample> {
  const email = `staff-${crypto.randomUUID()}@example.gr`
  const added = await addStaff(database.db, accountSettings, { email, name: 'Νίκος', role: 'employee' })
  if (!added.ok) throw new Error(added.refusal.code)
  return { valid: { eml: email, otp: authenticatorCode(added.value.secret, clock.now) }, headers: inBody }
}

const withToken: PrepareSample = async (shop) => ({
  valid: { rt: (await signInStaff(shop, 'employee')).refreshToken },
  headers: inBody,
})

const noProduct = 987_654_321

export const staffSamples: Record<string, Sample | PrepareSample> = {
  staffLogIn: logInSample,
  staffRefreshSession: withToken,
  staffLogOut: withToken,
  getStaffMember: { valid: {} },
  getProductPrice: { valid: { id: 1 }, absent: [{ id: noProduct }, 'product_not_found'] },
  changeProductPrice: async ({ database }) => ({
    valid: { id: await makeProduct(database.db, { priceCents: 1500 }), vrs: 1, prc: 12.5 },
    absent: [{ id: noProduct }, 'product_not_found'],
  }),
}
