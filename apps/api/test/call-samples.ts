// For every call of the contract, an input that works on the demo shop, and one that is well formed but refers to what
// does not exist. A call without a row fails the tests that go through all of them.

import { type Endpoint, isStaffAccess, takesSession } from '@stoa/contract/endpoint'
import { endpoints } from '@stoa/contract/endpoints'
import type { Entity, Field } from '@stoa/contract/entity'
import { accountSamples } from './account-samples.ts'
import { customerSamples } from './customer-samples.ts'
import { publicSamples } from './public-samples.ts'
import type { Sample, SampleShop } from './sample.ts'
import { type SignedInCustomer, signIn, signInStaff } from './sign-in.ts'
import { staffSamples } from './staff-samples.ts'

export interface ReadySample extends Sample {
  /** With the caller's session, where the call is for customers. */
  headers: Record<string, string>
}

const samples = { ...publicSamples, ...accountSamples, ...customerSamples, ...staffSamples }

/** The caller is `me`, or a new customer; what the call names is theirs. */
export async function sampleOf(shop: SampleShop, endpoint: Endpoint, me?: SignedInCustomer): Promise<ReadySample> {
  const sample = samples[endpoint.name]
  if (!sample) throw new Error(`${endpoint.name} has no sample`)
  const isForAnyone = typeof sample !== 'function' && (!takesSession(endpoint) || endpoint.access === 'either')
  if (isForAnyone) return { headers: {}, ...sample }
  const asking = me ?? (await signIn(shop))
  const ready = typeof sample === 'function' ? await sample(shop, asking) : sample
  if (isStaffAccess(endpoint.access)) {
    return { ...ready, headers: { ...(await signInStaff(shop, 'admin')).headers, ...ready.headers } }
  }
  const session = (endpoint.access ?? 'either') === 'either' ? {} : asking.headers
  return { ...ready, headers: { ...session, ...ready.headers } }
}

export interface Sampled {
  endpoint: Endpoint
  sample: ReadySample
}

/** Every call with its sample. */
export async function listSampled(shop: SampleShop): Promise<Sampled[]> {
  const all: Sampled[] = []
  for (const endpoint of endpoints) all.push({ endpoint, sample: await sampleOf(shop, endpoint) })
  return all
}

/** The input of a call, by wire name. */
export const fieldsOf = (endpoint: Endpoint): Field[] =>
  Object.values((endpoint.input as Entity<Record<string, Field>>).fields)
