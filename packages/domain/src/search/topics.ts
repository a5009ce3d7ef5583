// Topics: what a query may name besides titles and people, which is a category, a page of help or a section of the
// shop, by its names and synonyms in both languages. They are in memory and compared by the same keys as everything else. Products carry the
// terms of their categories in the index, so that a topic is then searched like a word.

import { bestOf, type Cover, jointly, sectionsIn } from './choose-topics.ts'
import type { RankedToken } from './match-quality.ts'
import { type QueryToken, readQuery } from './read-query.ts'
import { nameForms, type Topic } from './topic-names.ts'
import { TopicSpellings } from './topic-spellings.ts'
import { ageIn, isFor, isFormOf, isVagueWord } from './topic-words.ts'
import { storedKeys } from './word-keys.ts'

/** The term of a category in the index: no key of a word has a "c". */
export const categoryTerm = (id: number): string => `c${id}`

export interface TopicReading<Kind extends Topic = Topic> {
  /** The tokens with the terms of their topics. */
  readonly tokens: readonly RankedToken[]
  /** The topics that the whole query names, the likeliest first. */
  readonly named: readonly Kind[]
  /** Those that a part of it names. */
  readonly partly: readonly Kind[]
  /** Those with any of its words in their names. */
  readonly akin: readonly Kind[]
}

interface NameEntry<Kind extends Topic> {
  readonly topic: Kind
  readonly words: readonly string[]
  readonly rank: number
}
interface WordEntry<Kind extends Topic> {
  readonly name: NameEntry<Kind>
  readonly word: string
}
/** A synonym is typed in full, of a name with several parts only one. */
const ranks = { whole: 3, synonym: 2.5, part: 2 } as const
const limits = { partly: 2, akin: 4 } as const

export class TopicIndex<Kind extends Topic = Topic> {
  readonly #byKey: ReadonlyMap<string, Kind>
  readonly #byStem = new Map<string, WordEntry<Kind>[]>()
  readonly #spellings = new TopicSpellings()
  readonly #aged: readonly Kind[]

  constructor(topics: readonly Kind[]) {
    this.#byKey = new Map(topics.map((topic) => [topic.key, topic]))
    this.#aged = topics.filter(({ ages }) => ages !== null)
    for (const topic of topics) {
      for (const name of entriesOf(topic)) for (const word of name.words) this.#add({ name, word })
    }
  }

