import { describe, expect, it } from 'vitest'
import { type ArtworkKind, artwork } from './artwork.ts'
import { INKS } from './inks.ts'
import { PATTERN_NAMES } from './patterns.ts'

const KINDS: readonly ArtworkKind[] = [
  ...PATTERN_NAMES,
  ...(['paper', 'disc', 'kymata', 'isoypseis', 'arcade', 'shelf', 'tiles', 'glyph:Ω', 'glyph:«', 'glyph:“'] as const),
]

describe('artwork', () => {
  it.each(KINDS)('draws %s the same each time, in the given proportions', (kind) => {
    const svg = artwork('review-7', 800, 450, kind)
    expect(svg).toBe(artwork('review-7', 800, 450, kind))
    expect(svg).toContain('viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice"')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeGreaterThan(300)
  })

  it('chooses kind and colours by the seed', () => {
    const plates = new Set(Array.from({ length: 40 }, (_, index) => artwork(`alias-${index}`, 96, 96)))
    expect(plates.size).toBe(40)
  })

  it('uses the given colourway', () => {
    expect(artwork('x', 100, 100, 'disc', 'petrol')).toContain(`fill="${INKS.petrol}" d="M0 0h100v100h-100z"`)
  })

  it('escapes its character', () => {
    expect(artwork('x', 100, 100, 'glyph:&')).toContain('>&amp;</text>')
  })
})
