// The notice that something else was searched than what was typed: "results for X, search instead for Y".

import type { Correction as Wire } from '@stoa/contract/catalogue/search'
import { foldText } from '@stoa/domain/search/fold-text'
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

/** The words as spelt in the first result, or at least in the shop. */
export function writtenText(
  tokens: readonly RankedToken[],
  top: RankedMatch | undefined,
  terms: readonly LexiconTerm[],
): string {
  const resultWords = new Set(
    [...(top?.titles ?? []), ...(top?.people ?? []), top?.others ?? ''].flatMap((line) => line.split(' ')),
  )
  const writtenWords = tokens.map((token) => {
    const nearTerm = resultWords.has(token.literal)
      ? undefined
      : token.near?.find(({ literal }) => resultWords.has(literal))
    return nearTerm?.display ?? terms.find(({ literal }) => literal === token.literal)?.display ?? token.literal
  })
  return writtenWords.join(' ')
}

/** Null when what was searched is what was typed. */
export function correctionOf(kind: Correction['kind'], typed: string, text: string): Correction | null {
  const isSame =
    foldText(typed)
      .replace(/[^a-z0-9α-ω]+/g, ' ')
      .trim() === foldText(text)
  return isSame ? null : { kind, text, dropped: [] }
}
