// The counts of a test run. A run passes when its program exited with 0, no test failed and at least one passed;
// everything else counts as a failure, so that counts and exit code always agree.

/** From Vitest's JSON report; null when there is none. */
export const countUnitTests = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: report?.numFailedTests ?? 0,
  skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  retried: 0,
})

/** From Playwright's JSON report; null when there is none. A test that passed on retry has passed. */
export const countJourneys = (report) => ({
  passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
  failed: report?.stats.unexpected ?? 0,
  skipped: report?.stats.skipped ?? 0,
  retried: report?.stats.flaky ?? 0,
})

export function judgeRun(status, counts) {
  const isGood = status === 0 && counts.failed === 0 && counts.passed > 0
  return { ...counts, failed: isGood ? 0 : Math.max(counts.failed, 1) }
}

/** The final lines, the counts last, and the exit code. */
export function summarise(runs) {
  const sum = (name) => runs.reduce((total, run) => total + run[name], 0)
  const [failed, retried] = [sum('failed'), sum('retried')]
  const counts = `${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`
  const again = retried > 0 ? [`${retried} passed at the second try`] : []
  return { lines: [...again, counts], code: failed === 0 && runs.length > 0 ? 0 : 1 }
}
