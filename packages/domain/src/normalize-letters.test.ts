import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeLetters } from './normalize-letters.ts'

test.each([
  ['Καζαντζάκης', 'καζαντζακης'],
  ['ΚΑΖΑΝΤΖΑΚΗΣ', 'καζαντζακης'],
  ['Ὀρέστεια', 'ορεστεια'],
  ['ᾠδή', 'ωδη'],
  ['προϋπόθεση', 'προυποθεση'],
  ['Jo Nesbø', 'jo nesbo'],
  ['Æsop', 'aesop'],
  ['Straße', 'strasse'],
  ['GROẞ', 'gross'],
  ['Stanisław Łem', 'stanislaw lem'],
  ['Þór Guðmundur', 'thor gudmundur'],
  ['Benim Adım Kırmızı', 'benim adim kirmizi'],
  ['İstanbul', 'istanbul'],
  ['cœur', 'coeur'],
  ['ΘΑΛΑΣΣΑΣ ΣΑΣ', 'θαλασσας σας'],
  ['\u{1d408} ΝΗ\u{1d6ba}', 'i νης'],
  ['1984', '1984'],
  ['', ''],
])('%s → %s', (text, plain) => {
  expect(normalizeLetters(text)).toBe(plain)
})

const byText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (char) => normalizeLetters(char))

test('letter by letter is the same as the whole text', () => {
  const unit = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...'ΑΣσςάΐΰᾳ΄ϹϴßÆøı\u0301\u0345 ’a'.split('')) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) },
    fc.string({ unit: 'grapheme' }),
  )
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
      expect(normalizeLetters(units.join(''))).toBe(byText(units.join('')))
    }),
    { numRuns: 3000 },
  )
})
