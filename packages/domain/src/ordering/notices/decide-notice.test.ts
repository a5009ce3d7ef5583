import { describe, expect, it } from 'vitest'
import type { Availability } from '../../catalogue/availability.ts'
import { decideNotice, type NoticeData } from './decide-notice.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const hour = 3_600_000
const ago = (hours: number): number => now - hours * hour

const decide = (data: Partial<NoticeData>) =>
  decideNotice({ availability: 'notAvailable', open: null, requestTimes: [], ...data }, now)

describe('the awaited event', () => {
  it.each<[Availability, string]>([
    ['notAvailable', 'return'],
    ['exhausted', 'copy'],
    ['comingSoon', 'release'],
  ])('%s: %s', (availability, awaited) => {
    expect(decide({ availability })).toEqual({ ok: true, value: { sends: true, awaited } })
  })

  it.each<Availability>([
    ...(['onlineWarehouse', 'available', 'limited', 'lastItem'] as const),
    ...(['days1To3', 'days2To5', 'days4To7', 'daysOver7'] as const),
  ])('nothing, for what can be bought: %s', (availability) => {
    expect(decide({ availability })).toEqual({ ok: false, refusal: { code: 'notice_not_needed' } })
  })
})

describe('whether an e-mail is sent', () => {
  it.each<[string, Partial<NoticeData>, boolean]>([
    ['for the first wish', {}, true],
    ['not for the same wish within a day', { open: { state: 'asked', requestedAt: ago(23.99) } }, false],
    ['again after a day without an answer', { open: { state: 'asked', requestedAt: ago(24) } }, true],
    ['not once it is confirmed', { open: { state: 'confirmed', requestedAt: ago(900) } }, false],
    ['not while one is on its way', { open: { state: 'due', requestedAt: ago(900) } }, false],
    ['for the fifth of a day', { requestTimes: [1, 2, 3, 4].map(ago) }, true],
    ['not for the sixth', { requestTimes: [1, 2, 3, 4, 23].map(ago) }, false],
    ['for the sixth, when one was yesterday', { requestTimes: [1, 2, 3, 4, 24].map(ago) }, true],
    [
      'not when a hundred are open',
      { requestTimes: Array.from({ length: 100 }, (_, index) => ago(100 + index)) },
      false,
    ],
  ])('%s', (_, data, sends) => {
    expect(decide(data)).toMatchObject({ ok: true, value: { sends } })
  })
})
