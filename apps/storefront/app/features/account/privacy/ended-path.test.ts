import { expect, it } from 'vitest'
import { endedPath, readEndedAt } from './ended-path.ts'

it('carries the moment to the page', () => {
  const at = '2026-11-28T04:30:00.000Z'
  const path = endedPath(at)
  expect(readEndedAt(path.slice(path.indexOf('?')))).toBe(at)
})

it.each(['', '?at=tomorrow', '?at=2026-13-45T99:99:99.000Z', '?at=%3Cb%3E'])('knows no moment in %j', (search) =>
  expect(readEndedAt(search)).toBeNull(),
)
