import { describe, expect, it } from 'vitest'
import { INKS } from './inks.ts'
import { PATTERN_NAMES } from './patterns.ts'
import { type PlateKind, plate } from './plate.ts'

const KINDS: readonly PlateKind[] = [
  ...PATTERN_NAMES,
  ...(['paper', 'disc', 'kymata', 'isoypseis', 'arcade', 'shelf', 'tiles', 'glyph:Ω', 'glyph:«', 'glyph:“'] as const),
]

describe('plate', () => {
  it.each(KINDS)('draws %s the same each time, in the given proportions', (kind) => {
    const svg = plate('review-7', 800, 450, kind)
    expect(svg).toBe(plate('review-7', 800, 450, kind))
    expect(svg).toContain('viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice"')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeGreaterThan(300)
  })

  it('chooses kind and colours by its seed', () => {
    const plates = new Set(Array.from({ length: 40 }, (_, index) => plate(`alias-${index}`, 96, 96)))
    expect(plates.size).toBe(40)
  })

  it('takes the colourway it is given', () => {
    expect(plate('x', 100, 100, 'disc', 'petrol')).toContain(`fill="${INKS.petrol}" d="M0 0h100v100h-100z"`)
  })

  it('escapes its letter', () => {
    expect(plate('x', 100, 100, 'glyph:&')).toContain('>&amp;</text>')
  })
})
