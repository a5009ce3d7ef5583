// The search terms of a product: the vector of keys with positions and weights for the database, the words for ranking
// results, and the words that it adds to the lexicon.

import { memoize } from './memoize.ts'
import { isMarker, rankedWords } from './ranked-words.ts'
import { isSmallWord } from './small-words.ts'
import { storedKeys } from './word-keys.ts'

export interface SearchableTexts {
  /** The title under which it is sold. */
  readonly title: string
  /** The same title in other languages. */
  readonly otherTitles: readonly string[]
  /** Every form of each author's name, in both scripts. */
  readonly authors: readonly (readonly string[])[]
  /** Subtitle, series, publisher, translators, illustrators. */
  readonly others: readonly string[]
  /** The terms of its categories and those above. */
  readonly topics?: readonly string[]
}

export interface DocumentTerms {
  /** A `tsvector` as text: `kazadzakis:3B .kazadzak:3B`; title A, authors B, other titles C, everything else D. */
  readonly vector: string
  /** Number of significant words in the title, at least 1. */
  readonly titleLength: number
  /** The keys of each title without stop words. */
  readonly titleKeys: readonly string[]
  /** Words for ranking: titles, the selling title first; the forms of authors' names; everything else. */
  readonly titles: readonly string[]
  readonly people: readonly string[]
  readonly others: string
  /** Every distinct word, with the numbers it stands for behind a point. */
  readonly literals: readonly string[]
  /** Every distinct stem. */
  readonly stems: ReadonlySet<string>
}

const maxPositions = 6
const maxPosition = 16_000

class VectorText {
  private readonly positions = new Map<string, string[]>()
  private position = 0
  readonly literals = new Set<string>()

  add(words: string, weight: string): void {
    for (const word of words.split(' ')) {
      if (word === '') continue
      this.literals.add(word)
      if (isMarker(word)) this.addLexeme(word, weight)
      else this.addWord(word, weight)
    }
  }

  private addWord(literal: string, weight: string): void {
    this.position = Math.min(this.position + 1, maxPosition)
    const { skeletons, stems } = storedKeys(literal)
    for (const key of skeletons) this.addLexeme(key, weight)
    for (const stem of stems) this.addLexeme(`.${stem}`, weight)
  }

  private addLexeme(lexeme: string, weight: string): void {
    const positions = this.positions.get(lexeme)
    const position = `${Math.max(this.position, 1)}${weight}`
    if (!positions) this.positions.set(lexeme, [position])
    else if (positions.length < maxPositions) positions.push(position)
  }

  stems(): Set<string> {
    return new Set([...this.positions.keys()].filter(isMarker).map((lexeme) => lexeme.slice(1)))
  }

  toString(): string {
    return [...this.positions].map(([lexeme, positions]) => `${lexeme}:${positions.join(',')}`).join(' ')
  }
}

const countedWords = (words: string): string[] => words.split(' ').filter((word) => word !== '' && !isMarker(word))

/** The key of a whole title: the sounds of its words, without stop words where others remain. */
export function titleKey(words: string): string {
  const all = countedWords(words)
  const content = all.filter((word) => !isSmallWord(word))
  return (content.length > 0 ? content : all).map((word) => storedKeys(word).skeletons[0] ?? '').join(' ')
}

/** Cached, because names recur with every book. */
const nameWords = memoize(rankedWords)

export function documentTerms(texts: SearchableTexts): DocumentTerms {
  const titles = [texts.title, ...texts.otherTitles].map(rankedWords)
  const people = texts.authors.flat().map(nameWords)
  const others = [...texts.others.map(nameWords), ...(texts.topics ?? []).map((term) => `.${term}`)].join(' ')
  const vector = new VectorText()
  titles.forEach((words, index) => {
    vector.add(words, index === 0 ? 'A' : 'C')
  })
  for (const words of people) vector.add(words, 'B')
  vector.add(others, 'D')
  const [title = ''] = titles
  const content = countedWords(title).filter((word) => !isSmallWord(word))
  return {
    vector: vector.toString(),
    titleLength: Math.max(1, content.length),
    titleKeys: [...new Set(titles.map(titleKey))].filter((key) => key !== ''),
    titles,
    people,
    others,
    literals: [...vector.literals],
    stems: vector.stems(),
  }
}