  #add(entry: WordEntry<Kind>): void {
    const { stems } = storedKeys(entry.word)
    for (const stem of stems) {
      const entries = this.#byStem.get(stem)
      if (entries) entries.push(entry)
      else this.#byStem.set(stem, [entry])
    }
    this.#spellings.add(entry.word)
  }

  get(key: string): Kind | undefined {
    return this.#byKey.get(key)
  }

  /** The words of names that a token is a form of. */
  #entriesFor(token: QueryToken): WordEntry<Kind>[] {
    const words = token.kind === 'grade' ? schoolWords(token) : [token].filter(({ kind }) => kind === 'word')
    const entries = words.flatMap((word) =>
      word.stems.flatMap((stem) => (this.#byStem.get(stem) ?? []).filter((entry) => isFormOf(entry.word, word, stem))),
    )
    return [...new Set(entries)]
  }

  read(tokens: readonly QueryToken[]): TopicReading<Kind> {
    const entries = tokens.map((token) => this.#entriesFor(token))
    const covers = this.#coversOf(tokens, entries)
    const isVague = tokens.map((token) => isVagueWord(token))
    const content = tokens.flatMap((token, index) => (counts(token, tokens) ? [index] : []))
    const related = relatedTokens(entries)
    const sections = sectionsIn(covers, isVague)
    const isComplete = ({ topic, tokens: own }: Cover<Kind>): boolean =>
      content.every(
        (index) =>
          own.has(index) ||
          isVague[index] ||
          sections.some((section) => section.tokens.has(index)) ||
          [topic.key, ...topic.ancestors].some((key) => related.get(key)?.has(index)),
      )
    const complete = content.length === 0 ? [] : covers.filter(isComplete)
    const main = complete.length > 0 ? bestOf(complete, isVague) : jointly(covers, content, isVague, tokens)
    const named = main.length > 0 ? [...new Set([...main, ...sections.map(({ topic }) => topic)])] : []
    const withTerms = tokens.map((token, index) => {
      const topics = covers.filter((cover) => cover.tokens.has(index)).map(({ topic }) => topic.key)
      const isKnown = topics.length > 0 || (entries[index] ?? []).length > 0
      return isKnown && token.kind !== 'grade' ? { ...token, topics, isTopicWord: true } : token
    })
    const partly = bestOf(
      covers.filter((cover) => [...cover.tokens].some((index) => !isVague[index])),
      isVague,
    )
    return {
      // books of a class are searched as such, whatever else is named
      tokens:
        named.length === 0 || tokens.some(({ kind }) => kind === 'grade')
          ? withTerms
          : asNamed(withTerms, named, isVague, content),
      named,
      partly: named.length > 0 ? [] : partly.slice(0, limits.partly),
      akin: akinTo(
        related,
        content.filter((index) => !isVague[index]),
        this,
      ),
    }
  }

  /** The topics of which a name is in the query as a whole, or an age. */
  #coversOf(tokens: readonly QueryToken[], entries: readonly WordEntry<Kind>[][]): Cover<Kind>[] {
    const hits = new Map<NameEntry<Kind>, Map<string, number>>()
    entries.forEach((list, index) => {
      for (const { name, word } of list) {
        const words = hits.get(name) ?? new Map<string, number>()
        hits.set(name, words)
        if (!words.has(word)) words.set(word, index)
      }
    })
    const covers = new Map<Kind, Cover<Kind>>()
    const cover = (topic: Kind, indexes: Iterable<number>, rank: number) => {
      const known = covers.get(topic) ?? { topic, tokens: new Set(), rank }
      for (const index of indexes) known.tokens.add(index)
      known.rank = Math.max(known.rank, rank)
      covers.set(topic, known)
    }
    for (const [{ topic, words, rank }, found] of hits)
      if (found.size === new Set(words).size) cover(topic, found.values(), rank)
    const age = ageIn(tokens)
    if (age) for (const topic of this.#aged) if (isFor(topic, age)) cover(topic, age.indexes, ranks.part)
    return [...covers.values()]
  }

  /** The query with its mistyped words mended into words of names; null when there are none. */
  mend(tokens: readonly QueryToken[], isUnknown: (token: QueryToken) => boolean): string | null {
    return this.#spellings.mend(tokens, isUnknown)
  }
}

export const noTopics = new TopicIndex<never>([])

function entriesOf<Kind extends Topic>(topic: Kind): NameEntry<Kind>[] {
  return [
    ...topic.names
      .flatMap(nameForms)
      .map(({ words, isWhole }) => ({ words, rank: isWhole ? ranks.whole : ranks.part })),
    ...topic.synonyms
      .flatMap((name) => nameForms(name).filter(({ isWhole }) => isWhole))
      .map(({ words }) => ({ words, rank: ranks.synonym })),
  ].map((form) => ({ ...form, topic }))
}

/** Of «α΄ δημοτικού» the word for the school. */
const schoolWords = ({ literal }: QueryToken): readonly QueryToken[] =>
  readQuery(literal.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '').tokens

/** Small words and initials count only where nothing else is typed. */
function counts({ kind }: QueryToken, all: readonly QueryToken[]): boolean {
  if (kind === 'word' || kind === 'grade') return true
  return kind === 'initial' && !all.some((other) => other.kind === 'word')
}

/** By topic, the tokens that are a word of any of its names. */
function relatedTokens<Kind extends Topic>(entries: readonly WordEntry<Kind>[][]): Map<string, Set<number>> {
  const related = new Map<string, Set<number>>()
  entries.forEach((list, index) => {
    for (const { name } of list) {
      const indexes = related.get(name.topic.key) ?? new Set()
      related.set(name.topic.key, indexes.add(index))
    }
  })
  return related
}

/** The products of the topic match every word; words that say little are not required. */
function asNamed(
  tokens: readonly RankedToken[],
  named: readonly Topic[],
  isVague: readonly boolean[],
  content: readonly number[],
): RankedToken[] {
  const leads = named.filter(({ kind }) => kind === 'category').map(({ key }) => key)
  if (leads.length === 0) return [...tokens]
  const hasOther = content.some((index) => !isVague[index])
  return tokens.map((token, index) => {
    if (!content.includes(index)) return token
    if (isVague[index] && hasOther) return { ...token, kind: 'small', leads }
    return { ...token, kind: 'word', leads }
  })
}

function akinTo<Kind extends Topic>(
  related: ReadonlyMap<string, ReadonlySet<number>>,
  content: readonly number[],
  index: TopicIndex<Kind>,
): Kind[] {
  return [...related]
    .map(([key, own]) => ({ topic: index.get(key), count: content.filter((token) => own.has(token)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .flatMap(({ topic }) => (topic ? [topic] : []))
    .slice(0, limits.akin)
}
