// In which category a book stands: one category holds about a tenth of all books, the others ever fewer.

import type { Random } from './random.ts'

/** A category without any below it. */
export interface Room {
  id: number
  code: string
  /** Thema subject codes, the closest first. */
  thema: string
  language: 'el' | 'en' | null
  origin: 'greek' | 'translated' | null
  ageFrom: number | null
}

const largestShare = 0.09
const steepness = 0.7

/** The upper ends of the categories' shares, 0 to 1. */
export function sharesOf(rooms: readonly Room[]): number[] {
  const weights = rooms.map((_, index) => 1 / (index + 1) ** steepness)
  const rest = weights.slice(1).reduce((sum, weight) => sum + weight, 0)
  let end = 0
  return weights.map((weight, index) => {
    end += index === 0 ? largestShare : (weight / rest) * (1 - largestShare)
    return end
  })
}

const finely = 1_000_000

export function chooseRoom(random: Random, rooms: readonly Room[], shares: readonly number[]): Room {
  const drawn = random.below(finely) / finely
  const found = rooms[shares.findIndex((end) => drawn < end)] ?? rooms.at(-1)
  if (!found) throw new Error('there is no category to put a book in')
  return found
}

export const isSchoolRoom = ({ thema }: Room): boolean => /^(?:YP|4)/.test(thema)
export const isLearnedRoom = ({ thema }: Room): boolean => /^[NQJPAWVKLMRSTU1]|^DN/.test(thema)
export const isChildrensRoom = ({ thema }: Room): boolean => thema.startsWith('Y')
