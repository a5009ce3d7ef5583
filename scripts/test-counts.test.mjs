import { expect, test } from 'vitest'
import { countJourneys, countUnitTests, judgeRun, summarise } from './test-counts.mjs'

const counts = (passed, failed = 0, skipped = 0, retried = []) => ({ passed, failed, skipped, retried })

test('the reports of both programs are counted the same way', () => {
  const assertionResults = [
    { fullName: 'slow at first', status: 'passed', failureMessages: ['late'] },
    { fullName: 'broken', status: 'failed', failureMessages: ['wrong'] },
    { fullName: 'good', status: 'passed', failureMessages: [] },
  ]
  const unit = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 }
  expect(countUnitTests({ ...unit, testResults: [{ assertionResults }] })).toEqual(counts(7, 1, 5, ['slow at first']))
  const spec = (title, status) => ({ title, tests: [{ status }] })
  const suites = [
    { specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky'), spec('c', 'unexpected')] }] },
  ]
  const stats = { expected: 7, unexpected: 1, skipped: 2, flaky: 1 }
  expect(countJourneys({ stats, suites })).toEqual(counts(8, 1, 2, ['b']))
  expect([countUnitTests(null), countJourneys(null)]).toEqual([counts(0), counts(0)])
})

test.each([
  ['all passed', 0, counts(3, 0, 1), 0],
  ['two failed', 1, counts(3, 2), 2],
  ['one failed, and the program ended with 0', 0, counts(3, 1), 1],
  ['all passed, and the program ended with 1', 1, counts(3), 1],
  ['nothing ran', 0, counts(0), 1],
  ['all were skipped', 0, counts(0, 0, 4), 1],
])('%s', (_, status, counted, failed) => {
  expect(judgeRun(status, counted)).toEqual({ ...counted, failed })
})

test.each([
  [[counts(5), counts(2, 0, 1)], ['7 passed, 0 failed, 1 skipped'], 0],
  [[counts(5, 1)], ['5 passed, 1 failed, 0 skipped'], 1],
  [[counts(5), counts(2, 1)], ['7 passed, 1 failed, 0 skipped'], 1],
  [[counts(5), counts(2, 0, 0, ['slow'])], ['passed at the second try: slow', '7 passed, 0 failed, 0 skipped'], 0],
  [[], ['0 passed, 0 failed, 0 skipped'], 1],
])('%j ends with %j and %i', (runs, lines, code) => {
  expect(summarise(runs)).toEqual({ lines, code })
})
