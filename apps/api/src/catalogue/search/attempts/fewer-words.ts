// Less than all words: given names reduced to initials, or some words left out.

import type { RankedToken } from '@stoa/domain/search/match-quality'
import { requiredTokens } from '@stoa/domain/search/read-query'
import * as widen from '@stoa/domain/search/widen-query'
import { isListedName } from '../author-names.ts'
import { asWritten, writtenText } from '../correction.ts'
import type { ParsedQuery } from '../parsed-query.ts'
import { type Result, runMatch } from '../run-match.ts'
import { type Attempt, type Found, isWhole } from './attempt.ts'

const requiredOf = ({ tokens }: ParsedQuery) => requiredTokens({ tokens }) as readonly RankedToken[]

export const tryInitials: Attempt = async (reader, parsed) => {
  const required = requiredOf(parsed)
  if (required.length < 2) return null
  const initialTokens = widen.asInitials(parsed.tokens)
  const result = await runMatch(reader, parsed.termStats, initialTokens, [
    ...requiredTokens({ tokens: initialTokens }),
    widen.anyName(required),
  ])
  return result.ids.length === 0 ? null : { ids: result.ids, correction: null }
}

const maxNames = 3

/** At least half of the words; or else an author's name. Another single word would lead to anything. */
export const tryFewerWords: Attempt = async (reader, parsed) => {
  const { tokens, termStats } = parsed
  const required = requiredOf(parsed)
  if (required.length < 2) return null
  const tryWords = async (kept: readonly RankedToken[]): Promise<Found | null> => {
    const result = await runMatch(reader, termStats, tokens, kept)
    return result.ids.length === 0 ? null : foundBy(kept, result, parsed)
  }
  const tryName = async (name: readonly RankedToken[]): Promise<Found | null> => {
    const inNames = name.map((token): RankedToken => ({ ...token, inNames: true }))
    const result = await runMatch(reader, termStats, name, inNames)
    return isWhole(result) ? { ...foundBy(name, result, parsed), isNameOnly: true } : null
  }
  const listed = listedNames(required)
  const kept = widen.withFewerWords(tokens, termStats.terms, listed)
  const attempts = [
    ...kept.filter(({ length }) => length > 1).map((words) => () => tryWords(words)),
    ...possibleNames(parsed, listed).map((name) => () => tryName(name)),
    ...kept.filter(({ length }) => length === 1).map((words) => () => tryWords(words)),
  ]
  for (const attempt of attempts) {
    const found = await attempt()
    if (found) return found
  }
  return null
}

function foundBy(kept: readonly RankedToken[], { ids, top }: Result, parsed: ParsedQuery): Found {
  const required = requiredOf(parsed)
  const dropped = required.filter((token) => !kept.includes(token)).map(({ literal }) => asWritten(literal))
  const inOrder = required.filter((token) => kept.includes(token))
  const text = writtenText(inOrder, top, parsed.termStats.terms)
  return { ids, top, correction: { kind: 'fewerWords', text, dropped } }
}

/** The names of writers of the list that are in the query: two or three words. */
function listedNames(required: readonly RankedToken[]): RankedToken[][] {
  const runs = required.flatMap((_, start) => [2, 3].map((length) => required.slice(start, start + length)))
  return runs.filter((run) => run.length > 1 && isListedName(run.map(({ literal }) => literal).join(' ')))
}

/** Those names, and every other known word. */
function possibleNames(parsed: ParsedQuery, listed: readonly RankedToken[][]): RankedToken[][] {
  const inList = new Set(listed.flat())
  const known = requiredOf(parsed).filter(
    (token) => token.kind === 'word' && !inList.has(token) && widen.frequencyOf(token, parsed.termStats.terms) > 0,
  )
  return [...listed, ...known.map((token) => [token])].slice(0, maxNames)
}
