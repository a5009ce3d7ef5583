import { describe, expect, it } from 'vitest'
import type { Availability } from '../catalogue/availability.ts'
import { decideNotice, type NoticeFacts } from './decide-notice.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const hour = 3_600_000
const ago = (hours: number): number => now - hours * hour

const decide = (facts: Partial<NoticeFacts>) =>
  decideNotice({ availability: 'notAvailable', open: null, asked: [], ...facts }, now)

describe('what is waited for', () => {
  it.each<[Availability, string]>([
    ['notAvailable', 'return'],
    ['exhausted', 'return'],
    ['afterOrder', 'return'],
    ['preOrder', 'release'],
    ['comingSoon', 'release'],
  ])('%s: %s', (availability, awaited) => {
    expect(decide({ availability })).toEqual({ ok: true, value: { writes: true, awaited } })
  })

  it.each<Availability>([
    ...(['onlineWarehouse', 'available', 'limited', 'lastItem'] as const),
    ...(['days1To3', 'days2To5', 'days4To7', 'daysOver7'] as const),
  ])('nothing, for what can be bought: %s', (availability) => {
    expect(decide({ availability })).toEqual({ ok: false, refusal: { code: 'notice_not_needed' } })
  })
})

describe('whether a letter goes out', () => {
  it.each<[string, Partial<NoticeFacts>, boolean]>([
    ['for the first wish', {}, true],
    ['not for the same wish within a day', { open: { state: 'asked', askedAt: ago(23.99) } }, false],
    ['again after a day without an answer', { open: { state: 'asked', askedAt: ago(24) } }, true],
    ['not once it is confirmed', { open: { state: 'confirmed', askedAt: ago(900) } }, false],
    ['not while one is on its way', { open: { state: 'due', askedAt: ago(900) } }, false],
    ['for the fifth of a day', { asked: [1, 2, 3, 4].map(ago) }, true],
    ['not for the sixth', { asked: [1, 2, 3, 4, 23].map(ago) }, false],
    ['for the sixth, when one was yesterday', { asked: [1, 2, 3, 4, 24].map(ago) }, true],
    ['not when a hundred are open', { asked: Array.from({ length: 100 }, (_, index) => ago(100 + index)) }, false],
  ])('%s', (_, facts, writes) => {
    expect(decide(facts)).toMatchObject({ ok: true, value: { writes } })
  })
})
