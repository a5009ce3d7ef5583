// A generated book, by number. Every twentieth is another edition of the one before it; every fourth belongs to a
// series, one series per sixty books.

import {
  chooseCategory,
  isAcademicCategory,
  isChildrensCategory,
  isSchoolCategory,
  type TargetCategory,
} from './choose-category.ts'
import { englishTitle } from './english-title.ts'
import { greekTitle, type Subject } from './greek-title.ts'
import { nearestPerson, peopleFor } from './person.ts'
import { type Random, randomOf } from './random.ts'

export type Role = 'author' | 'translator' | 'illustrator' | 'editor' | 'foreword' | 'cover'

export interface Credit {
  person: number
  role: Role
}

export interface Book {
  number: number
  title: string
  originalTitle: string | null
  language: 'el' | 'en'
  category: TargetCategory
  otherCategory: TargetCategory | null
  credits: Credit[]
  publisher: number
  series: { number: number; volume: number } | null
  /** Shared by two editions; null for most. */
  work: number | null
  isSecondEdition: boolean
}

export interface CategoryChoice {
  all: readonly TargetCategory[]
  shares: readonly number[]
}

const salts = { book: 1, block: 2 } as const
const editionEvery = 20
const blockSize = 60
const seriesEvery = 4

/** The numbers of publishers and series for a number of books. */
export const publishersFor = (books: number): number => Math.min(3000, 40 + Math.ceil(books ** 0.52))
export const seriesFor = (books: number): number => Math.ceil(books / blockSize)
export const worksFor = (books: number): number => Math.ceil(books / editionEvery)

const isSecond = (number: number): boolean => number > 0 && number % editionEvery === 0

export function bookOf(number: number, categories: CategoryChoice): Book {
  const firstNumber = isSecond(number) ? number - 1 : number
  const random = randomOf(firstNumber, salts.book)
  const category = chooseCategory(random, categories.all, categories.shares)
  const language = category.language ?? 'el'
  const isTranslated =
    language === 'el' && (category.origin === 'translated' || (category.origin === null && random.chance(0.4)))
  const subject = subjectOf(category)
  const title = language === 'el' ? greekTitle(random, subject) : englishTitle(random, subject)
  const hasWork = firstNumber !== number || isSecond(number + 1)
  return {
    number,
    title,
    originalTitle: isTranslated ? englishTitle(random, subject) : null,
    language,
    category,
    otherCategory: random.chance(0.3) ? otherCategory(random, categories, category) : null,
    credits: creditsOf(random, firstNumber, { isTranslated, language, category }),
    publisher: publisherOf(random, firstNumber),
    series: firstNumber === number ? seriesOf(number) : null,
    work: hasWork ? Math.floor((firstNumber + 1) / editionEvery) : null,
    isSecondEdition: firstNumber !== number,
  }
}

function subjectOf(category: TargetCategory): Subject {
  if (isSchoolCategory(category)) return 'school'
  return isAcademicCategory(category) ? 'learned' : 'fiction'
}

function otherCategory(random: Random, categories: CategoryChoice, first: TargetCategory): TargetCategory | null {
  const second = chooseCategory(random, categories.all, categories.shares)
  return second.id === first.id || second.language !== first.language ? null : second
}

interface Kind {
  isTranslated: boolean
  language: Book['language']
  category: TargetCategory
}

/** A few people wrote very many books, most of them one or two. */
const fame = 1.3

function creditsOf(random: Random, number: number, { isTranslated, language, category }: Kind): Credit[] {
  const someone = (isGreek: boolean): number =>
    nearestPerson(random.skewed(peopleFor(Math.floor(number / blockSize) * blockSize), fame), isGreek)
  const byGreek = language === 'el' && !isTranslated
  const authors = random.chance(0.9) ? 1 : 2 + random.below(2)
  const credits: Credit[] = []
  const add = (role: Role, isGreek: boolean): void => {
    const person = someone(isGreek)
    if (!credits.some((one) => one.person === person && one.role === role)) credits.push({ person, role })
  }
  for (let count = 0; count < authors; count += 1) add('author', byGreek)
  if (isTranslated) add('translator', true)
  if (random.chance(isChildrensCategory(category) ? 0.6 : 0.02)) add('illustrator', byGreek)
  if (random.chance(0.05)) add('editor', language === 'el')
  if (random.chance(0.03)) add('foreword', language === 'el')
  if (random.chance(0.02)) add('cover', language === 'el')
  return credits
}

/** A series belongs to one publisher. */
function publisherOf(random: Random, number: number): number {
  const block = Math.floor(number / blockSize)
  const drawn = seriesOf(number) === null ? random : randomOf(block, salts.block)
  return drawn.skewed(publishersFor(block * blockSize), 1.6)
}

const seriesOf = (number: number): Book['series'] =>
  number % seriesEvery === 1
    ? { number: Math.floor(number / blockSize), volume: Math.floor((number % blockSize) / seriesEvery) + 1 }
    : null
