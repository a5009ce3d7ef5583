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
  ['1984', '1984'],
  ['', ''],
])('%s → %s', (text, plain) => {
  expect(normalizeLetters(text)).toBe(plain)
})
