import { expect, it } from 'vitest'
import { checkReturnTarget } from './return-target.ts'

const origin = 'https://stoa.example'

it('keeps a page of the shop and the reason', () => {
  const target = { path: '/en/profile/orders?status=pending', reason: 'needed' }
  expect(checkReturnTarget(target, origin)).toEqual(target)
})

it.each([
  { path: '//e.com', reason: 'needed' },
  { path: '/\\e.com', reason: 'needed' },
  { path: 'https:e.com', reason: 'needed' },
  { path: 'https://stoa.example.e.com/', reason: 'needed' },
  { path: '/%0d%0aLocation:e.com', reason: 'needed' },
  { path: 'javascript:alert(1)', reason: 'over' },
  { path: '/%252f%252fe.com/../..//e.com', reason: 'over' },
  { path: '/profile', reason: 'whatever' },
  { path: 7, reason: 'over' },
  { reason: 'over' },
  null,
  '/profile',
])('is null for %j', (stored) => {
  expect(checkReturnTarget(stored, origin)).toBeNull()
})
