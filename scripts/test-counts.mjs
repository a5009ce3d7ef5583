// The counts of a test run. A run passes when its program exited with 0, no test failed and at least one passed;
// everything else counts as a failure, so that counts and exit code always agree.

/** From Vitest's JSON report; null when there is none. A test that passed on retry has passed, and kept its failures. */
export const countUnitTests = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: report?.numFailedTests ?? 0,
  skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  retried: (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName),
})

/** From Playwright's JSON report; null when there is none. A test that passed on retry has passed. */
export const countJourneys = (report) => ({
  passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
  failed: report?.stats.unexpected ?? 0,
  skipped: report?.stats.skipped ?? 0,
  retried: (report?.suites ?? []).flatMap(flakySpecs),
})

const flakySpecs = ({ specs, suites = [] }) => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakySpecs),
]

export function judgeRun(status, counts) {
  const isGood = status === 0 && counts.failed === 0 && counts.passed > 0
  return { ...counts, failed: isGood ? 0 : Math.max(counts.failed, 1) }
}

/** The final lines, the counts last, and the exit code. */
export function summarise(runs) {
  const sum = (name) => runs.reduce((total, run) => total + run[name], 0)
  const failed = sum('failed')
  const counts = `${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`
  const retried = runs.flatMap((run) => run.retried).map((name) => `passed at the second try: ${name}`)
  return { lines: [...retried, counts], code: failed === 0 && runs.length > 0 ? 0 : 1 }
}
