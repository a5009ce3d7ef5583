// One cut of a family (weight, optical size, flare) over all its files: shapes words and remembers every outline once
// drawn. About 1,700 different letters occur on all the covers of a shop; a few hundred bytes each.
import { type FontFile, loadFontFile } from './font-file.ts'
import { type Family, type Subset, subsetOf } from './font-subsets.ts'
import { compactOutline, type GlyphOutline } from './glyph-outline.ts'
import { monotonic } from './monotonic.ts'

export interface Cut {
  readonly family: Family
  readonly italic: boolean
  /** Axis values by tag, for example `{ wght: 500, opsz: 72 }`. */
  readonly axes: Readonly<Record<string, number>>
}

export interface ShapedGlyph {
  /** Null where the fonts have no letter: its room stays empty. */
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

async function createShaper(cut: Cut, file: FontFile): Promise<Shaper | null> {
  const face = await loadFontFile(file)
  if (face === null) return null
  const { Buffer, Feature, Font, shape, Variation } = await import('harfbuzzjs')
  const font = new Font(face)
  font.setVariations(Object.entries(cut.axes).map(([tag, value]) => new Variation(tag, value)))
  const buffer = new Buffer()
  const unjoined = [new Feature('liga', 0), new Feature('clig', 0)]
  const outlines = new Map<number, GlyphOutline>()
  const unitsPerEm = face.upem

  const outlineOf = (glyph: number) => {
    // Glyph 0 is the box for "no such letter".
    if (glyph === 0) return null
    const outline = outlines.get(glyph) ?? compactOutline(font.glyphToJson(glyph))
    outlines.set(glyph, outline)
    return outline
  }
  return (text, ligatures) => {
    buffer.reset()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer, ligatures ? [] : unjoined)
    return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      outline: outlineOf(codepoint),
      advance: xAdvance / unitsPerEm,
      offsetX: xOffset / unitsPerEm,
      offsetY: yOffset / unitsPerEm,
      unitsPerEm,
    }))
  }
}

function shaperFor(cut: Cut, subset: Subset): Promise<Shaper | null> {
  const key = JSON.stringify([cut.family, cut.italic, cut.axes, subset])
  const known = shapers.get(key)
  if (known) return known
  const opening = createShaper(cut, { family: cut.family, italic: cut.italic, subset }).catch((fault: unknown) => {
    shapers.delete(key)
    throw fault
  })
  shapers.set(key, opening)
  return opening
}

/** Neighbours from one font file are shaped together; kerning does not cross files, nor does it in browsers. */
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

/** The letters of one line in drawing order; tracked lines have no ligatures. */
export async function shapeLine(cut: Cut, text: string, ligatures: boolean): Promise<ShapedGlyph[]> {
  const shaped: ShapedGlyph[] = []
  const written = cut.family === 'commissioner' ? monotonic(text) : text
  for (const run of splitRuns(written)) {
    const shaper = run.subset === null ? null : await shaperFor(cut, run.subset)
    if (shaper) shaped.push(...shaper(run.text, ligatures))
    else shaped.push(...Array.from(run.text, () => MISSING))
  }
  return shaped
}
