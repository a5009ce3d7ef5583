// Prints the comparison as tables. A speed ratio above 1 means that the new side is faster.

import { type Spread, spreadOf } from '../spread.ts'
import { markdownTable } from '../table.ts'
import type { FirstLoadCost, FirstLoadResult } from './measure-first-load.ts'
import { type ImportCost, importedRecords } from './measure-import.ts'
import { type LoadResult, slicesPerRound, type TaskCost } from './measure-load.ts'
import type { StartCost } from './measure-start.ts'
import { type CostOf, costOfSlices, noiseOf, type Results, sides, speedRatios } from './rounds.ts'
import { totalOf } from './usage.ts'

const notMeasured = '–'

/** Of the rounds. */
function ratiosText<Result>(results: Results<Result>, slices: number, costOf: CostOf<Result>): string {
  const ratios = speedRatios(results, slices, costOf)
  return ratios === null ? notMeasured : spreadText(spreadOf(ratios))
}

const spreadText = ({ min, median: middle, max }: Spread): string =>
  [min, middle, max].map((ratio) => ratio.toFixed(2)).join(' · ')

function noiseText(results: Results<TaskCost>, costOf: CostOf<TaskCost>): string {
  const noise = noiseOf(results, slicesPerRound, costOf)
  return noise === null ? notMeasured : `± ${(noise * 100).toFixed(1)} %`
}

/** Total cost of all slices per side. */
const changeText = <Result>(results: Results<Result>, costOf: CostOf<Result>): string =>
  sides.map((side) => costText(costOfSlices(results[side], costOf))).join(' → ')

const costText = (cost: number | null): string => (cost === null ? notMeasured : shortNumber(cost))

const shortNumber = (value: number): string =>
  value.toLocaleString('en-US', value >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 })

const spreadHeading = 'min · median · max'
const clockOf = ({ clock }: TaskCost): number => clock

const loadHeadings = [
  'answered',
  `speed by processor time: ${spreadHeading}`,
  'noise',
  `speed by the clock: ${spreadHeading}`,
  'noise',
  'p95, ms',
  'shop, ms',
  'database, ms',
  'bytes',
]

export const loadTable = (results: readonly LoadResult[]): string =>
  markdownTable(
    loadHeadings,
    results.map(({ title, costs }) => [
      title,
      ratiosText(costs, slicesPerRound, totalOf),
      noiseText(costs, totalOf),
      ratiosText(costs, slicesPerRound, clockOf),
      noiseText(costs, clockOf),
      changeText(costs, ({ p95 }) => p95),
      changeText(costs, ({ shop }) => shop),
      changeText(costs, ({ database }) => database),
      changeText(costs, ({ bytes }) => bytes),
    ]),
  )

/** What is asked of a workload, and whether it is so. */
export const limitVerdicts = ({ title, costs, atMost, atLeast, p95AtMost }: LoadResult): string[] => [
  ...speedVerdict(title, speedRatios(costs, slicesPerRound, totalOf), atLeast),
  ...costVerdict(`${title}: %s times the processor time`, speedRatios(costs, slicesPerRound, totalOf), atMost),
  ...costVerdict(
    `${title}: %s times the p95`,
    speedRatios(costs, slicesPerRound, ({ p95 }) => p95),
    p95AtMost,
  ),
]

const outcomeOf = (isMet: boolean): string => (isMet ? 'met' : 'SHORT')

function speedVerdict(title: string, speeds: number[] | null, atLeast: number | undefined): string[] {
  if (atLeast === undefined || speeds === null) return []
  const speed = spreadOf(speeds).median
  return [`${title}: ${speed.toFixed(2)} times the speed, at least ${atLeast}: ${outcomeOf(speed >= atLeast)}`]
}

function costVerdict(what: string, speeds: number[] | null, atMost: number | undefined): string[] {
  if (atMost === undefined || speeds === null) return []
  const times = 1 / spreadOf(speeds).median
  return [`${what.replace('%s', times.toFixed(2))}, at most ${atMost}: ${outcomeOf(times <= atMost)}`]
}

const firstLoadHeadings = [
  'first load',
  `speed to the largest paint: ${spreadHeading}`,
  'largest paint, s',
  'document, kB',
  'scripts, kB',
  'styles, kB',
]

const paintOf = ({ largestPaint }: FirstLoadCost): number => largestPaint

export const firstLoadTable = (results: readonly FirstLoadResult[]): string =>
  markdownTable(
    firstLoadHeadings,
    results.map(({ title, costs }) => [
      title,
      ratiosText(costs, 1, paintOf),
      changeText(costs, (cost) => cost.largestPaint / 1000),
      changeText(costs, (cost) => cost.document / 1000),
      changeText(costs, (cost) => cost.scripts / 1000),
      changeText(costs, (cost) => cost.styles / 1000),
    ]),
  )

type Figures<Cost> = readonly [title: string, costOf: CostOf<Cost>][]

const figureTable = <Cost>(what: string, figures: Figures<Cost>, costs: Results<Cost>): string =>
  markdownTable(
    [what, `old to new: ${spreadHeading}`, 'measured'],
    figures.map(([title, costOf]) => [title, ratiosText(costs, 1, costOf), changeText(costs, costOf)]),
  )

const startFigures: Figures<StartCost> = [
  ['seconds to the first page and list', ({ seconds }) => seconds],
  ['processor seconds of that', ({ processorSeconds }) => processorSeconds],
  ['MB of the server at rest', ({ megabytes }) => megabytes],
]

export const startTable = (costs: Results<StartCost>): string => figureTable('start', startFigures, costs)

const importFigures: Figures<ImportCost> = [
  ['milliseconds of each record by the clock', ({ clock }) => clock],
  ['of processor time', ({ own, database }) => (own === null || database === null ? null : own + database)],
  ['of the importer', ({ own }) => own],
  ['of its database', ({ database }) => database],
  ['MB of the importer, peak value', ({ megabytes }) => megabytes],
]

export const importTable = (costs: Results<ImportCost>): string =>
  figureTable(`import of ${importedRecords.toLocaleString('en-US')} ONIX records with search`, importFigures, costs)
