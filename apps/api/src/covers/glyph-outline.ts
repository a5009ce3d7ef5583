// The outline of one letter, kept small, and its drawing at a place and size as SVG path data.

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
function decimal(tenths: number): string {
  const size = Math.abs(tenths)
  const [whole, rest] = [Math.floor(size / 10), size % 10]
  const digits = rest === 0 ? `${whole}` : `${whole || ''}.${rest}`
  return tenths < 0 ? `-${digits}` : digits
}

/** Numbers need a space between them, unless the second brings its own sign. */
function pair(across: number, down: number): string {
  return down < 0 ? decimal(across) + decimal(down) : `${decimal(across)} ${decimal(down)}`
}

function straight(across: number, down: number): string {
  if (across === 0 && down === 0) return ''
  if (down === 0) return `h${decimal(across)}`
  return across === 0 ? `v${decimal(down)}` : `l${pair(across, down)}`
}

/**
 * Relative commands in tenths of a unit. Rounding happens to the places, not to the steps between them, so that errors
 * do not add up along an outline.
 */
export function drawOutline({ commands, points }: GlyphOutline, { x, y, scale }: Placement): string {
  const place = (index: number) => {
    const value = points[index] ?? 0
    return Math.round((index % 2 ? y - value * scale : x + value * scale) * 10)
  }
  let d = ''
  let read = 0
  let [penX, penY] = [0, 0]
  for (const command of commands) {
    const end = read + (COORDINATES[command] ?? 0)
    if (command === 'Z') d += 'z'
    else if (command === 'M') d += `M${pair(place(read), place(read + 1))}`
    else if (command === 'L') d += straight(place(read) - penX, place(read + 1) - penY)
    else {
      let curve = ''
      for (let index = read; index < end; index += 2) {
        const across = place(index) - penX
        curve += (curve && across >= 0 ? ' ' : '') + pair(across, place(index + 1) - penY)
      }
      d += command.toLowerCase() + curve
    }
    if (end > read) [penX, penY] = [place(end - 2), place(end - 1)]
    read = end
  }
  return d
}
