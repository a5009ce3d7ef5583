// An input of a call that works on the demo shop, with who asks.

import type { RefusalCode } from '@stoa/contract/refusals'
import type { Wire } from './order-request.ts'
import type { SignedInCustomer } from './sign-in.ts'
import type { TestApi } from './test-api.ts'

export interface Sample {
  /** The query of a GET or DELETE, the body of a POST or PUT, in wire names. */
  valid: Wire
  /** Changes to it that name what the shop does not have, with the refusal they meet. */
  absent?: [Wire, RefusalCode]
  /** What `valid` meets all the same, where only somebody else's word could make it succeed. */
  refused?: RefusalCode
  /** What goes with the call beside a session. */
  headers?: Record<string, string>
}

export type SampleShop = Pick<TestApi, 'app' | 'database' | 'clock'>

/** Makes what a sample needs; `me` asks. */
export type PrepareSample = (shop: SampleShop, me: SignedInCustomer) => Promise<Sample>

/** The key of an order, a letter or a session that nobody has. */
export const nobody = '00000000-0000-4000-8000-000000000000'
