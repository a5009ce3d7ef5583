import { expect, it } from 'vitest'
import { accountEndingPath, readEndingTime } from './account-ending-path.ts'

it('carries the time to the page', () => {
  const at = '2026-11-28T04:30:00.000Z'
  const path = accountEndingPath(at)
  expect(readEndingTime(path.slice(path.indexOf('?')))).toBe(at)
})

it.each(['', '?at=tomorrow', '?at=2026-13-45T99:99:99.000Z', '?at=%3Cb%3E'])('is null for %j', (search) =>
  expect(readEndingTime(search)).toBeNull(),
)
