// Writes the people, publishers, series and categories that are suggested while somebody types. Titles need no rows of
// their own: they are suggested from their search documents.

import { documentTerms } from '@stoa/domain/search/document-terms'
import type { Executor } from '../../database/transaction.ts'
import { isListedName, otherNames } from './author-names.ts'
import { popularityOf } from './popularity.ts'
import * as queries from './suggestion.queries.ts'

function rowOf(kind: queries.NamedKind, { id, names, weight }: queries.NamedRow): queries.SuggestionRow {
  const all = [...new Set(kind === 'author' ? [...names, ...otherNames(names)] : names)]
  const [title = '', ...otherTitles] = all
  const terms = documentTerms({ title, otherTitles, authors: [], others: [] })
  const isKnownName = kind === 'author' && terms.titles.some(isListedName)
  const popularity = popularityOf(weight, isKnownName)
  return { kind, reference: id, names: terms.titles.join('\n'), popularity, vector: terms.vector }
}

export async function indexSuggestions(db: Executor, kind: queries.NamedKind, ids: readonly number[]): Promise<void> {
  const rows = await queries.listNamed(db, kind, ids)
  const present = new Set(rows.map(({ id }) => id))
  await queries.removeSuggestions(
    db,
    kind,
    ids.filter((id) => !present.has(id)),
  )
  await queries.saveSuggestions(
    db,
    rows.map((row) => rowOf(kind, row)),
  )
}

/** Those of these products that are not suggested yet. */
export async function indexMissingSuggestions(db: Executor, productIds: readonly number[]): Promise<void> {
  const missing = await queries.listMissing(db, productIds)
  for (const kind of queries.namedKinds) {
    const ids = missing.filter((item) => item.kind === kind).map(({ id }) => id)
    if (ids.length > 0) await indexSuggestions(db, kind, ids)
  }
}

const batchSize = 2000

export async function indexAllSuggestions(db: Executor): Promise<void> {
  for (const kind of queries.namedKinds) {
    for (let after = 0; ; ) {
      const rows = await queries.listNamedAfter(db, kind, after, batchSize)
      const last = rows.at(-1)
      if (!last) break
      await queries.saveSuggestions(
        db,
        rows.map((row) => rowOf(kind, row)),
      )
      after = last.id
    }
  }
}
