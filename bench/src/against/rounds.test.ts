import { describe, expect, it } from 'vitest'
import { alternate, costOfSlices, groupsOf, noiseOf, speedRatios } from './rounds.ts'

const itself = (cost: number | null): number | null => cost

describe('turns', () => {
  it('alternate A B B A, so that neither side is always first', async () => {
    const order: string[] = []
    const results = await alternate(4, async (side, time) => {
      order.push(side)
      return time
    })
    expect(order).toEqual(['old', 'new', 'new', 'old', 'old', 'new', 'new', 'old'])
    expect(results).toEqual({ old: [0, 1, 2, 3], new: [0, 1, 2, 3] })
  })

  it('never overlap', async () => {
    let running = 0
    await alternate(3, async () => {
      running += 1
      expect(running).toBe(1)
      await Promise.resolve()
      running -= 1
    })
  })

  it('stop at the first failure', async () => {
    const failing = alternate(2, async (side) => {
      if (side === 'new') throw new Error('no answer')
    })
    await expect(failing).rejects.toThrow('no answer')
  })
})

it('groups follow each other, the last one may be shorter', () => {
  expect(groupsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
})

it('the cost of slices is their typical cost, null when one was not measured', () => {
  expect(costOfSlices([3, 3, 3, 90], itself)).toBe(3)
  expect(costOfSlices([1, null], itself)).toBeNull()
  expect(costOfSlices([], itself)).toBeNull()
})

describe('ratios of speed', () => {
  it('are above 1 where the new side costs less, round by round', () => {
    expect(speedRatios({ old: [10, 10], new: [5, 20] }, 1, itself)).toEqual([2, 0.5])
  })

  it('compare whole rounds, not slices', () => {
    expect(speedRatios({ old: [10, 30, 8, 8], new: [5, 5, 4, 12] }, 2, itself)).toEqual([4, 1])
  })

  it('are null where a cost is unknown, or a side is empty', () => {
    expect(speedRatios({ old: [10], new: [null] }, 1, itself)).toBeNull()
    expect(speedRatios({ old: [], new: [] }, 1, itself)).toBeNull()
    expect(speedRatios({ old: [10], new: [] }, 1, itself)).toBeNull()
  })
})

describe('noise', () => {
  it('is the difference of even and odd slices, in either direction', () => {
    const results = { old: [100, 80, 100, 80], new: [80, 100, 80, 100] }
    expect(noiseOf(results, 4, itself)).toBe(0.25)
  })

  it('is the median of all rounds and sides, ignoring differences between them', () => {
    const results = { old: [100, 100, 100, 110, 200, 200], new: [10, 10, 10, 10, 10, 30] }
    expect(noiseOf(results, 2, itself)).toBe(0)
  })

  it('is null for single slices', () => {
    expect(noiseOf({ old: [1, 2], new: [2, 1] }, 1, itself)).toBeNull()
  })
})
