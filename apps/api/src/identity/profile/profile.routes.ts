// The endpoints of a customer's profile.

import * as contract from '@stoa/contract/identity/profile'
import { done } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { customerOf } from '../../http/caller.ts'
import { accepted, type Operation, operation } from '../../http/operation.ts'
import * as queries from './profile.queries.ts'
import * as service from './profile.service.ts'
import { viewProfile } from './profile.view.ts'

export function profileOperations(db: Database): Operation[] {
  return [
    operation(contract.getProfile, async (_, { caller }) =>
      done(viewProfile(await queries.getProfile(db, customerOf(caller).customerId))),
    ),
    operation(contract.updateProfile, async (change, { caller, now }) => {
      const saved = await service.updateProfile(db, customerOf(caller).customerId, change, now)
      return saved.ok ? done(viewProfile(saved.value)) : saved
    }),
    operation(contract.updateAlias, async ({ alias }, { caller }) => {
      const saved = await service.updateAlias(db, customerOf(caller).customerId, alias)
      return saved.ok ? done(viewProfile(saved.value)) : saved
    }),
    operation(contract.updatePicture, async (_, { caller, now, upload }) => {
      const saved = await service.updatePicture(db, customerOf(caller).customerId, upload, now)
      return saved.ok ? done(viewProfile(saved.value)) : saved
    }),
    operation(contract.removePicture, async (_, { caller }) => {
      await service.deletePicture(db, customerOf(caller).customerId)
      return accepted
    }),
    operation(contract.getAccountCounts, async (_, { caller }) =>
      done(await queries.countOrdersAndAddresses(db, customerOf(caller).customerId)),
    ),
  ]
}
