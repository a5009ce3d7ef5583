import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centeredCrop, clampCrop, cropSquare, maxZoom, moveCrop } from './crop.ts'

const sizes = fc.record({ width: fc.integer({ min: 1, max: 8000 }), height: fc.integer({ min: 1, max: 8000 }) })
const crops = fc.record({
  zoom: fc.double({ min: -2, max: 9, noNaN: true }),
  x: fc.double({ min: -2, max: 2, noNaN: true }),
  y: fc.double({ min: -2, max: 2, noNaN: true }),
})
const steps = fc.double({ min: -3, max: 3, noNaN: true })

describe('the cropped square', () => {
  it('starts as the largest centred one', () => {
    expect(cropSquare({ width: 400, height: 300 }, centeredCrop)).toEqual({ left: 50, top: 0, side: 300 })
  })

  it('stays inside the picture, however it is moved', () => {
    fc.assert(
      fc.property(sizes, crops, steps, steps, (size, arbitraryCrop, dx, dy) => {
        const { left, top, side } = cropSquare(size, moveCrop(clampCrop(arbitraryCrop), size, dx, dy))
        expect(side).toBeGreaterThanOrEqual(Math.min(size.width, size.height) / maxZoom - 1e-9)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + side).toBeLessThanOrEqual(size.width + 1e-6)
        expect(top + side).toBeLessThanOrEqual(size.height + 1e-6)
      }),
    )
  })

  it('follows the pointer', () => {
    const size = { width: 400, height: 200 }
    expect(moveCrop(centeredCrop, size, 0.5, 0).x).toBe(0)
    expect(moveCrop(centeredCrop, size, -0.25, 0).x).toBe(0.75)
    expect(moveCrop(centeredCrop, size, 0, 1).y).toBe(0.5)
  })
})
