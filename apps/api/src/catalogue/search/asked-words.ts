// The words that were asked for, in memory.

import type { LexiconTerm } from '@stoa/domain/search/typo-candidates'
import type { KeepingFollower } from '../../database/change-log.ts'
import type { Executor } from '../../database/transaction.ts'
import { KeptById } from '../../kept-by-id.ts'
import { listTerms } from './lexicon.queries.ts'
import type { TermStats } from './run-match.ts'

export interface AskedWords extends KeepingFollower {
  read(stems: readonly string[], literals: readonly string[]): Promise<TermStats>
}

/** Terms and empty answers, of some 200 bytes each. */
const maxKept = 50_000

interface Kept {
  terms: readonly LexiconTerm[]
  products: number
}

const keyOfStem = (stem: string): string => `.${stem}`
const identityOf = ({ literal, skeleton }: LexiconTerm): string => `${literal} ${skeleton}`

export function createAskedWords(db: Executor): AskedWords {
  const kept = new KeptById<Kept, string>(maxKept, ({ terms }) => terms.length + 1)

  async function readAndKeep(stems: readonly string[], literals: readonly string[]): Promise<Map<string, Kept>> {
    const read = new Map<string, Kept>()
    if (stems.length + literals.length === 0) return read
    const version = kept.currentVersion()
    const { terms, products } = await listTerms(db, stems, literals)
    const byStem = Map.groupBy(terms, ({ stem }) => stem)
    const byLiteral = Map.groupBy(terms, ({ literal }) => literal)
    for (const stem of stems) read.set(keyOfStem(stem), { terms: byStem.get(stem) ?? [], products })
    for (const literal of literals) read.set(literal, { terms: byLiteral.get(literal) ?? [], products })
    for (const [key, value] of read) kept.store(key, value, version)
    return read
  }

  return {
    async read(stems, literals) {
      const keys = [...new Set([...stems.map(keyOfStem), ...literals])]
      const found = new Map(keys.map((key) => [key, kept.find(key)]))
      const read = await readAndKeep(
        stems.filter((stem) => !found.get(keyOfStem(stem))),
        literals.filter((literal) => !found.get(literal)),
      )
      const all = keys.flatMap((key) => found.get(key) ?? read.get(key) ?? [])
      const terms = new Map(all.flatMap((one) => one.terms.map((term) => [identityOf(term), term])))
      return { terms: [...terms.values()], products: all[0]?.products ?? 0 }
    },
    onChange(tag) {
      if (tag === 'search') kept.clear()
    },
    onConnected: () => kept.onConnected(),
    onDisconnected: () => kept.onDisconnected(),
  }
}
