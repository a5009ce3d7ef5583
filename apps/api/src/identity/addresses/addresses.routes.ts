// The endpoints of a customer's address book.

import * as contract from '@stoa/contract/identity/addresses'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { type Operation, operation, toAccepted } from '../../http/operation.ts'
import * as queries from './addresses.queries.ts'
import * as service from './addresses.service.ts'
import { viewAddress } from './addresses.view.ts'

export function addressOperations(db: Database): Operation[] {
  return [
    operation(contract.listAddresses, async (_, { caller, language }) => {
      const rows = await queries.listAddresses(db, customerOf(caller).customerId)
      return done(rows.map((row) => viewAddress(row, language)))
    }),
    operation(contract.getAddress, async ({ id }, { caller, language }) => {
      const result = await service.getAddress(db, customerOf(caller).customerId, id)
      return result.ok ? done(viewAddress(result.value, language)) : result
    }),
    operation(contract.insertAddress, async (input, { caller, language, now }) => {
      const result = await service.insertAddress(db, customerOf(caller).customerId, input, now)
      return result.ok ? done(viewAddress(result.value, language)) : result
    }),
    operation(contract.updateAddress, async ({ id, ...input }, { caller, language }) => {
      const result = await service.updateAddress(db, customerOf(caller).customerId, id, input)
      return result.ok ? done(viewAddress(result.value, language)) : result
    }),
    operation(contract.deleteAddress, async ({ id }, { caller }) =>
      toAccepted(await service.deleteAddress(db, customerOf(caller).customerId, id)),
    ),
  ]
}
