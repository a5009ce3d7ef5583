// Suggestions for a prefix of two characters would be read from a tenth of the shop. For every prefix that very many
// names share the best of each kind are precomputed; all other prefixes are rare enough to be read as they are typed.

import { setStatementTimeout } from '../../database/statement-timeout.ts'
import type { Executor } from '../../database/transaction.ts'
import { BestOfPrefixes, maxSharedPrefix } from './best-of-prefixes.ts'
import { promoteCommonStems } from './common-words.ts'
import { indexAllSuggestions } from './index-suggestions.ts'
import { deleteNamedPending } from './pending.queries.ts'
import { analyzeIndex, markRebuilt, refreshPopularity } from './rebuild.queries.ts'
import { clearSuggestions } from './suggestion.queries.ts'
import * as tops from './top.queries.ts'

/** A prefix shared by more products than this is precomputed. */
const minShared = 400
const batchSize = 5000

/** After an import, and once a day: people, publishers, series and categories anew, and the best of common prefixes. */
export async function rebuildSuggestions(db: Executor): Promise<void> {
  if (!db.isTransaction) return db.transaction().execute(rebuildSuggestions)
  await setStatementTimeout(db, 0)
  await refreshPopularity(db)
  await promoteCommonStems(db)
  await clearSuggestions(db)
  await deleteNamedPending(db)
  await indexAllSuggestions(db)
  const best = new BestOfPrefixes(await tops.listSharedPrefixes(db, maxSharedPrefix, minShared))
  for (const row of await tops.listNamedByPopularity(db)) best.offer(row)
  await offerTitles(db, best)
  const rows = best.rows()
  for (let offset = 0; offset < rows.length; offset += batchSize)
    await tops.saveTops(db, rows.slice(offset, offset + batchSize))
  await markRebuilt(db)
  await analyzeIndex(db)
}

/** The next names are read while the previous ones are processed. */
async function offerTitles(db: Executor, best: BestOfPrefixes): Promise<void> {
  let next = tops.listNames(db, null, batchSize)
  while (!best.isFull) {
    const names = await next
    const last = names.at(-1)
    if (!last) return
    next = tops.listNames(db, last, batchSize)
    for (const row of names) best.offer(row)
  }
  await next
}
