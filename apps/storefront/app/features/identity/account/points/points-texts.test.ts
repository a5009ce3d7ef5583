import { shopLoyalty } from '@stoa/domain/ordering/loyalty/loyalty-settings'
import { expect, test } from 'vitest'
import { entryKey, ruleKey, signedPoints } from './points-texts.ts'

test('what is reverted is what was earned or what was used', () => {
  expect([entryKey('Revert', -12), entryKey('Revert', 340), entryKey('Review', 20)]).toEqual([
    'Revert',
    'Restored',
    'Review',
  ])
})

test('a kind of another release has the text of a correction, and no rule', () => {
  expect([entryKey('Raffle', 5), ruleKey('Raffle')]).toEqual(['Custom', undefined])
})

test('everything that the shop rewards has a text', () => {
  const kinds = ['Credit', 'ForConsumption', ...Object.keys(shopLoyalty.fixed)]
  expect(kinds.filter((kind) => ruleKey(kind) === undefined)).toEqual([])
})

test('points have their sign, and their thousands apart as everywhere on the page', () => {
  expect([signedPoints(58, 'el'), signedPoints(-340, 'en')]).toEqual(['+58', '−340'])
  expect([signedPoints(1200, 'el'), signedPoints(-1200, 'en')]).toEqual(['+1.200', '−1,200'])
})
