import { expect, test } from 'vitest'
import { currentState, type ParcelEvent, statesOnTheWay } from './parcel-state.ts'

const event = (state: ParcelEvent['state'], at: number): ParcelEvent => ({ state, at })

test.each<[string, ParcelEvent[], string | undefined]>([
  ['nothing is known yet', [], undefined],
  ['a note says nothing about the place', [event(null, 1)], undefined],
  [
    'the latest counts',
    [event('ready_for_pickup', 3), event('announced', 1), event('in_transit', 2)],
    'ready_for_pickup',
  ],
  [
    'of the same time, what usually comes later',
    [event('ready_for_pickup', 1), event('in_transit', 1)],
    'ready_for_pickup',
  ],
  ['found again', [event('missing', 1), event('in_transit', 2)], 'in_transit'],
  ['delivered, whatever the clock of a depot said', [event('in_transit', 9), event('delivered', 3)], 'delivered'],
  ['of two ends the later', [event('lost', 1), event('delivered', 2)], 'delivered'],
])('%s', (_, events, state) => {
  expect(currentState(events)?.state).toBe(state)
})

test('what may still change is asked for', () => {
  expect(statesOnTheWay).toEqual(['announced', 'in_transit', 'ready_for_pickup', 'missing', 'expired', 'returning'])
})
