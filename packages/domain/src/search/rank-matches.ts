// Ranks results: by match quality, then by how much of the title or the author's name was typed, then by sales.
// Popularity weighs less than one step of quality, or a better-selling namesake would come first.

import { hasWord, type Line } from './line.ts'
import type { RankedToken } from './match-quality.ts'
import { createMeasure, isHit, type Measured } from './measure-words.ts'
import { requiredTokens } from './read-query.ts'

export interface RankedMatch {
  readonly id: number
  /** The selling title first. */
  readonly titles: readonly Line[]
  readonly people: readonly Line[]
  readonly others: Line
  /** ln(1 + recent sales), of the book and of all its author's books. */
  readonly popularity: number
  readonly authorPopularity: number
  /** Whether its author is on the list of famous writers. */
  readonly isByKnownName: boolean
  /** Whether it is available. */
  readonly isAvailable: boolean
}

export interface Ranked {
  readonly id: number
  readonly score: number
  /** The whole query is one of its titles, or part of its author's name. */
  readonly isWhole: boolean
}

export interface RankedQuery {
  /** The folded query, words separated by a space. */
  readonly typed: string
  readonly tokens: readonly RankedToken[]
}

const tokenWeight = { word: 1, grade: 1, initial: 0.3, small: 0.2 } as const
const fieldFactor = { title: 1, otherTitle: 0.97, person: 0.98, other: 0.8 } as const
const share = { whole: 0.45, allInName: 0.75, partInName: 0.4, mixed: 0.8 } as const
const bonus = { titleEquals: 0.35, literallyEquals: 0.15, titleStarts: 0.2 } as const
const weight = { quality: 2, popularity: 0.1, authorPopularity: 0.05, knownName: 0.5, unavailable: 0.3 } as const
const limits = { popularity: 4, authorPopularity: 8 } as const
/** Products of a category that the query names stand before all but a whole title or name. */
const leadBonus = { main: 2.7, other: 2.5, alsoNamed: 0.4 } as const
const maxWholeFirst = 2
const fullFormQuality = 0.9
/** Penalties for the second, the third and further books of one author among namesakes. */
const repeatPenalties = [0, 0.12, 0.24, 0.3]

/** The best first. */
export function rankMatches(query: RankedQuery, matches: readonly RankedMatch[]): Ranked[] {
  const measure = createMeasure(query.tokens)
  const required = new Set(requiredTokens(query))
  const counts = query.tokens.map((token) => required.has(token))
  const ranked = matches.map((match) =>
    rankMatch(query, counts, match, {
      titles: match.titles.map(measure),
      people: match.people.map(measure),
      others: measure(match.others),
    }),
  )
  const sorted = penalizeRepeats(ranked.sort(byScore)).sort(byScore)
  return query.tokens.some(({ leads }) => leads) ? wholeFirst(sorted) : sorted
}

/** A title or name that was typed in full is not lost behind a category of that name. */
function wholeFirst(sorted: readonly Ranked[]): Ranked[] {
  const whole = sorted.filter(({ isWhole }) => isWhole).slice(0, maxWholeFirst)
  return [...whole, ...sorted.filter((value) => !whole.includes(value))]
}

const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.id - b.id

/** Among books found by a surname that several writers share, the best of each come before the second best of any. */
function penalizeRepeats(ranked: readonly RankedByName[]): Ranked[] {
  const seen = new Map<string, number>()
  return ranked.map(({ author, ...value }) => {
    if (author === null) return value
    const repeat = seen.get(author) ?? 0
    seen.set(author, repeat + 1)
    return { ...value, score: value.score - (repeatPenalties[Math.min(repeat, repeatPenalties.length - 1)] ?? 0) }
  })
}

interface RankedByName extends Ranked {
  /** The author by whose name it was found; null when it was found otherwise. */
  readonly author: string | null
}

interface Fields {
  titles: readonly Measured[]
  people: readonly Measured[]
  others: Measured
}

