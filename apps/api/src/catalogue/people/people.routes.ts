// The endpoints of people and publishers. Their lists change when titles come or go; each page when its person changes.

import * as contract from '@stoa/contract/catalogue/people'
import * as publisherContract from '@stoa/contract/catalogue/publishers'
import { done } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import type { ProductIndex } from '../../ports/product-index.ts'
import type { ContributorRow } from './people.queries.ts'
import * as service from './people.service.ts'
import { viewContributorLink, viewContributorProfile, viewPublisherLink, viewPublisherProfile } from './people.view.ts'
import * as publisherService from './publisher.service.ts'

const showPeople = (rows: readonly ContributorRow[], call: Call) =>
  rows.map((row) => viewContributorLink(row, call.language))

export function peopleOperations(db: Executor, index: ProductIndex): Operation[] {
  return [
    operation(contract.listContributors, async (request, call) => {
      call.tag('contributors', ...(request.isFeatured === undefined ? [] : ['content']))
      const { rows, ...page } = await service.listPeople(db, index, request, call.language)
      return done({ ...page, items: showPeople(rows, call) })
    }),
    operation(contract.getContributorByUrl, async ({ url, role }, call) => {
      call.tag('contributors', 'content', 'categories')
      const result = await service.getProfile(db, url, role)
      if (!result.ok) return result
      call.tag(`contributor:${result.value.id}`)
      return done(viewContributorProfile(result.value, call.language))
    }),
    operation(contract.listBestSellingAuthors, async ({ categoryId }, call) => {
      call.tag('contributors', 'categories')
      const result = await service.listBestSellingAuthors(db, index, categoryId, call)
      return result.ok ? done(showPeople(result.value, call)) : result
    }),
    operation(contract.listRecommendedContributors, async () => done([])),
    operation(contract.listMostRecommendedContributors, async () => done([])),
  ]
}

export function publisherOperations(db: Executor): Operation[] {
  return [
    operation(publisherContract.listPublishers, async (request, call) => {
      call.tag('publishers')
      const { rows, ...page } = await publisherService.listPublishers(db, request, call.language)
      return done({ ...page, items: rows.map((row) => viewPublisherLink(row, call.language)) })
    }),
    operation(publisherContract.getPublisherByUrl, async ({ url }, call) => {
      call.tag('publishers')
      const result = await publisherService.getPublisher(db, url)
      if (!result.ok) return result
      call.tag(`publisher:${result.value.id}`)
      return done(viewPublisherProfile(result.value, call.language))
    }),
  ]
}
