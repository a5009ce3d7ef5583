// What another module does for accounts; app.ts hands it in.

import type { Refusal } from '@stoa/contract/refusals'
import type { Outcome } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import type { AccountSettings } from '../sessions/account-settings.ts'

export interface AccountHands {
  /** Done where the second factor is off. */
  checkSecondFactor(
    tx: Executor,
    settings: AccountSettings,
    customerId: number,
    code: string | undefined,
    now: number,
  ): Promise<Outcome<null, Refusal<'second_factor_required' | 'second_factor_wrong'>>>
}
