// Finding publishing houses.

import type { PublisherSort } from '@stoa/contract/publishers'
import type { Refusal } from '@stoa/contract/refusals'
import type { Language } from '@stoa/domain/language'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import { publisherSortKey } from '@stoa/domain/people/name-keys'
import { nameBeginnings } from '@stoa/domain/people/name-search'
import type { Executor } from '../../database/transaction.ts'
import { fillLetters } from './letters.ts'
import { type IndexPage, type IndexRequest, namesToAPage } from './people.service.ts'
import * as queries from './publisher.queries.ts'

export interface PublishersRequest extends IndexRequest {
  sort?: PublisherSort | undefined
}

export async function listPublishers(
  db: Executor,
  request: PublishersRequest,
  language: Language,
): Promise<IndexPage<queries.PublisherRow>> {
  const { letter, search = '', sort = 'NameAscending', page = 1, pageSize = namesToAPage } = request
  // «Εκδόσεις Καστανιώτη»: the word for what they all are says nothing
  const beginnings = nameBeginnings(publisherSortKey(search))
  const letters = fillLetters(await queries.countPublisherLetters(db))
  if (search !== '' && beginnings.length === 0) return { rows: [], total: 0, page, pageSize, letters }
  const wish = { beginnings, letter, sort, language, limit: pageSize, offset: (page - 1) * pageSize }
  const total = await queries.countPublishers(db, wish)
  return { rows: await queries.listPublishers(db, wish), total, page, pageSize, letters }
}

export async function getPublisher(
  db: Executor,
  url: string,
): Promise<Outcome<queries.PublisherProfileRow, Refusal<'publisher_not_found'>>> {
  const row = await queries.findPublisher(db, url)
  return row ? done(row) : refused({ code: 'publisher_not_found' })
}
