// The summary of an import, as text.

import type { ImportResult } from '../catalogue/imports/import.service.ts'
import type { ReportLine } from '../catalogue/imports/report-file.ts'
import { totalOf } from '../catalogue/imports/run/counts.ts'
import { type OutcomeName, outcomes } from '../catalogue/imports/write/candidate.ts'

const outcomeLabels: Record<OutcomeName, string> = {
  added: 'new',
  changed: 'changed',
  unchanged: 'unchanged',
  withdrawn: 'taken off sale',
  older: 'older than what was here',
  passedOver: 'not meant for a shop',
  refused: 'refused',
}

const shownLines = 10

export interface SummaryInput {
  seconds: number
  /** The first lines of the report, and how many there are. */
  lines: readonly ReportLine[]
  lineCount: number
  reportPath: string | null
  isTrial: boolean
}

export function formatSummary(
  { counts, ignored, sender, failure, isComplete }: ImportResult,
  input: SummaryInput,
): string {
  const { seconds, isTrial } = input
  const nonZero = outcomes.filter((outcome) => counts[outcome] > 0)
  const perSecond = Math.round(totalOf(counts) / Math.max(seconds, 0.001))
  const footer = isComplete
    ? []
    : [failure ? withLine(failure.message, failure.line) : 'Interrupted. The same command goes on from here.']
  return [
    `${totalOf(counts)} records of ${sender} in ${seconds.toFixed(1)} s (${perSecond} per second)`,
    ...nonZero.map((outcome) => `  ${counts[outcome]} ${outcomeLabels[outcome]}`),
    ...(ignored.length > 0 ? [`Columns that nobody knows: ${ignored.join(', ')}.`] : []),
    ...formatLines(input),
    ...(isTrial ? ['A trial: nothing was written.'] : []),
    ...footer,
  ].join('\n')
}

export const withLine = (reason: string, line: number | null): string =>
  line === null ? reason : `Line ${line}: ${reason}`

function formatLines({ lines, lineCount, reportPath }: SummaryInput): string[] {
  const shown = lines.slice(0, shownLines).map((reportLine) => {
    return `  line ${reportLine.line}, ${reportLine.record}: ${reportLine.field}: ${reportLine.reason}${reportLine.level === 'refused' ? ' (refused)' : ''}`
  })
  const more = lineCount - shown.length
  const hint =
    reportPath === null ? 'with --report FILE all of them are written down' : `all of them are in ${reportPath}`
  return more > 0 ? [...shown, `  … and ${more} more: ${hint}`] : shown
}
