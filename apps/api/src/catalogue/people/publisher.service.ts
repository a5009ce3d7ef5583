// Finding publishers.

import type { PublisherSort } from '@stoa/contract/catalogue/publishers'
import type { Refusal } from '@stoa/contract/refusals'
import { publisherSortKey } from '@stoa/domain/catalogue/people/name-keys'
import { namePrefixGroups } from '@stoa/domain/catalogue/people/name-search'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { fillInitials } from './initials.ts'
import { type IndexPage, type IndexParams, namesPerPage } from './people.service.ts'
import * as queries from './publisher.queries.ts'

export interface PublishersIndexParams extends IndexParams {
  sort?: PublisherSort | undefined
}

export async function listPublishers(
  db: Executor,
  request: PublishersIndexParams,
  language: Language,
): Promise<IndexPage<queries.PublisherRow>> {
  const { initial, search = '', sort = 'NameAscending', page = 1, pageSize = namesPerPage } = request
  // «Εκδόσεις Καστανιώτη»: the generic term distinguishes nothing
  const prefixGroups = namePrefixGroups(publisherSortKey(search))
  const initials = fillInitials(await queries.countPublisherInitials(db))
  if (search !== '' && prefixGroups.length === 0) return { rows: [], total: 0, page, pageSize, initials }
  const params = {
    prefixGroups,
    initial,
    sort,
    language,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
  const total = await queries.countPublishers(db, params)
  return { rows: await queries.listPublishers(db, params), total, page, pageSize, initials }
}

export async function getPublisher(
  db: Executor,
  url: string,
): Promise<Outcome<queries.PublisherProfileRow, Refusal<'publisher_not_found'>>> {
  const row = await queries.findPublisher(db, url)
  return row ? done(row) : refused({ code: 'publisher_not_found' })
}
