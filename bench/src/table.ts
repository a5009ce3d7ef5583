// Measured values and targets as a markdown table that is readable as plain text.

export type Target = { atLeast: number } | { atMost: number }

export interface Figure {
  label: string
  /** Null when it could not be measured; the note says why. */
  value: number | null
  unit: string
  /** Without a target the figure is for comparison only. */
  target?: Target
  note?: string
}

function verdictOf({ value, target }: Pick<Figure, 'value' | 'target'>): 'met' | 'SHORT' | 'skipped' | '' {
  if (value === null) return 'skipped'
  if (!target) return ''
  return ('atLeast' in target ? value >= target.atLeast : value <= target.atMost) ? 'met' : 'SHORT'
}

/** Large figures as integers; small ones are never rounded up to a target that they miss. */
const digitsFor = (value: number): Intl.NumberFormatOptions =>
  Math.abs(value) >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 }

const formatValue = (value: number, unit: string): string =>
  `${value.toLocaleString('en-US', digitsFor(value))} ${unit}`.trim()

const formatTarget = (target: Target, unit: string): string =>
  'atLeast' in target ? `≥ ${formatValue(target.atLeast, unit)}` : `≤ ${formatValue(target.atMost, unit)}`

const rowOf = (figure: Figure): string[] => [
  figure.label,
  figure.value === null ? '–' : formatValue(figure.value, figure.unit),
  figure.target ? formatTarget(figure.target, figure.unit) : '',
  verdictOf(figure),
  figure.note ?? '',
]

const head = ['figure', 'measured', 'target', '', 'note']

export const tableOf = (figures: readonly Figure[]): string => markdownTable(head, figures.map(rowOf))

export function markdownTable(headings: readonly string[], cells: readonly (readonly string[])[]): string {
  const rows = [headings, ...cells]
  const widths = headings.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}
