// A Latin word has several readings: it may be English, or Greek in any of the ways Greeks write it with Latin letters. All
// readings that are likely enough become keys, the likeliest first.

import { finishSkeleton } from './finish-skeleton.ts'
import { type LatinUnit, latinUnits } from './latin-units.ts'

const byFirstLetter = Map.groupBy(latinUnits, ({ text }) => text.charAt(0))

const fits = (word: string, at: number, { text, before, after }: LatinUnit): boolean =>
  word.startsWith(text, at) &&
  (before === undefined || before.test(word.slice(at + text.length))) &&
  (after === undefined || after.test(word.slice(0, at)))

/** The readings of each unit of a word, in order. */
function readUnits(word: string): (readonly string[])[] {
  const units: (readonly string[])[] = []
  for (let at = 0; at < word.length; ) {
    const letter = word.charAt(at)
    const found = byFirstLetter.get(letter)?.find((unit) => fits(word, at, unit))
    units.push(found?.readings ?? [letter])
    at += found?.text.length ?? 1
  }
  return units
}

interface Reading {
  key: string
  /** How many units are not read the likeliest way. */
  strange: number
}

/** Keys of one folded Latin word, at most `most`, those with the fewest unlikely readings first. */
export function latinSkeletons(literal: string, most: number): string[] {
  let readings: Reading[] = [{ key: '', strange: 0 }]
  for (const unit of readUnits(literal)) {
    const next = readings.flatMap(({ key, strange }) =>
      unit.map((sound, index) => ({ key: key + sound, strange: strange + (index === 0 ? 0 : 1) })),
    )
    readings = unit.length === 1 ? next : next.sort((a, b) => a.strange - b.strange).slice(0, most * 2)
  }
  const keys = new Set(readings.map(({ key }) => finishSkeleton(key)).filter((key) => key !== ''))
  return [...keys].slice(0, most)
}
