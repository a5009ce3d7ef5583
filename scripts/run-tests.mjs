// The second half of `npm test`: unit, component and API tests, then the browser journeys unless one of those failed.
// Prints the counts of both, and exits with 0 only when tests ran and all passed. Other configurations than the
// project's are for the test of this file.

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './browser.mjs'
import { attempt, root } from './prepare.mjs'
import { countJourneys, countUnitTests, judgeRun, summarise } from './test-counts.mjs'

const { values } = parseArgs({
  options: {
    unit: { type: 'string', default: 'vitest.config.ts' },
    journeys: { type: 'string', default: 'e2e/playwright.config.ts' },
    results: { type: 'string', default: join(root, 'test-results') },
  },
})
const browser = findBrowser()
if (browser === null)
  process.stderr.write('No Chromium here and no way to install it: component tests and browser journeys cannot run.\n')
const unitReport = join(values.results, 'unit.json')
const journeysReport = join(values.results, 'journeys.json')
rmSync(unitReport, { force: true })
rmSync(journeysReport, { force: true })

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

function runUnitTests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const status = attempt('vitest', ['run', '--config', values.unit, '--allowOnly=false', ...reporters], {
    CHROMIUM: browser ?? '',
  })
  return judgeRun(status, countUnitTests(readReport(unitReport)))
}

function runJourneys() {
  const environment = { CHROMIUM: browser ?? '', JOURNEYS_REPORT: journeysReport }
  const status = browser === null ? 1 : attempt('playwright', ['test', '-c', values.journeys], environment)
  return judgeRun(status, countJourneys(readReport(journeysReport)))
}

const unit = runUnitTests()
const { lines, code } = summarise(unit.failed > 0 ? [unit] : [unit, runJourneys()])
process.stdout.write(`\n${lines.join('\n')}\n`)
process.exitCode = code
