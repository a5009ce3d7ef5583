// The notice that something else was searched than what was typed: "results for X, search instead for Y".

import type { Correction as Wire } from '@stoa/contract/catalogue/search'
import { foldText, isLatin } from '@stoa/domain/search/fold-text'
import type { RankedToken } from '@stoa/domain/search/match-quality'
import type { RankedMatch } from '@stoa/domain/search/rank-matches'
import type { LexiconTerm } from '@stoa/domain/search/typo-candidates'

export interface Correction {
  kind: Wire['kind']
  /** The text that was searched, as the shop spells it. */
  text: string
  /** Typed words that the results lack. */
  dropped: readonly string[]
}

/** Text in quotes is searched as written, without correction; null without quotes. */
export function quotedText(text: string): string | null {
  const [, quoted] = /^\s*["«“](.+)["»”]\s*$/u.exec(text) ?? []
  return quoted ?? null
}

/** A folded word with the final sigma. */
export const asWritten = (literal: string): string => literal.replace(/σ(?=$| )/g, 'ς')

const wordsOf = (top: RankedMatch | undefined): Set<string> =>
  new Set(
    (top ? [...top.titles, ...top.people, top.others] : []).flatMap(({ words }) => words.map(({ literal }) => literal)),
  )

/** The word that a token was mended into. */
const mendedInto = (token: RankedToken, words: ReadonlySet<string>): LexiconTerm | undefined =>
  words.has(token.literal) ? undefined : token.near?.find(({ literal }) => words.has(literal))

/** The words as spelt in the first result, or at least in the shop. */
export function writtenText(
  tokens: readonly RankedToken[],
  top: RankedMatch | undefined,
  terms: readonly LexiconTerm[],
): string {
  const words = wordsOf(top)
  const writtenWords = tokens.map(
    (token) =>
      mendedInto(token, words)?.display ??
      terms.find(({ literal }) => literal === token.literal)?.display ??
      asWritten(token.literal),
  )
  return writtenWords.join(' ')
}

/** Whether words became Greek and others Latin: nobody typed that. */
export function isMixed(tokens: readonly RankedToken[], top: RankedMatch | undefined): boolean {
  const words = wordsOf(top)
  const mended = tokens.map((token) => mendedInto(token, words)).filter((term) => term !== undefined)
  return new Set(mended.map(({ literal }) => isLatin(literal))).size > 1
}

/** Null when what was searched is what was typed. */
export function correctionOf(kind: Correction['kind'], typed: string, text: string): Correction | null {
  const isSame =
    foldText(typed)
      .replace(/[^a-z0-9α-ω]+/g, ' ')
      .trim() === foldText(text)
  return isSame ? null : { kind, text, dropped: [] }
}
