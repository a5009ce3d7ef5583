import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greekLetters, indexInitial, latinLetters } from './index-initial.ts'

test.each([
  ['Ελύτης, Οδυσσέας', 'Ε'],
  ['Όμηρος', 'Ο'],
  ['Ϊσαάκ', 'Ι'],
  ['ὅμηρος', 'Ο'],
  ['ςίγμα', 'Σ'],
  ['Åkesson, Sonja', 'A'],
  ['Ørsted', 'O'],
  ['«Ανώνυμος»', 'Α'],
  ['’t Hart, Maarten', 'T'],
  ['50 Cent', '#'],
  ['Толстой', '#'],
  ['村上', '#'],
  ['', '#'],
])('%s has initial %s', (filed, initial) => expect(indexInitial(filed)).toBe(initial))

test('every text has an initial', () => {
  const initials = new Set([...greekLetters, ...latinLetters, '#'])
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(fc.property(text, (name) => initials.has(indexInitial(name))))
})
