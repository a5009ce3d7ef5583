// The SQL of finding people and publishers by a part of their names: by the trigram index on their search key.

import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** One condition for each typed word; `wordPrefixes` as made by `namePrefixGroups`: without wildcards of `like`. */
export const nameMatches = (
  key: RawBuilder<unknown>,
  wordPrefixes: readonly (readonly string[])[],
): RawBuilder<SqlBool>[] =>
  wordPrefixes.map(
    (prefixes): RawBuilder<SqlBool> => sql`${key} like any(${prefixes.map((prefix) => `% ${prefix}%`)}::text[])`,
  )
