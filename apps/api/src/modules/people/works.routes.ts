// The calls for a person's titles and a house's.

import * as contract from '@stoa/contract/works'
import { done, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import { viewCard } from '../catalogue/catalogue.view.ts'
import { type ListCards, listWorks, type WorksPage } from './works.service.ts'

function showWorks({ rows, ...page }: WorksPage, call: Call) {
  call.tag('listings', ...rows.map((row) => `product:${row.id}`))
  return { ...page, items: rows.map((row) => viewCard(row, call.language)) }
}

/** The catalogue hands in how its cards are read. */
export function workOperations(db: Executor, listCards: ListCards): Operation[] {
  return [
    operation(contract.listContributorProducts, async ({ contributorId, roles = [], ...request }, call) => {
      call.tag('contributors')
      const found = await listWorks(db, listCards, { contributorId, roles }, request)
      return found ? done(showWorks(found, call)) : refused({ code: 'contributor_not_found' })
    }),
    operation(contract.listPublisherProducts, async ({ publisherId, ...request }, call) => {
      call.tag('publishers')
      const found = await listWorks(db, listCards, { publisherId }, request)
      return found ? done(showWorks(found, call)) : refused({ code: 'publisher_not_found' })
    }),
  ]
}
