import { describe, expect, it } from 'vitest'
import { PointerGestures } from './pointer-gestures.ts'

const touch = (time: number) => ({ isMouse: false, time })
const mouse = { isMouse: true, time: 0 }

function tap(gestures: PointerGestures, x: number, time: number) {
  gestures.press(1, { x, y: 0 })
  return gestures.release(1, { x, y: 0 }, touch(time))
}

describe('one finger', () => {
  it('pans the picture', () => {
    const gestures = new PointerGestures()
    gestures.press(1, { x: 10, y: 10 })
    expect(gestures.move(1, { x: 15, y: 30 })).toEqual({ by: { x: 5, y: 20 }, pinch: null })
    expect(gestures.move(2, { x: 0, y: 0 })).toBeNull()
  })

  it('zooms in by a double tap on one spot', () => {
    const gestures = new PointerGestures()
    expect([tap(gestures, 10, 0), tap(gestures, 14, 200)]).toEqual([null, { kind: 'look', at: { x: 14, y: 0 } }])
    expect([tap(gestures, 10, 1000), tap(gestures, 10, 1400)]).toEqual([null, null])
    expect([tap(gestures, 10, 5000), tap(gestures, 60, 5100)]).toEqual([null, null])
  })

  it('does not count three taps as two pairs', () => {
    const gestures = new PointerGestures()
    expect([0, 100, 200].map((time) => tap(gestures, 0, time)?.kind)).toEqual([undefined, 'look', undefined])
  })

  it.each([
    [-80, { kind: 'turn', by: 1 }],
    [80, { kind: 'turn', by: -1 }],
    [40, null],
  ])('wiped by %i', (deltaX, gesture) => {
    const gestures = new PointerGestures()
    gestures.press(1, { x: 100, y: 0 })
    gestures.move(1, { x: 100 + deltaX, y: 5 })
    expect(gestures.release(1, { x: 100 + deltaX, y: 5 }, touch(300))).toEqual(gesture)
  })
})

it('a mouse zooms in by one click, and not by a drag', () => {
  const gestures = new PointerGestures()
  gestures.press(1, { x: 5, y: 5 })
  expect(gestures.release(1, { x: 5, y: 5 }, mouse)).toEqual({ kind: 'look', at: { x: 5, y: 5 } })
  gestures.press(1, { x: 5, y: 5 })
  gestures.move(1, { x: 30, y: 30 })
  expect(gestures.release(1, { x: 30, y: 30 }, mouse)).toBeNull()
})

describe('two fingers', () => {
  it('zoom the picture around their midpoint', () => {
    const gestures = new PointerGestures()
    gestures.press(1, { x: -50, y: 0 })
    gestures.press(2, { x: 50, y: 0 })
    expect(gestures.count).toBe(2)
    expect(gestures.move(2, { x: 150, y: 0 })).toEqual({
      by: { x: 50, y: 0 },
      pinch: { factor: 2, at: { x: 50, y: 0 } },
    })
  })

  it('make no further gesture when they are lifted', () => {
    const gestures = new PointerGestures()
    gestures.press(1, { x: -50, y: 0 })
    gestures.press(2, { x: 50, y: 0 })
    expect(gestures.release(1, { x: -50, y: 0 }, touch(0))).toBeNull()
    expect(gestures.release(2, { x: 50, y: 0 }, touch(10))).toBeNull()
    expect(gestures.count).toBe(0)
  })

  it('leave no state behind when the system cancels them', () => {
    const gestures = new PointerGestures()
    gestures.press(1, { x: 0, y: 0 })
    gestures.cancel(1)
    expect(gestures.count).toBe(0)
    expect(gestures.release(1, { x: 0, y: 0 }, touch(0))).toBeNull()
  })
})
