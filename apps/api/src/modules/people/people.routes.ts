// The calls of people and houses. Their lists change when somebody's titles come or go; each page when its person changes.

import * as contract from '@stoa/contract/people'
import * as publisherContract from '@stoa/contract/publishers'
import { done } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import type { Listing } from '../listing/listing-types.ts'
import type { ContributorRow } from './people.queries.ts'
import * as service from './people.service.ts'
import { viewContributorLink, viewContributorProfile, viewPublisherLink, viewPublisherProfile } from './people.view.ts'
import * as houses from './publisher.service.ts'

const showPeople = (rows: readonly ContributorRow[], call: Call) =>
  rows.map((row) => viewContributorLink(row, call.language))

export function peopleOperations(db: Executor, listing: Listing): Operation[] {
  return [
    operation(contract.listContributors, async (request, call) => {
      call.tag('contributors', ...(request.isFeatured === undefined ? [] : ['content']))
      const { rows, ...page } = await service.listPeople(db, listing, request, call.language)
      return done({ ...page, items: showPeople(rows, call) })
    }),
    operation(contract.getContributorByUrl, async ({ url, role }, call) => {
      call.tag('contributors', 'content', 'categories')
      const found = await service.getProfile(db, url, role)
      if (!found.ok) return found
      call.tag(`contributor:${found.value.id}`)
      return done(viewContributorProfile(found.value, call.language))
    }),
    operation(contract.listBestSellingAuthors, async ({ categoryId }, call) => {
      call.tag('contributors', 'categories')
      const found = await service.listBestSellingAuthors(db, listing, categoryId, call)
      return found.ok ? done(showPeople(found.value, call)) : found
    }),
    operation(contract.listRecommendedContributors, async () => done([])),
    operation(contract.listMostRecommendedContributors, async () => done([])),
  ]
}

export function publisherOperations(db: Executor): Operation[] {
  return [
    operation(publisherContract.listPublishers, async (request, call) => {
      call.tag('publishers')
      const { rows, ...page } = await houses.listPublishers(db, request, call.language)
      return done({ ...page, items: rows.map((row) => viewPublisherLink(row, call.language)) })
    }),
    operation(publisherContract.getPublisherByUrl, async ({ url }, call) => {
      call.tag('publishers')
      const found = await houses.getPublisher(db, url)
      if (!found.ok) return found
      call.tag(`publisher:${found.value.id}`)
      return done(viewPublisherProfile(found.value, call.language))
    }),
  ]
}
