// The state of a parcel is the same for every order in which its events arrive, however often.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentState, isOnItsWay, type ParcelEvent, parcelStates } from './parcel-state.ts'

const runs = { seed: 20_261_126, numRuns: 2000 }

const event: fc.Arbitrary<ParcelEvent> = fc.record({
  state: fc.constantFrom(...parcelStates, null),
  at: fc.integer({ min: 0, max: 8 }),
})

const arrivals = fc
  .array(event, { maxLength: 12 })
  .chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray(events, { minLength: events.length }),
      fc.shuffledSubarray(events),
    ),
  )

test('neither the order nor repetition changes the state', () => {
  const property = fc.property(arrivals, ([events, shuffled, again]) => {
    expect(currentState([...shuffled, ...again])).toEqual(currentState(events))
  })
  fc.assert(property, runs)
})

test('a parcel that has arrived does not leave again', () => {
  const property = fc.property(fc.array(event), event, (events, next) => {
    const before = currentState(events)
    const after = currentState([...events, next])
    if (before && after && !isOnItsWay(before.state)) expect(isOnItsWay(after.state)).toBe(false)
  })
  fc.assert(property, runs)
})
