// The query as if the keyboard had been in the other language, for all of its words or for each of them.

import type { RankedToken } from '@stoa/domain/search/match-quality'
import { inBothLayouts, isMeaningful, withoutShortStems } from '@stoa/domain/search/widen-query'
import type { Executor } from '../../../database/transaction.ts'
import { type ParsedQuery, unknownIn } from '../parsed-query.ts'
import { noMatches, type Result } from '../run-match.ts'
import { type Attempt, type Found, isWhole, runAsTyped, runWidened, withCorrection } from './attempt.ts'

export const tryOtherLayout: Attempt = async (db, parsed) => corrected(parsed, await runOtherLayout(db, parsed))

/** Only a whole title or name. */
export const tryWholeInOtherLayout: Attempt = async (db, parsed) => {
  const result = await runOtherLayout(db, parsed)
  return isWhole(result) ? corrected(parsed, result) : null
}

const runOtherLayout = (db: Executor, parsed: ParsedQuery): Promise<Result> =>
  isMeaningful(parsed.otherTokens, parsed.termStats.terms)
    ? runAsTyped(db, parsed, parsed.otherTokens)
    : Promise.resolve(noMatches)

function corrected({ typed, termStats, otherReading }: ParsedQuery, result: Result): Found | null {
  const found = withCorrection('layout', result, typed, termStats)
  return found && { ...found, reading: otherReading }
}

export const tryMixedLayout: Attempt = async (db, parsed) => {
  const { typed, tokens, otherTokens, termStats } = parsed
  if (otherTokens.length !== tokens.length) return null
  const both = withoutShort(inBothLayouts(tokens, otherTokens), parsed)
  return withCorrection('layout', await runAsTyped(db, parsed, both), typed, termStats)
}

export const tryOtherLayoutTypos: Attempt = async (db, parsed) => {
  const { typed, otherTokens, termStats } = parsed
  const tokens = withoutShort(otherTokens, parsed)
  const unknown = unknownIn(tokens, termStats)
  if (unknown.length === 0) return null
  return withCorrection('layout', await runWidened(db, parsed, tokens, unknown), typed, termStats)
}

/** For what nobody typed as it is read here, a form of another word has to share more than two sounds with it. */
const withoutShort = (tokens: readonly RankedToken[], { termStats }: ParsedQuery): RankedToken[] =>
  tokens.map((token) => withoutShortStems(token, termStats.terms))
