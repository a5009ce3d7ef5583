// What was measured beside what is wanted, as a markdown table that reads well as plain text.

export type Target = { atLeast: number } | { atMost: number }

export interface Figure {
  what: string
  /** Null when it could not be measured; the note says why. */
  value: number | null
  unit: string
  /** Without one, the figure is there for comparison only. */
  target?: Target
  note?: string
}

export function verdictOf({ value, target }: Pick<Figure, 'value' | 'target'>): 'met' | 'SHORT' | 'skipped' | '' {
  if (value === null) return 'skipped'
  if (!target) return ''
  return ('atLeast' in target ? value >= target.atLeast : value <= target.atMost) ? 'met' : 'SHORT'
}

const digitsFor = (value: number): number => (Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 2)

const inWords = (value: number, unit: string): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: digitsFor(value) })} ${unit}`.trim()

const targetInWords = (target: Target, unit: string): string =>
  'atLeast' in target ? `≥ ${inWords(target.atLeast, unit)}` : `≤ ${inWords(target.atMost, unit)}`

const rowOf = (figure: Figure): string[] => [
  figure.what,
  figure.value === null ? '–' : inWords(figure.value, figure.unit),
  figure.target ? targetInWords(figure.target, figure.unit) : '',
  verdictOf(figure),
  figure.note ?? '',
]

const head = ['figure', 'measured', 'target', '', 'note']

export function tableOf(figures: readonly Figure[]): string {
  const rows = [head, ...figures.map(rowOf)]
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  const [first = [], ...rest] = rows
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n')
}
