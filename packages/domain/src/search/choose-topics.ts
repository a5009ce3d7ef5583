// Which of the topics in a query it is about: those that cover most of it, or several that cover it together.

import type { QueryToken } from './read-query.ts'
import type { Topic } from './topic-names.ts'

const maxNamed = 4

/** A topic with the tokens that its own names cover. */
export interface Cover<Kind extends Topic> {
  readonly topic: Kind
  readonly tokens: Set<number>
  rank: number
}

const weightOf = ({ tokens }: Pick<Cover<Topic>, 'tokens'>, isVague: readonly boolean[]): number =>
  [...tokens].reduce((sum, index) => sum + (isVague[index] ? 0.1 : 1), 0)

/** Those that cover most; of one branch of the tree only the likelier. */
export function bestOf<Kind extends Topic>(covers: readonly Cover<Kind>[], isVague: readonly boolean[]): Kind[] {
  const sorted = covers.toSorted((a, b) => weightOf(b, isVague) - weightOf(a, isVague) || b.rank - a.rank)
  const most = sorted[0] ? weightOf(sorted[0], isVague) : 0
  const best: Kind[] = []
  for (const { topic } of sorted.filter((cover) => weightOf(cover, isVague) >= most))
    if (!best.some((other) => isKin(other, topic))) best.push(topic)
  return best.slice(0, maxNamed)
}

/** Sections stand beside categories: «ευπώλητα αστυνομικά», «προσφορές παιδικά». */
export function sectionsIn<Kind extends Topic>(
  covers: readonly Cover<Kind>[],
  isVague: readonly boolean[],
): Cover<Kind>[] {
  return covers.filter(({ topic, tokens }) => topic.kind === 'section' && [...tokens].some((index) => !isVague[index]))
}

const isKin = (one: Topic, other: Topic): boolean =>
  one.ancestors.includes(other.key) || other.ancestors.includes(one.key)

const forWord = new Set(['για', 'gia', 'for'])

/** Several topics that cover the query together, the main one first: «δώρο για παιδί», «παιδικά παζλ». */
export function jointly<Kind extends Topic>(
  covers: readonly Cover<Kind>[],
  content: readonly number[],
  isVague: readonly boolean[],
  tokens: readonly QueryToken[],
): Kind[] {
  const categories = covers.filter(({ topic }) => topic.kind === 'category')
  const covered = new Set(categories.flatMap((cover) => [...cover.tokens]))
  const significant = content.filter((index) => !isVague[index])
  if (significant.length === 0 || !significant.every((index) => covered.has(index))) return []
  const sorted = categories.toSorted((a, b) => weightOf(b, isVague) - weightOf(a, isVague) || b.rank - a.rank)
  const chosen: Cover<Kind>[] = []
  const remaining = new Set(significant)
  for (const cover of sorted) {
    if (![...cover.tokens].some((index) => remaining.has(index))) continue
    chosen.push(cover)
    for (const index of cover.tokens) remaining.delete(index)
  }
  const headIsFirst = tokens.some(({ literal }) => forWord.has(literal))
  const first = ({ tokens: own }: Cover<Kind>): number => Math.min(...own)
  return chosen
    .toSorted(
      (a, b) =>
        b.topic.ancestors.length - a.topic.ancestors.length ||
        (headIsFirst ? first(a) - first(b) : first(b) - first(a)),
    )
    .map(({ topic }) => topic)
}
