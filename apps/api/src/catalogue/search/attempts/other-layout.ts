// The query as if the keyboard had been in the other language, for all of its words or for each of them.

import { inBothLayouts, isMeaningful } from '@stoa/domain/search/widen-query'
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
  const both = inBothLayouts(tokens, otherTokens)
  return withCorrection('layout', await runAsTyped(db, parsed, both), typed, termStats)
}

export const tryOtherLayoutTypos: Attempt = async (db, parsed) => {
  const { typed, otherTokens, termStats } = parsed
  const unknown = unknownIn(otherTokens, termStats)
  if (unknown.length === 0) return null
  return withCorrection('layout', await runWidened(db, parsed, otherTokens, unknown), typed, termStats)
}
