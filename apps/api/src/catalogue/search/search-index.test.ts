// The index follows every change of a product's texts, whatever its cause.

import { setTimeout as pause } from 'node:timers/promises'
import { allTermsExpression } from '@stoa/domain/search/match-expression'
import { readQuery, requiredTokens } from '@stoa/domain/search/read-query'
import { termQueryFor } from '@stoa/domain/search/widen-query'
import { keyVersion } from '@stoa/domain/search/word-keys'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBook, personId } from '../../../test/shop-books.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { setStatementTimeout } from '../../database/statement-timeout.ts'
import { inTransaction } from '../../database/transaction.ts'
import { listSegments } from './common.queries.ts'
import { promoteCommonStems } from './common-words.ts'
import { lockIndex } from './document.queries.ts'
import { findMatches } from './find-matches.ts'
import { indexPending, noticeNewRules, refreshSuggestions } from './index-pending.service.ts'
import { indexProducts } from './index-products.service.ts'
import { listTerms } from './lexicon.queries.ts'
import { listAllMatches } from './match.queries.ts'
import { Members } from './members.ts'
import { rebuildSearch } from './rebuild-search.service.ts'
import { listHolders } from './run-match.ts'
import { suggest } from './search.service.ts'
import { createSearchReader } from './search-reader.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Without what was found by a correction only. */
const find = async (text: string): Promise<number[]> => {
  const { ids, correction } = await findMatches(createSearchReader(database.db), text)
  return correction === null ? [...ids] : []
}
const indexAll = async (): Promise<void> => {
  while ((await indexPending(database.db)) > 0);
}
const run = (statement: string) => sql.raw(statement).execute(database.db)
const scalar = async (query: string): Promise<unknown> => Object.values((await run(query)).rows[0] ?? {})[0]

const author = 'Θεοφανία Δοκιμαστικού'
const newBook = () => makeBook(database.db, { title: 'Ξυλοφωτιστήριο', author, otherTitle: 'Woodlightery' })

test('a new book, a new title, another name and another writer are found', async () => {
  const id = await newBook()
  expect(await find('ξυλοφωτιστήριο')).toEqual([])
  await indexAll()
  expect(await find('ksilofotistirio')).toEqual([id])
  expect(await find('woodlightery')).toEqual([id])
  await run(`update product set name_el = 'Χαρτοφωτιστήριο' where id = ${id}`)
  await indexAll()
  expect([await find('ξυλοφωτιστήριο'), await find('χαρτοφωτιστήριο')]).toEqual([[], [id]])
  const person = await personId(database.db, author)
  await run(`update contributor set name_en = 'Theophanie Tester' where id = ${person}`)
  await run(`insert into contributor_alias (contributor_id, name, match_key) values (${person}, 'Η Μελανοδοχού', 'x')`)
  await indexAll()
  expect([await find('tester'), await find('μελανοδοχού')]).toEqual([[id], [id]])
  expect(
    (await suggest(createSearchReader(database.db), 'μελανοδ')).map(({ kind, id: found }) => [kind, found]),
  ).toContainEqual(['author', person])
  await run(`delete from product_contributor where product_id = ${id}`)
  await indexAll()
  expect(await find('μελανοδοχού')).toEqual([])
})

test('what is no longer for sale is not found, and its words are removed', async () => {
  const before = await scalar('select sum(frequency)::int from search_term')
  const id = await newBook()
  await indexAll()
  expect(await find('ξυλοφωτιστήριο')).toContain(id)
  expect(await scalar('select sum(frequency)::int from search_term')).toBeGreaterThan(Number(before))
  await run(`update product set active = false where id = ${id}`)
  await indexAll()
  expect(await find('ξυλοφωτιστήριο')).toEqual([])
  expect(await scalar('select sum(frequency)::int from search_term')).toBe(before)
})

test('a change of price or stock queues nothing', async () => {
  await indexAll()
  await run('update product set price_cents = price_cents + 1 where id = 1')
  await run('update product set sold_recently = sold_recently + 1 where id = 1')
  await run('update product set sold_recently = sold_recently - 1 where id = 1')
  expect(await scalar('select count(*)::int from search_pending')).toBe(0)
})

test('indexing twice changes nothing, and a rebuild gives the same', async () => {
  const snapshot = async () => ({
    docs: await scalar(`select md5(string_agg(d::text, '|' order by product_id)) from search_doc d`),
    titles: await scalar(`select md5(string_agg(t::text, '|' order by product_id, key)) from search_title t`),
    terms: await scalar(
      `select md5(string_agg(literal || skeleton || stem || frequency, '|' order by literal, skeleton)) from search_term where frequency > 0`,
    ),
  })
  await indexAll()
  const before = await snapshot()
  const { rows } = await sql<{ id: number }>`select id from product order by id limit 50`.execute(database.db)
  const ids = rows.map(({ id }) => id)
  await indexProducts(database.db, ids)
  expect(await snapshot()).toEqual(before)
  await rebuildSearch(database.db)
  expect(await snapshot()).toEqual(before)
})

