// Chooses a generated book's category: one category has about a tenth of all books, the others ever fewer.

import type { Random } from './random.ts'

/** A leaf of the category tree. */
export interface TargetCategory {
  id: number
  code: string
  /** Thema subject codes, the most specific first. */
  thema: string
  language: 'el' | 'en' | null
  origin: 'greek' | 'translated' | null
  ageFrom: number | null
}

const largestShare = 0.09
const steepness = 0.7

/** Cumulative shares of the categories, 0 to 1. */
export function sharesOf(categories: readonly TargetCategory[]): number[] {
  const weights = categories.map((_, index) => 1 / (index + 1) ** steepness)
  const rest = weights.slice(1).reduce((sum, weight) => sum + weight, 0)
  let end = 0
  return weights.map((weight, index) => {
    end += index === 0 ? largestShare : (weight / rest) * (1 - largestShare)
    return end
  })
}

const finely = 1_000_000

export function chooseCategory(
  random: Random,
  categories: readonly TargetCategory[],
  shares: readonly number[],
): TargetCategory {
  const drawn = random.below(finely) / finely
  const found = categories[shares.findIndex((end) => drawn < end)] ?? categories.at(-1)
  if (!found) throw new Error('there is no category to put a book in')
  return found
}

export const isSchoolCategory = ({ thema }: TargetCategory): boolean => /^(?:YP|4)/.test(thema)
export const isAcademicCategory = ({ thema }: TargetCategory): boolean => /^[NQJPAWVKLMRSTU1]|^DN/.test(thema)
export const isChildrensCategory = ({ thema }: TargetCategory): boolean => thema.startsWith('Y')
