// What a run of tests came to. A run is good when its program ended with 0, no test failed and at least one passed; whatever
// else happened counts as a failure, so that the line of counts and the exit code never disagree.

/** Of Vitest's JSON report; null when there is none. */
export const countUnitTests = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: report?.numFailedTests ?? 0,
  skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  retried: 0,
})

/** Of Playwright's JSON report; null when there is none. One that passed at its second try has passed. */
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

/** The lines to end with, the counts last and by themselves, and the exit code. */
export function summarise(runs) {
  const sum = (name) => runs.reduce((total, run) => total + run[name], 0)
  const [failed, retried] = [sum('failed'), sum('retried')]
  const counts = `${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`
  const again = retried > 0 ? [`${retried} passed at the second try`] : []
  return { lines: [...again, counts], code: failed === 0 && runs.length > 0 ? 0 : 1 }
}
