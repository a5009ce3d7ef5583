// The outline of one glyph, stored compactly, and its SVG path data at a position and size.

/** Path commands in font units, y upwards; `points` holds the coordinates of all commands one after the other. */
export interface GlyphOutline {
  readonly commands: string
  readonly points: Float32Array
}

export interface Placement {
  readonly x: number
  readonly y: number
  /** Canvas units per font unit. */
  readonly scale: number
}

const COORDINATES: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 }

export function compactOutline(segments: readonly { type: string; values: readonly number[] }[]): GlyphOutline {
  return {
    commands: segments.map((segment) => segment.type).join(''),
    points: Float32Array.from(segments.flatMap((segment) => segment.values)),
  }
}

/** A whole number of tenths as a decimal, as short as SVG allows: `-0.5` is `-.5`. */
function formatDecimal(tenths: number): string {
  const magnitude = Math.abs(tenths)
  const [whole, rest] = [Math.floor(magnitude / 10), magnitude % 10]
  const digits = rest === 0 ? `${whole}` : `${whole || ''}.${rest}`
  return tenths < 0 ? `-${digits}` : digits
}

/** Numbers need a space between them, unless the second brings its own sign. */
function formatPair(dx: number, dy: number): string {
  return dy < 0 ? formatDecimal(dx) + formatDecimal(dy) : `${formatDecimal(dx)} ${formatDecimal(dy)}`
}

function lineCommand(dx: number, dy: number): string {
  if (dx === 0 && dy === 0) return ''
  if (dy === 0) return `h${formatDecimal(dx)}`
  return dx === 0 ? `v${formatDecimal(dy)}` : `l${formatPair(dx, dy)}`
}

/**
 * Relative commands in tenths of a unit. Absolute positions are rounded, not the steps between them, so that errors do
 * not add up along an outline.
 */
export function drawOutline({ commands, points }: GlyphOutline, { x, y, scale }: Placement): string {
  const coordinate = (index: number) => {
    const value = points[index] ?? 0
    return Math.round((index % 2 ? y - value * scale : x + value * scale) * 10)
  }
  let d = ''
  let offset = 0
  let [penX, penY] = [0, 0]
  for (const command of commands) {
    const end = offset + (COORDINATES[command] ?? 0)
    if (command === 'Z') d += 'z'
    else if (command === 'M') d += `M${formatPair(coordinate(offset), coordinate(offset + 1))}`
    else if (command === 'L') d += lineCommand(coordinate(offset) - penX, coordinate(offset + 1) - penY)
    else {
      let curve = ''
      for (let index = offset; index < end; index += 2) {
        const dx = coordinate(index) - penX
        curve += (curve && dx >= 0 ? ' ' : '') + formatPair(dx, coordinate(index + 1) - penY)
      }
      d += command.toLowerCase() + curve
    }
    if (end > offset) [penX, penY] = [coordinate(end - 2), coordinate(end - 1)]
    offset = end
  }
  return d
}
