import { expect, test } from 'vitest'
import { TimeSlices } from './time-slices.ts'

test('a slice is over after its own time', () => {
  expect(new TimeSlices(0).isOver).toBe(true)
  expect(new TimeSlices(3_600_000).isOver).toBe(false)
})

test('other work runs before the next slice', async () => {
  let hasOtherWorkRun = false
  setImmediate(() => {
    hasOtherWorkRun = true
  })
  await new TimeSlices().next()
  expect(hasOtherWorkRun).toBe(true)
})
