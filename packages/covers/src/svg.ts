// SVG helpers for covers. The canvas is 600 units wide, numbers are rounded to tenths.

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

export function round1(value: number): number {
  return Math.round(value * 10) / 10
}

/** Joins the parts of a path or attribute, rounding the numbers. */
export function path(parts: TemplateStringsArray, ...numbers: readonly number[]): string {
  return parts.reduce((joined, part, index) => `${joined}${round1(numbers[index - 1] ?? 0)}${part}`)
}

export function filled(fill: string, d: string): string {
  return `<path fill="${fill}" d="${d}"/>`
}

export function rectangle(x: number, y: number, width: number, height: number, fill: string): string {
  return filled(fill, path`M${x} ${y}h${width}v${height}h${-width}z`)
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle ${path`cx="${x}" cy="${y}" r="${radius}"`} fill="${fill}"/>`
}

export function stroked(d: string, colour: string, width: number): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}"/>`
}

/** A line with round ends and corners: a move without length is a dot. */
export function brushed(d: string, colour: string, width: number): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" ${round} d="${d}"/>`
}

/** A group with a transform, given as SVG source. */
export function moved(transform: string, content: string): string {
  return `<g transform="${transform}">${content}</g>`
}

/** A nested canvas: its overflow is clipped. */
export function clipped(width: number, height: number, content: string): string {
  return `<svg width="${width}" height="${height}">${content}</svg>`
}

/** Hidden from screen readers unless it has a label. */
export function drawing(width: number, height: number, attributes: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${attributes}>${content}</svg>`
}

export const DECORATIVE = 'aria-hidden="true" focusable="false"'