function rankMatch(
  { typed, tokens }: RankedQuery,
  counts: readonly boolean[],
  match: RankedMatch,
  fields: Fields,
): RankedByName {
  const best = tokens.map((_, index) => bestQuality(fields, index))
  const weights = tokens.map(({ kind }, index) => (counts[index] ? 1 : tokenWeight[kind]))
  const all = weights.reduce((sum, value) => sum + value, 0)
  const quality = all === 0 ? 0 : best.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / all
  const inTitle = Math.max(0, ...fields.titles.map((title, index) => titleValue(title, counts) * titleFactor(index)))
  const inName = nameValue(fields.people, counts)
  const mixed = mixedValue(fields, counts)
  const isByName = fields.people.some((name) => isWholeName(name, counts)) && inName > inTitle
  const score =
    weight.quality * quality +
    share.whole * Math.max(inTitle, inName, mixed) +
    Math.max(
      0,
      ...fields.titles.map(
        (title, index) => titleBonus(typed, match.titles[index]?.text ?? '', title, counts) * titleFactor(index),
      ),
    ) +
    weight.popularity * Math.min(limits.popularity, match.popularity) +
    (isByName ? nameBonus(match) : 0) +
    topicBonus(tokens, match) -
    (match.isAvailable ? 0 : weight.unavailable)
  const isForm = countedQualities({ qualities: best }, counts).every(
    (value) => value >= fullFormQuality * fieldFactor.otherTitle,
  )
  const isWhole =
    isForm &&
    (isByName || mixed >= share.mixed * fullFormQuality || fields.titles.some((value) => isWholeTitle(value, counts)))
  return { id: match.id, score, isWhole, author: isByName ? (match.people[0]?.text ?? null) : null }
}

/** A famous writer counts like a best-selling one and more, however few of the books are sold here. */
const nameBonus = ({ authorPopularity, isByKnownName }: RankedMatch): number =>
  isByKnownName
    ? weight.authorPopularity * limits.authorPopularity + weight.knownName
    : weight.authorPopularity * Math.min(limits.authorPopularity, authorPopularity)

function topicBonus(tokens: readonly RankedToken[], { others }: RankedMatch): number {
  const leads = tokens.find((token) => token.leads)?.leads ?? []
  if (leads.length === 0) return 0
  const isIn = (key: string): boolean => hasWord(others, `.${key}`)
  const place = leads.findIndex(isIn)
  if (place < 0) return 0
  const named = tokens.filter(({ topics = [] }) => topics.some(isIn)).length
  return (place === 0 ? leadBonus.main : leadBonus.other) + leadBonus.alsoNamed * (named / tokens.length)
}

const titleFactor = (index: number): number => (index === 0 ? fieldFactor.title : fieldFactor.otherTitle)

const bestQuality = ({ titles, people, others }: Fields, index: number): number =>
  Math.max(
    (others.qualities[index] ?? 0) * fieldFactor.other,
    ...titles.map(({ qualities }, form) => (qualities[index] ?? 0) * titleFactor(form)),
    ...people.map(({ qualities }) => (qualities[index] ?? 0) * fieldFactor.person),
  )

const countedQualities = ({ qualities }: Pick<Measured, 'qualities'>, counts: readonly boolean[]): number[] =>
  qualities.filter((_, index) => counts[index])
const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, value) => sum + value, 0) / numbers.length
const coverage = ({ hits, length }: Measured): number => (length === 0 ? 0 : hits / length)

/** How much of the query is in the title, and how much of the title is in the query. */
const titleValue = (title: Measured, counts: readonly boolean[]): number =>
  average(countedQualities(title, counts)) * coverage(title)

const isAllIn = (line: Measured, counts: readonly boolean[]): boolean => {
  const qualities = countedQualities(line, counts)
  return qualities.length > 0 && qualities.every(isHit)
}
const isWholeName = (name: Measured, counts: readonly boolean[]): boolean => name.endsInHit && isAllIn(name, counts)
const isWholeTitle = (title: Measured, counts: readonly boolean[]): boolean =>
  title.hits === title.length && isAllIn(title, counts)

/** All words in one form of a name, including the surname; or only some. */
function nameValue(people: readonly Measured[], counts: readonly boolean[]): number {
  const values = people.map(
    (name) =>
      average(countedQualities(name, counts)) * (isWholeName(name, counts) ? share.allInName : share.partInName),
  )
  return Math.max(0, ...values)
}

/** Some words in the title, all others in the authors' names. */
function mixedValue({ titles, people }: Fields, counts: readonly boolean[]): number {
  const values = titles.map((title) => {
    const qualities = title.qualities
      .map((value, index) =>
        Math.max(value, ...people.map(({ qualities: nameQualities }) => nameQualities[index] ?? 0)),
      )
      .filter((_, index) => counts[index])
    return qualities.every(isHit) ? average(qualities) * share.mixed * coverage(title) : 0
  })
  return Math.max(0, ...values)
}

function titleBonus(typed: string, text: string, title: Measured, counts: readonly boolean[]): number {
  return (
    (isWholeTitle(title, counts) ? bonus.titleEquals * average(countedQualities(title, counts)) : 0) +
    (text === typed ? bonus.literallyEquals : 0) +
    (typed !== '' && text.startsWith(typed) ? bonus.titleStarts : 0)
  )
}
