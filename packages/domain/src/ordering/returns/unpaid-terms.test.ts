import { expect, test } from 'vitest'
import { unpaidEffect } from './unpaid-terms.ts'

const terms = { cancels: false, sendsBack: false, money: 900, held: false }

test.each([
  ['all of it', { cancels: true }, 'unpaid'],
  ['a part', {}, 'unpaidRest'],
  ['a part that has left', { sendsBack: true }, 'unpaidRest'],
  ['all of what gift cards or points paid', { cancels: true, money: 0 }, 'unpaid'],
  ['a gift of a promotion, and the rest is still to be paid', { money: 0 }, 'unchanged'],
  ['a gift of a promotion, and the rest is held on the card', { money: 0, held: true }, 'unchanged'],
  ['all of it, held on the card', { cancels: true, held: true }, 'released'],
  ['a part, held on the card', { held: true }, 'releasedRest'],
  ['a part that has left before its money was charged', { sendsBack: true, held: true }, 'unpaidRest'],
  ['a part, stated before holds were said', { held: undefined }, 'unpaidRest'],
] as const)('%s', (_, changes, effect) => {
  expect(unpaidEffect({ ...terms, ...changes })).toBe(effect)
})
