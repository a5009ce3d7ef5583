// An input of a call that works on the demo shop, with its caller.

import type { RefusalCode } from '@stoa/contract/refusals'
import type { Wire } from './order-request.ts'
import type { SignedInCustomer } from './sign-in.ts'
import type { TestApi } from './test-api.ts'

export interface Sample {
  /** The query of a GET or DELETE, the body of a POST or PUT, in wire names. */
  valid: Wire
  /** Changes to it that refer to what does not exist, with the refusal they get. */
  absent?: [Wire, RefusalCode]
  /** The refusal that `valid` gets, where only a third party could make it succeed. */
  refused?: RefusalCode
  /** Headers besides the session. */
  headers?: Record<string, string>
}

export type SampleShop = Pick<TestApi, 'app' | 'database' | 'clock'>

/** Creates the data that a sample needs; the caller is `me`. */
export type PrepareSample = (shop: SampleShop, me: SignedInCustomer) => Promise<Sample>

/** An unused id for an order, a one-time token or a session. */
export const nobody = '00000000-0000-4000-8000-000000000000'
