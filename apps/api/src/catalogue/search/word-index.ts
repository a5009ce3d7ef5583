// Which documents have which words, in memory: what the database's text index answers, without a statement. Documents are
// numbers in the order in which they were added.

import type { RankTerms, TermQuery } from '@stoa/domain/search/match-expression'
import { anyField, fields, fieldsOf, rankOf, readOccurrences } from './lexeme-weights.ts'
import { countBefore, placesOf } from './sorted-keys.ts'

/** Documents of each key, one key after another. */
interface Postings {
  /** In order. */
  keys: readonly string[]
  /** Where the documents of each key begin. */
  starts: Uint32Array
  documents: Uint32Array
  /** In which fields (lexeme-weights.ts). */
  occurrences: Uint16Array
}

/** Part of a longer string, it would keep all of that in memory. */
const ownString = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')

export class WordIndexBuilder {
  readonly #byKey = new Map<string, number[]>()
  #entries = 0
  size = 0

  /** `vector`: a `tsvector` as text: `'.zorb':6A,7C 'zorba':6A,7C`. */
  add(vector: string): void {
    for (const entry of vector === '' ? [] : vector.split(' ')) {
      const end = entry.lastIndexOf("':")
      this.#entriesOf(entry.slice(1, end)).push(this.size, readOccurrences(entry.slice(end + 2)))
      this.#entries += 1
    }
    this.size += 1
  }

  #entriesOf(key: string): number[] {
    const known = this.#byKey.get(key)
    if (known) return known
    const entries: number[] = []
    this.#byKey.set(ownString(key), entries)
    return entries
  }

  build(): WordIndex {
    const keys = [...this.#byKey.keys()].toSorted()
    const starts = new Uint32Array(keys.length + 1)
    const documents = new Uint32Array(this.#entries)
    const occurrences = new Uint16Array(this.#entries)
    let place = 0
    for (const [row, key] of keys.entries()) {
      const entries = this.#byKey.get(key) ?? []
      for (let index = 0; index < entries.length; index += 2) {
        documents[place] = entries[index] ?? 0
        occurrences[place] = entries[index + 1] ?? 0
        place += 1
      }
      starts[row + 1] = place
    }
    return new WordIndex(this.size, { keys, starts, documents, occurrences })
  }
}

export class WordIndex {
  readonly size: number
  readonly #postings: Postings
  readonly #fields = new Map<number, number>()
  readonly #ranks = new Map<number, number>()

  constructor(size: number, postings: Postings) {
    this.size = size
    this.#postings = postings
    for (const code of new Set(postings.occurrences)) {
      this.#fields.set(code, fieldsOf(code))
      this.#ranks.set(code, rankOf(code))
    }
  }

  /** The documents with all of these, in order. `inFields`: where a word has to stand. */
  holding(termQueries: readonly TermQuery[], inFields: number = anyField): Uint32Array {
    const counts = new Uint8Array(this.size)
    for (const [term, query] of termQueries.entries())
      this.#visitTerm(query, inFields, (document) => {
        if (counts[document] === term) counts[document] = term + 1
      })
    const found: number[] = []
    for (let document = 0; document < this.size; document += 1)
      if (counts[document] === termQueries.length) found.push(document)
    return Uint32Array.from(found)
  }

  /** Of every document, `ts_rank` of any of these: they count in the order of the keys. */
  ranks({ keys, prefixes }: RankTerms): Float32Array {
    const sums = new Float32Array(this.size)
    const all = [...keys.map((key) => ({ key, isPrefix: false })), ...prefixes.map((key) => ({ key, isPrefix: true }))]
    const add = (document: number, occurrences: number): void => {
      sums[document] = (sums[document] ?? 0) + (this.#ranks.get(occurrences) ?? 0)
    }
    for (const { key, isPrefix } of all.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))))
      if (isPrefix) this.#visitPrefix(key, add)
      else this.#visitKey(key, add)
    return sums.map((sum) => sum / all.length)
  }

  #visitTerm(
    { stems, prefixes = [], initials = [], inNames = false }: TermQuery,
    inFields: number,
    visit: (document: number) => void,
  ): void {
    const visitIn = (wanted: number) => (document: number, occurrences: number) => {
      if (wanted === anyField || ((this.#fields.get(occurrences) ?? 0) & wanted) !== 0) visit(document)
    }
    const wanted = inNames ? inFields & fields.B : inFields
    for (const stem of stems) this.#visitKey(`.${stem}`, visitIn(wanted))
    for (const prefix of prefixes) this.#visitPrefix(prefix, visitIn(wanted))
    for (const initial of initials) this.#visitKey(`.${initial}`, visitIn(inFields & fields.B))
  }

  #visitKey(key: string, visit: (document: number, occurrences: number) => void): void {
    const row = countBefore(this.#postings.keys, key)
    if (this.#postings.keys[row] === key) this.#visitRows(row, row + 1, visit)
  }

  #visitPrefix(prefix: string, visit: (document: number, occurrences: number) => void): void {
    this.#visitRows(...placesOf(this.#postings.keys, prefix), visit)
  }

  #visitRows(start: number, end: number, visit: (document: number, occurrences: number) => void): void {
    const { starts, documents, occurrences } = this.#postings
    const last = starts[end] ?? 0
    for (let place = starts[start] ?? 0; place < last; place += 1) visit(documents[place] ?? 0, occurrences[place] ?? 0)
  }
}
