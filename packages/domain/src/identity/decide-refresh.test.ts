import { expect, test } from 'vitest'
import { decideRefresh, refreshGraceMs } from './decide-refresh.ts'

const now = 1_800_000_000_000
const newest = { isExpired: false, replacedAt: null, isPredecessor: false }
const before = { isExpired: false, replacedAt: now, isPredecessor: true }

test.each([
  ['the newest', newest, 'renew'],
  ['its predecessor at once', before, 'repeat'],
  ['its predecessor within the grace', { ...before, replacedAt: now - refreshGraceMs + 1 }, 'repeat'],
  ['its predecessor after the grace', { ...before, replacedAt: now - refreshGraceMs }, 'end'],
  ['an older one, however quickly', { ...before, isPredecessor: false }, 'end'],
  ['the newest of a session that is over', { ...newest, isExpired: true }, 'over'],
  ['an older one of a session that is over', { ...before, isPredecessor: false, isExpired: true }, 'over'],
] as const)('%s', (_, data, decision) => expect(decideRefresh(data, now)).toBe(decision))
