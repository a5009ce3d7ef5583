import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Members, segmentBits } from './members.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: segmentBits * 3 }), { maxLength: 60 })
const of = (all: readonly number[]): Members => {
  const members = new Members()
  for (const id of all) members.add(id)
  return members
}

test('sets of products are joined, crossed and taken from like any sets', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      expect([...of(one).ids()]).toEqual(one.toSorted((a, b) => b - a))
      const shared = one.filter((id) => other.includes(id))
      expect([...of(one).cross(of(other)).ids()]).toEqual(shared.toSorted((a, b) => b - a))
      const joined = of(one)
      for (const [segment, bits] of of(other).segments) joined.join(segment, bits)
      expect([...joined.ids()]).toEqual([...new Set([...one, ...other])].toSorted((a, b) => b - a))
      for (const id of other) joined.remove(id)
      expect([...joined.ids()]).toEqual(one.filter((id) => !other.includes(id)).toSorted((a, b) => b - a))
    }),
  )
})
