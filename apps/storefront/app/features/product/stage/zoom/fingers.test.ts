import { describe, expect, it } from 'vitest'
import { Fingers } from './fingers.ts'

const touch = (time: number) => ({ isMouse: false, time })
const mouse = { isMouse: true, time: 0 }

function tap(fingers: Fingers, x: number, time: number) {
  fingers.press(1, { x, y: 0 })
  return fingers.release(1, { x, y: 0 }, touch(time))
}

describe('one finger', () => {
  it('moves the picture with it', () => {
    const fingers = new Fingers()
    fingers.press(1, { x: 10, y: 10 })
    expect(fingers.move(1, { x: 15, y: 30 })).toEqual({ by: { x: 5, y: 20 }, spread: null })
    expect(fingers.move(2, { x: 0, y: 0 })).toBeNull()
  })

  it('looks nearer by two taps on one spot, soon after each other', () => {
    const fingers = new Fingers()
    expect([tap(fingers, 10, 0), tap(fingers, 14, 200)]).toEqual([null, { kind: 'look', at: { x: 14, y: 0 } }])
    expect([tap(fingers, 10, 1000), tap(fingers, 10, 1400)]).toEqual([null, null])
    expect([tap(fingers, 10, 5000), tap(fingers, 60, 5100)]).toEqual([null, null])
  })

  it('does not count three taps as two pairs', () => {
    const fingers = new Fingers()
    expect([0, 100, 200].map((time) => tap(fingers, 0, time)?.kind)).toEqual([undefined, 'look', undefined])
  })

  it.each([
    [-80, { kind: 'turn', by: 1 }],
    [80, { kind: 'turn', by: -1 }],
    [40, null],
  ])('wiped by %i', (across, gesture) => {
    const fingers = new Fingers()
    fingers.press(1, { x: 100, y: 0 })
    fingers.move(1, { x: 100 + across, y: 5 })
    expect(fingers.release(1, { x: 100 + across, y: 5 }, touch(300))).toEqual(gesture)
  })
})

it('a mouse looks nearer by one click, and not by a drag', () => {
  const fingers = new Fingers()
  fingers.press(1, { x: 5, y: 5 })
  expect(fingers.release(1, { x: 5, y: 5 }, mouse)).toEqual({ kind: 'look', at: { x: 5, y: 5 } })
  fingers.press(1, { x: 5, y: 5 })
  fingers.move(1, { x: 30, y: 30 })
  expect(fingers.release(1, { x: 30, y: 30 }, mouse)).toBeNull()
})

describe('two fingers', () => {
  it('spread the picture around their middle', () => {
    const fingers = new Fingers()
    fingers.press(1, { x: -50, y: 0 })
    fingers.press(2, { x: 50, y: 0 })
    expect(fingers.count).toBe(2)
    expect(fingers.move(2, { x: 150, y: 0 })).toEqual({
      by: { x: 50, y: 0 },
      spread: { factor: 2, at: { x: 50, y: 0 } },
    })
  })

  it('mean nothing more when they leave', () => {
    const fingers = new Fingers()
    fingers.press(1, { x: -50, y: 0 })
    fingers.press(2, { x: 50, y: 0 })
    expect(fingers.release(1, { x: -50, y: 0 }, touch(0))).toBeNull()
    expect(fingers.release(2, { x: 50, y: 0 }, touch(10))).toBeNull()
    expect(fingers.count).toBe(0)
  })

  it('that are taken away by the system leave nothing behind', () => {
    const fingers = new Fingers()
    fingers.press(1, { x: 0, y: 0 })
    fingers.cancel(1)
    expect(fingers.count).toBe(0)
    expect(fingers.release(1, { x: 0, y: 0 }, touch(0))).toBeNull()
  })
})
