// `npm test`: everything that can be checked, in the order in which it fails fastest. The last line counts all tests.

import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { build, install, root, run } from './prepare.mjs'

install()
const unit = join(root, 'test-results', 'unit.json')
const journeys = join(root, 'test-results', 'journeys.json')
rmSync(join(root, 'test-results'), { recursive: true, force: true })

run('npm', ['run', 'typegen', '--silent', '-w', '@stoa/storefront'])
run('tsc', ['--noEmit', '-p', '.'])
run('biome', ['ci', '--max-diagnostics=50', '.'])
run('oxlint', ['--type-aware', '--deny-warnings', 'packages', 'apps', 'e2e', 'bench', 'scripts'])
build()
run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`])
const browser = findBrowser()
if (browser === null) {
  process.stderr.write('No Chromium here and no way to install it: the browser journeys cannot run.\n')
  process.exit(1)
}
run('playwright', ['test', '-c', 'e2e/playwright.config.ts'], { CHROMIUM: browser, JOURNEYS_REPORT: journeys })

const counted = JSON.parse(readFileSync(unit, 'utf8'))
const walked = JSON.parse(readFileSync(journeys, 'utf8')).stats
const passed = counted.numPassedTests + walked.expected
const failed = counted.numFailedTests + walked.unexpected
const skipped = counted.numPendingTests + walked.skipped
const again = walked.flaky > 0 ? `, ${walked.flaky} at the second try` : ''
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped${again}\n`)
