import { describe, expect, it } from 'vitest'
import { compactOutline, drawOutline } from './glyph-outline.ts'

const SQUARE = compactOutline([
  { type: 'M', values: [0, 0] },
  { type: 'L', values: [1000, 0] },
  { type: 'L', values: [1000, 500] },
  { type: 'L', values: [1000, 500] },
  { type: 'Q', values: [500, 1000, 0, 500] },
  { type: 'Z', values: [] },
])

describe('drawOutline', () => {
  it('turns font units into short relative commands, y downwards', () => {
    expect(drawOutline(SQUARE, { x: 10, y: 20.04, scale: 0.01 })).toBe('M10 20h10v-5q-5-5-10 0z')
  })

  it('writes tenths without leading zeros', () => {
    expect(drawOutline(SQUARE, { x: -0.3, y: 0.2, scale: 0.0003 })).toBe('M-.3 .2h.3v-.1q-.1-.2-.3 0z')
  })

  it('does not accumulate rounding errors', () => {
    const steps = Array.from({ length: 100 }, (_, index) => ({ type: 'L', values: [(index + 1) * 14, 0] }))
    const d = drawOutline(compactOutline([{ type: 'M', values: [0, 0] }, ...steps]), { x: 0, y: 0, scale: 0.01 })
    const sum = Array.from(d.matchAll(/h([\d.]+)/g), ([, step]) => Number(step)).reduce((a, b) => a + b)
    expect(sum).toBeCloseTo(14)
  })
})
