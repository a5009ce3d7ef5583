// A Latin word has several readings: English, or Greek in any of the usual transliterations. All readings that are
// likely enough become keys, the likeliest first.

import { finishSkeleton } from './finish-skeleton.ts'
import { type LatinUnit, latinUnits } from './latin-units.ts'

const byFirstLetter = Map.groupBy(latinUnits, ({ text }) => text.charAt(0))

const fits = (word: string, position: number, { text, before, after }: LatinUnit): boolean =>
  word.startsWith(text, position) &&
  (before === undefined || before.test(word.slice(position + text.length))) &&
  (after === undefined || after.test(word.slice(0, position)))

/** The readings of each unit of a word, in order. */
function readUnits(word: string): (readonly string[])[] {
  const units: (readonly string[])[] = []
  for (let position = 0; position < word.length; ) {
    const firstChar = word.charAt(position)
    const match = byFirstLetter.get(firstChar)?.find((unit) => fits(word, position, unit))
    units.push(match?.readings ?? [firstChar])
    position += match?.text.length ?? 1
  }
  return units
}

interface Reading {
  key: string
  /** Number of units that are not read the likeliest way. */
  penalty: number
}

/** Keys of one folded Latin word, at most `most`, those with the fewest unlikely readings first. */
export function latinSkeletons(literal: string, limit: number): string[] {
  let readings: Reading[] = [{ key: '', penalty: 0 }]
  for (const unit of readUnits(literal)) {
    const next = readings.flatMap(({ key, penalty }) =>
      unit.map((sound, index) => ({ key: key + sound, penalty: penalty + (index === 0 ? 0 : 1) })),
    )
    readings = unit.length === 1 ? next : next.sort((a, b) => a.penalty - b.penalty).slice(0, limit * 2)
  }
  const keys = new Set(readings.map(({ key }) => finishSkeleton(key)).filter((key) => key !== ''))
  return [...keys].slice(0, limit)
}
