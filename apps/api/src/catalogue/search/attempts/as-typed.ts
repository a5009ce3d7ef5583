// The query as it is typed, unless what it would be in the other layout, or mended, is clearly better.

import { mendable, type ParsedQuery, unknownIn } from '../parsed-query.ts'
import type { Result } from '../run-match.ts'
import type { SearchReader } from '../search-reader.ts'
import { type Found, isWhole, runAsTyped, runWidened, withCorrection } from './attempt.ts'
import { tryWholeInOtherLayout } from './other-layout.ts'

/** With fewer results than this a correction is tried even when every word is known. */
const fewResults = 3

export async function tryAsTyped(reader: SearchReader, parsed: ParsedQuery): Promise<Found | null> {
  const result = await runAsTyped(reader, parsed, parsed.tokens)
  if (result.ids.length === 0) return null
  const found: Found = { ids: result.ids, correction: null, top: result.top, isWhole: isWhole(result) }
  if (found.isWhole || parsed.reading.named.length > 0) return found
  return (await tryWholeInOtherLayout(reader, parsed)) ?? (await tryBetterSpelling(reader, parsed, result)) ?? found
}

async function tryBetterSpelling(reader: SearchReader, parsed: ParsedQuery, typed: Result): Promise<Found | null> {
  const unknown = unknownIn(parsed.tokens, parsed.termStats)
  if (unknown.length === 0 && typed.ids.length >= fewResults) return null
  const suspects = unknown.length > 0 ? unknown : mendable(parsed.tokens)
  const mended = await runWidened(reader, parsed, parsed.tokens, suspects)
  const isBetter = (mended.ranked[0]?.score ?? 0) > (typed.ranked[0]?.score ?? 0)
  return isBetter ? withCorrection('spelling', mended, parsed.typed, parsed.termStats) : null
}
