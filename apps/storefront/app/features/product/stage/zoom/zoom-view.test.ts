import { describe, expect, it } from 'vitest'
import { type Frame, fitInto, nearest, pan, whole, zoomAt } from './zoom-view.ts'

const frame: Frame = { room: { width: 400, height: 600 }, picture: { width: 400, height: 600 } }
const middle = { x: 0, y: 0 }

describe('fitInto', () => {
  it.each([
    [
      { width: 400, height: 600 },
      { width: 600, height: 900 },
      { width: 400, height: 600 },
    ],
    [
      { width: 400, height: 800 },
      { width: 600, height: 900 },
      { width: 400, height: 600 },
    ],
    [
      { width: 900, height: 600 },
      { width: 600, height: 900 },
      { width: 400, height: 600 },
    ],
    [
      { width: 390, height: 600 },
      { width: 500, height: 300 },
      { width: 390, height: 234 },
    ],
  ])('%j holds %j as %j', (room, proportions, size) => {
    expect(fitInto(room, proportions)).toEqual(size)
  })
})

describe('zoomAt', () => {
  it('comes nearer to the middle', () => {
    expect(zoomAt(whole, 2, middle, frame)).toEqual({ scale: 2, x: 0, y: 0 })
  })

  it('keeps the point under the fingers where it is', () => {
    const point = { x: 100, y: -150 }
    const near = zoomAt(whole, 2, point, frame)
    expect(near).toEqual({ scale: 2, x: -100, y: 150 })
    // the picture's point that was under the fingers is still there
    expect([(point.x - near.x) / near.scale, (point.y - near.y) / near.scale]).toEqual([100, -150])
  })

  it('never goes below the whole picture nor beyond the nearest', () => {
    expect(zoomAt(whole, 0.2, middle, frame)).toEqual(whole)
    expect(zoomAt(whole, 100, middle, frame).scale).toBe(nearest)
    expect(zoomAt({ scale: 2, x: 100, y: 150 }, 0.1, { x: 30, y: 30 }, frame)).toEqual(whole)
  })
})

describe('pan', () => {
  it('moves a picture that is larger than the room, up to its edges', () => {
    const near = { scale: 2, x: 0, y: 0 }
    expect(pan(near, { x: 50, y: -60 }, frame)).toEqual({ scale: 2, x: 50, y: -60 })
    expect(pan(near, { x: 900, y: -900 }, frame)).toEqual({ scale: 2, x: 200, y: -300 })
  })

  it('leaves one that fits alone', () => {
    expect(pan(whole, { x: 50, y: -60 }, frame)).toEqual(whole)
    const low: Frame = { room: { width: 400, height: 600 }, picture: { width: 400, height: 200 } }
    expect(pan({ scale: 2, x: 0, y: 0 }, { x: 50, y: 50 }, low)).toEqual({ scale: 2, x: 50, y: 0 })
  })
})
