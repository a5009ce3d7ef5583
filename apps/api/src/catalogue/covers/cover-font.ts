// One cut of a family (weight, optical size, flare) over all its files: shapes text and caches every outline. About
// 1,700 different characters occur on all the covers of a shop; a few hundred bytes each.
import { type FontFile, loadFontFile } from './font-file.ts'
import { type Family, type Subset, subsetOf } from './font-subsets.ts'
import { compactOutline, type GlyphOutline } from './glyph-outline.ts'
import { monotonic } from './monotonic.ts'

export interface FontStyle {
  readonly family: Family
  readonly italic: boolean
  /** Axis values by tag, for example `{ wght: 500, opsz: 72 }`. */
  readonly axes: Readonly<Record<string, number>>
}

export interface ShapedGlyph {
  /** Null where the fonts have no glyph: its space stays empty. */
  readonly outline: GlyphOutline | null
  /** In em, as are the offsets. */
  readonly advance: number
  readonly offsetX: number
  readonly offsetY: number
  /** Font units per em. */
  readonly unitsPerEm: number
}

type Shaper = (text: string, ligatures: boolean) => ShapedGlyph[]

interface Run {
  readonly subset: Subset | null
  text: string
}

const MISSING: ShapedGlyph = { outline: null, advance: 0.6, offsetX: 0, offsetY: 0, unitsPerEm: 1000 }
const shapers = new Map<string, Promise<Shaper | null>>()

async function createShaper(fontStyle: FontStyle, file: FontFile): Promise<Shaper | null> {
  const face = await loadFontFile(file)
  if (face === null) return null
  const { Buffer, Feature, Font, shape, Variation } = await import('harfbuzzjs')
  const font = new Font(face)
  font.setVariations(Object.entries(fontStyle.axes).map(([tag, value]) => new Variation(tag, value)))
  const buffer = new Buffer()
  const noLigatures = [new Feature('liga', 0), new Feature('clig', 0)]
  const outlines = new Map<number, GlyphOutline>()
  const unitsPerEm = face.upem

  const outlineOf = (glyph: number) => {
    // Glyph 0 is the box for a missing character.
    if (glyph === 0) return null
    const outline = outlines.get(glyph) ?? compactOutline(font.glyphToJson(glyph))
    outlines.set(glyph, outline)
    return outline
  }
  return (text, ligatures) => {
    buffer.reset()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer, ligatures ? [] : noLigatures)
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      outline: outlineOf(codepoint),
      advance: xAdvance / unitsPerEm,
      offsetX: xOffset / unitsPerEm,
      offsetY: yOffset / unitsPerEm,
      unitsPerEm,
    }))
  }
}

function shaperFor(fontStyle: FontStyle, subset: Subset): Promise<Shaper | null> {
  const key = JSON.stringify([fontStyle.family, fontStyle.italic, fontStyle.axes, subset])
  const cached = shapers.get(key)
  if (cached) return cached
  const pending = createShaper(fontStyle, { family: fontStyle.family, italic: fontStyle.italic, subset }).catch(
    (error: unknown) => {
      shapers.delete(key)
      throw error
    },
  )
  shapers.set(key, pending)
  return pending
}

/**
 * Adjacent characters from one font file are shaped together; kerning does not cross files, nor does it in browsers.
 */
function splitRuns(text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const subset = subsetOf(character)
    const last = runs.at(-1)
    if (last && last.subset === subset) last.text += character
    else runs.push({ subset, text: character })
  }
  return runs
}

/** The glyphs of one line in drawing order; letter-spaced lines have no ligatures. */
export async function shapeLine(fontStyle: FontStyle, text: string, ligatures: boolean): Promise<ShapedGlyph[]> {
  const shaped: ShapedGlyph[] = []
  const fontText = fontStyle.family === 'commissioner' ? monotonic(text) : text
  for (const run of splitRuns(fontText)) {
    const shaper = run.subset === null ? null : await shaperFor(fontStyle, run.subset)
    if (shaper) shaped.push(...shaper(run.text, ligatures))
    else shaped.push(...Array.from(run.text, () => MISSING))
  }
  return shaped
}
