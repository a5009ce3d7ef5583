// The words of the shop in memory: all of them where they are few enough, otherwise those that were asked for. Most words of a
// new question were in others before.

import type { LexiconTerm } from '@stoa/domain/search/typo-candidates'
import type { KeepingFollower } from '../../database/change-log.ts'
import type { Executor } from '../../database/transaction.ts'
import { KeptById } from '../../kept-by-id.ts'
import { createAskedWords } from './asked-words.ts'
import * as lexicon from './lexicon.queries.ts'
import type { TermStats } from './run-match.ts'
import { WholeLexicon } from './whole-lexicon.ts'

export interface Words extends KeepingFollower {
  /** The words with one of these stems or spellings; and about how many products there are. */
  read(stems: readonly string[], literals: readonly string[]): Promise<TermStats>
  /** Words spelt or sounding like one of many. */
  listSpelled(literals: readonly string[], skeletons: readonly string[]): Promise<LexiconTerm[]>
  /** About how many products have a word with one of these beginnings. */
  countByPrefix(prefixes: readonly string[]): Promise<number>
}

/** Of some 300 bytes each. */
const maxWhole = 60_000
/** All words cost about as much as so many statements: while the index changes more often, they are not read. */
const statementsBefore = 50

interface Whole {
  /** Null where there are too many words, and before it is read. */
  lexicon: WholeLexicon | null
  products: number
}

const notWhole: Whole = { lexicon: null, products: 0 }

export function createWords(db: Executor): Words {
  const some = createAskedWords(db)
  const whole = new KeptById<Whole, 'whole'>(1)
  let statements = 0

  async function findWhole(): Promise<Whole> {
    const found = whole.find('whole')
    if (found) return found
    const version = whole.currentVersion()
    statements += 1
    if (version === null || statements < statementsBefore) return notWhole
    statements = 0
    const all = await lexicon.listAllTerms(db, maxWhole)
    const read = all ? { lexicon: new WholeLexicon(all.terms), products: all.products } : notWhole
    whole.store('whole', read, version)
    return read
  }

  return {
    async read(stems, literals) {
      const { lexicon: all, products } = await findWhole()
      return all ? { terms: all.read(stems, literals), products } : some.read(stems, literals)
    },
    async listSpelled(literals, skeletons) {
      const { lexicon: all } = await findWhole()
      return all ? all.listSpelled(literals, skeletons) : lexicon.listSpelled(db, literals, skeletons)
    },
    async countByPrefix(prefixes) {
      const { lexicon: all } = await findWhole()
      return all ? all.countByPrefix(prefixes) : lexicon.countByPrefix(db, prefixes)
    },
    onChange(tag) {
      if (tag !== 'search') return
      statements = 0
      whole.clear()
      some.onChange(tag)
    },
    onConnected() {
      whole.onConnected()
      some.onConnected()
    },
    onDisconnected() {
      whole.onDisconnected()
      some.onDisconnected()
    },
  }
}
