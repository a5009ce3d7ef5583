// Rewrites the phonetic keys by which lists of people and publishers are searched, when the rules of the keys have
// changed.

import type { Executor } from '../../database/transaction.ts'
import { contributorKeys, publisherKeys } from '../people-columns.ts'
import * as queries from './rekey.queries.ts'

const batchSize = 5000

export async function rekeyNames(tx: Executor): Promise<void> {
  for (const table of ['contributor', 'publisher'] as const) {
    for (let after = 0; ; ) {
      const rows = await queries.listNames(tx, table, after, batchSize)
      const last = rows.at(-1)
      if (!last) break
      const keyed = rows.map((row) => ({ id: row.id, key: keyOf(table, row) }))
      await queries.saveKeys(tx, table, keyed)
      after = last.id
    }
  }
}

function keyOf(table: queries.NameTable, { name_el, name_en, aliases }: queries.NamesRow): string {
  const keys =
    table === 'publisher'
      ? publisherKeys(name_el, name_en)
      : contributorKeys({ nameEl: name_el, nameEn: name_en, aliases })
  return keys.search_key
}
