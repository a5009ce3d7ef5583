// What an import came to, in words.

import type { ImportResult } from '../imports/import.service.ts'
import type { ReportLine } from '../imports/report-file.ts'
import { totalOf } from '../imports/run/counts.ts'
import { type OutcomeName, outcomes } from '../imports/write/candidate.ts'

const words: Record<OutcomeName, string> = {
  added: 'new',
  changed: 'changed',
  unchanged: 'unchanged',
  withdrawn: 'taken off sale',
  older: 'older than what was here',
  passedOver: 'not meant for a shop',
  refused: 'refused',
}

const shownLines = 10

export interface SummaryFacts {
  seconds: number
  /** The first lines of the report, and how many there are. */
  lines: readonly ReportLine[]
  lineCount: number
  reportPath: string | null
  isTrial: boolean
}

export function summaryOf({ counts, ignored, sender, failure, isComplete }: ImportResult, facts: SummaryFacts): string {
  const { seconds, isTrial } = facts
  const found = outcomes.filter((outcome) => counts[outcome] > 0)
  const perSecond = Math.round(totalOf(counts) / Math.max(seconds, 0.001))
  const end = isComplete
    ? []
    : [failure ? placed(failure.message, failure.line) : 'Interrupted. The same command goes on from here.']
  return [
    `${totalOf(counts)} records of ${sender} in ${seconds.toFixed(1)} s (${perSecond} per second)`,
    ...found.map((outcome) => `  ${counts[outcome]} ${words[outcome]}`),
    ...(ignored.length > 0 ? [`Columns that nobody knows: ${ignored.join(', ')}.`] : []),
    ...linesOf(facts),
    ...(isTrial ? ['A trial: nothing was written.'] : []),
    ...end,
  ].join('\n')
}

const placed = (why: string, line: number | null): string => (line === null ? why : `Line ${line}: ${why}`)

function linesOf({ lines, lineCount, reportPath }: SummaryFacts): string[] {
  const shown = lines.slice(0, shownLines).map((one) => {
    return `  line ${one.line}, ${one.record}: ${one.what}: ${one.why}${one.level === 'refused' ? ' (refused)' : ''}`
  })
  const more = lineCount - shown.length
  const where =
    reportPath === null ? 'with --report FILE all of them are written down' : `all of them are in ${reportPath}`
  return more > 0 ? [...shown, `  … and ${more} more: ${where}`] : shown
}
