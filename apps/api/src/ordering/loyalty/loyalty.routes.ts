// The endpoints of a customer's own points.

import * as contract from '@stoa/contract/ordering/points'
import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { type Operation, operation } from '../../http/operation.ts'
import { getBalance } from './loyalty.service.ts'
import { viewEntry, viewPoints } from './loyalty.view.ts'
import { countEntries, listEntries } from './points-history.queries.ts'

const defaultPageSize = 20

export function loyaltyOperations(db: Database): Operation[] {
  return [
    operation(contract.getPoints, async (_, { caller, now }) =>
      done(viewPoints(await getBalance(db, customerOf(caller).customerId), now, shopLoyalty)),
    ),
    operation(contract.listPointsEntries, async (query, { caller, now }) => {
      const { filter = 'all', page = 1, pageSize = defaultPageSize } = query
      const { customerId } = customerOf(caller)
      const params = { customerId, filter, limit: pageSize, offset: (page - 1) * pageSize }
      const [entries, total] = await Promise.all([listEntries(db, params), countEntries(db, params)])
      return done({ entries: entries.map((row) => viewEntry(row, now, shopLoyalty)), total })
    }),
  ]
}
