import fc from 'fast-check'
import { expect, test } from 'vitest'
import { greekLetters, indexLetter, latinLetters } from './index-letter.ts'

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
])('%s stands under %s', (filed, letter) => expect(indexLetter(filed)).toBe(letter))

test('there is a letter for everything', () => {
  const letters = new Set([...greekLetters, ...latinLetters, '#'])
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(fc.property(text, (one) => letters.has(indexLetter(one))))
})