test('new rules queue everything; a day later suggestions are due', async () => {
  expect([await noticeNewRules(database.db), await refreshSuggestions(database.db)]).toEqual([false, false])
  await run(`update search_state set key_version = ${keyVersion - 1}, rebuilt_at = now() - interval '25 hours'`)
  expect(await noticeNewRules(database.db)).toBe(true)
  expect(await scalar(`select count(*)::int from search_pending where kind = 'product'`)).toBe(
    await scalar('select count(*)::int from product'),
  )
  await indexAll()
  expect([await noticeNewRules(database.db), await refreshSuggestions(database.db)]).toEqual([false, true])
  expect(await refreshSuggestions(database.db)).toBe(false)
})

test('a word of few sounds is found once the shop has it: what is spelt so first, and only that while it is typed', async () => {
  const suggested = async (text: string) =>
    (await suggest(createSearchReader(database.db), text)).map(({ kind, id }) => `${kind} ${id}`)
  expect([await find('ποιοι'), await find('zzzzz')]).toEqual([[], []])
  const who = await makeBook(database.db, { title: 'Ποιος φοβάται τη βροχή', author })
  const whoAll = await makeBook(database.db, { title: 'Ποιοι φοβούνται τη βροχή', author })
  const asleep = await makeBook(database.db, { title: 'Zzzzz', author })
  await indexAll()
  const found = await find('ποιοι')
  expect([found[0], found.includes(who), (await find('zzzzz'))[0]]).toEqual([whoAll, true, asleep])
  expect(await suggested('ποιοι')).toContain(`title ${whoAll}`)
  expect(await suggested('ποιοι')).not.toContain(`title ${who}`)
  expect(await suggested('zzzzz')).toEqual([`title ${asleep}`])
})

test('two concurrent indexers share the work', async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, newBook))
  await Promise.all([indexPending(database.db), indexPending(database.db), indexProducts(database.db, ids)])
  await indexAll()
  expect((await find('ξυλοφωτιστήριο')).filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted())
  expect(
    await scalar(`select frequency from search_term where literal = 'woodlightery' order by skeleton limit 1`),
  ).toBe(await scalar(`select count(*)::int from search_doc where titles like '%woodlightery%'`))
})

test('an indexer waits for another longer than a statement may take', async () => {
  const holding = Promise.withResolvers<void>()
  const first = inTransaction(database.db, async (tx) => {
    await lockIndex(tx)
    holding.resolve()
    await pause(300)
  })
  await holding.promise
  const second = inTransaction(database.db, async (tx) => {
    await setStatementTimeout(tx, 50)
    await lockIndex(tx)
  })
  await expect(Promise.all([first, second])).resolves.toBeDefined()
})

describe('a word with a bitmap', () => {
  const held = async (stem: string): Promise<number[]> => {
    const members = new Members()
    for (const row of await listSegments(database.db, [stem])) members.union(row.segment, row.members)
    return [...members.ids()].toSorted((a, b) => a - b)
  }
  const indexed = async (stem: string): Promise<number[]> =>
    [...(await listAllMatches(database.db, `'.${stem}'`))].toSorted((a, b) => a - b)

  test('is created with all its products, and follows every change', async () => {
    await indexAll()
    const stem = 'kazadzak'
    expect(await held(stem)).toEqual([])
    await promoteCommonStems(database.db, 5)
    expect(await held(stem)).toEqual(await indexed(stem))
    expect((await held(stem)).length).toBeGreaterThan(5)
    const id = await makeBook(database.db, { title: 'Ο Καζαντζάκης και εμείς', author })
    await indexAll()
    expect(await held(stem)).toContain(id)
    await run(`update product set name_el = 'Αυτός και εμείς' where id = ${id}`)
    await indexAll()
    expect(await held(stem)).toEqual(await indexed(stem))
    const removedId = (await held(stem))[0] ?? 0
    await run(`update product set active = false where id = ${removedId}`)
    await indexAll()
    expect(await held(stem)).not.toContain(removedId)
    expect(await held(stem)).toEqual(await indexed(stem))
  })

  test('gives the same as the index, alone and with others', async () => {
    await indexAll()
    await promoteCommonStems(database.db, 5)
    for (const text of [
      'Καζαντζάκης',
      'kazantzakis',
      'η ποίηση',
      'νίκος καζαντζάκης',
      'ο μικρός πρίγκιπας',
      '1984 όργουελ',
    ]) {
      const { tokens } = readQuery(text)
      const wanted = requiredTokens({ tokens }).map(termQueryFor)
      const { terms } = await listTerms(
        database.db,
        tokens.flatMap(({ stems }) => stems),
        [],
      )
      const idsFromBitmaps = [...(await listHolders(database.db, wanted, terms))].toSorted((a, b) => a - b)
      const idsFromIndex = [...(await listAllMatches(database.db, allTermsExpression(wanted) ?? ''))].toSorted(
        (a, b) => a - b,
      )
      expect([text, idsFromBitmaps]).toEqual([text, idsFromIndex])
    }
  })
})
