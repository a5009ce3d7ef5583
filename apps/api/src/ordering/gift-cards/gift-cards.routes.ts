// The endpoint of gift cards.

import * as contract from '@stoa/contract/ordering/gift-cards'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { type Operation, operation } from '../../http/operation.ts'
import * as service from './gift-cards.service.ts'
import { viewStatement } from './gift-cards.view.ts'

export const giftCardOperations = (db: Database): Operation[] => [
  operation(contract.getGiftCardBalance, async ({ code }, { now }) => {
    const outcome = await service.findGiftCardStatement(db, code, now)
    return outcome.ok ? done(viewStatement(outcome.value)) : outcome
  }),
]
