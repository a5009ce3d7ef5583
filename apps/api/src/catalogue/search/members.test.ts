import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Members, segmentBits } from './members.ts'

const ids = fc.uniqueArray(fc.integer({ min: 1, max: segmentBits * 3 }), { maxLength: 60 })
const membersOf = (all: readonly number[]): Members => {
  const members = new Members()
  for (const id of all) members.add(id)
  return members
}

test('sets of products support union, intersection and difference', () => {
  fc.assert(
    fc.property(ids, ids, (idsA, idsB) => {
      expect([...membersOf(idsA).ids()]).toEqual(idsA.toSorted((a, b) => b - a))
      const shared = idsA.filter((id) => idsB.includes(id))
      expect([...membersOf(idsA).intersect(membersOf(idsB)).ids()]).toEqual(shared.toSorted((a, b) => b - a))
      const joined = membersOf(idsA)
      for (const [segment, bits] of membersOf(idsB).segments) joined.union(segment, bits)
      expect([...joined.ids()]).toEqual([...new Set([...idsA, ...idsB])].toSorted((a, b) => b - a))
      for (const id of idsB) joined.remove(id)
      expect([...joined.ids()]).toEqual(idsA.filter((id) => !idsB.includes(id)).toSorted((a, b) => b - a))
    }),
  )
})
