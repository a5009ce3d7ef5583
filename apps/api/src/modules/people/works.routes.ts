// The calls for a person's titles and a house's.

import * as contract from '@stoa/contract/works'
import { done, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import { viewCard } from '../catalogue/catalogue.view.ts'
import type { CardRow } from '../catalogue/product.queries.ts'
import type { ListedIds, Listing } from '../listing/listing-types.ts'
import * as service from './works.service.ts'

type ListCards = (db: Executor, ids: readonly number[]) => Promise<CardRow[]>
type Asked = Partial<Pick<service.WorksWish, 'sort' | 'page' | 'pageSize'>>

const wishOf = ({ sort = 'Default', page = 1, pageSize = 24 }: Asked, { language, now }: Call): service.WorksWish => ({
  ...{ sort, page, pageSize, language, now },
})

/** The catalogue hands in how its cards are read. */
export function workOperations(db: Executor, listing: Listing, listCards: ListCards): Operation[] {
  const show = async (works: ListedIds, wish: service.WorksWish, call: Call) => {
    call.tag('listings', ...works.ids.map((id) => `product:${id}`))
    call.holdsUntil(works.holdsUntil)
    const rows = await listCards(db, works.ids)
    const { page, pageSize } = wish
    return { items: rows.map((row) => viewCard(row, call.language)), total: works.total, page, pageSize }
  }
  return [
    operation(contract.listContributorProducts, async ({ contributorId, roles = [], ...asked }, call) => {
      call.tag('contributors')
      const wish = wishOf(asked, call)
      const found = await service.listWorksOfPerson(db, listing, contributorId, roles, wish)
      return found ? done(await show(found, wish, call)) : refused({ code: 'contributor_not_found' })
    }),
    operation(contract.listPublisherProducts, async ({ publisherId, ...asked }, call) => {
      call.tag('publishers')
      const wish = wishOf(asked, call)
      const found = await service.listWorksOfHouse(db, listing, publisherId, wish)
      return found ? done(await show(found, wish, call)) : refused({ code: 'publisher_not_found' })
    }),
  ]
}
