// The SQL of finding people and houses by a part of their names: by the index of three letters on their search key.

import { type RawBuilder, sql } from 'kysely'

/** One condition for each typed word; `beginnings` as `nameBeginnings` makes them: nothing in them is a sign of `like`. */
export const nameMatches = (
  key: RawBuilder<unknown>,
  wordPrefixes: readonly (readonly string[])[],
): RawBuilder<unknown>[] =>
  wordPrefixes.map((prefixes) => sql`${key} like any(${prefixes.map((prefix) => `% ${prefix}%`)}::text[])`)
