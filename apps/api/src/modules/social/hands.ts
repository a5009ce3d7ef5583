// What other modules do for signing in with another house; app.ts hands them in.

import type { Refusal } from '@stoa/contract/refusals'
import type { Outcome } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'

export interface SocialHands {
  /** Done where the second factor is off. */
  checkSecondFactor(
    tx: Executor,
    settings: AccountSettings,
    customerId: number,
    code: string | undefined,
    now: number,
  ): Promise<Outcome<null, Refusal<'second_factor_required' | 'second_factor_wrong'>>>
}
