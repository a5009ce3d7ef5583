// The query as if the keyboard had been in the other language, for all of its words or for each of them.

import type { RankedToken } from '@stoa/domain/search/match-quality'
import { inBothLayouts, isMeaningful, withoutShortStems } from '@stoa/domain/search/widen-query'
import { type ParsedQuery, unknownIn } from '../parsed-query.ts'
import { noMatches, type Result } from '../run-match.ts'
import type { SearchReader } from '../search-reader.ts'
import { type Attempt, type Found, isWhole, runAsTyped, runWidened, withCorrection } from './attempt.ts'

export const tryOtherLayout: Attempt = async (reader, parsed) => corrected(parsed, await runOtherLayout(reader, parsed))

/** Only a whole title or name. */
export const tryWholeInOtherLayout: Attempt = async (reader, parsed) => {
  const result = await runOtherLayout(reader, parsed)
  return isWhole(result) ? corrected(parsed, result) : null
}

const runOtherLayout = (reader: SearchReader, parsed: ParsedQuery): Promise<Result> =>
  isMeaningful(parsed.otherTokens, parsed.termStats.terms)
    ? runAsTyped(reader, parsed, parsed.otherTokens)
    : Promise.resolve(noMatches)

function corrected({ typed, termStats, otherReading }: ParsedQuery, result: Result): Found | null {
  const found = withCorrection('layout', result, typed, termStats)
  return found && { ...found, reading: otherReading }
}

export const tryMixedLayout: Attempt = async (reader, parsed) => {
  const { typed, tokens, otherTokens, termStats } = parsed
  if (otherTokens.length !== tokens.length) return null
  const both = withoutShort(inBothLayouts(tokens, otherTokens), parsed)
  return withCorrection('layout', await runAsTyped(reader, parsed, both), typed, termStats)
}

export const tryOtherLayoutTypos: Attempt = async (reader, parsed) => {
  const { typed, otherTokens, termStats } = parsed
  const tokens = withoutShort(otherTokens, parsed)
  const unknown = unknownIn(tokens, termStats)
  if (unknown.length === 0) return null
  return withCorrection('layout', await runWidened(reader, parsed, tokens, unknown), typed, termStats)
}

/** For what nobody typed as it is read here, a form of another word has to share more than two sounds with it. */
const withoutShort = (tokens: readonly RankedToken[], { termStats }: ParsedQuery): RankedToken[] =>
  tokens.map((token) => withoutShortStems(token, termStats.terms))
