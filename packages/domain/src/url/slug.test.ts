import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Καζαντζάκης', 'kazantzakis'],
  ['Ο Χριστός ξανασταυρώνεται', 'o-christos-xanastavronetai'],
  ['Ξενόπουλος', 'xenopoulos'],
  ['Ευαγγέλιο', 'evangelio'],
  ['Ευτυχία', 'eftychia'],
  ['Ευ ζην', 'ef-zin'],
  ['Αυγή', 'avgi'],
  ['Αυτό', 'afto'],
  ['Μπουλγκάκοφ', 'boulgkakof'],
  ['Λάμπω', 'lampo'],
  ['τα μπλε', 'ta-ble'],
  ['Γκάτσος', 'gkatsos'],
  ['Άγγελος', 'angelos'],
  ['Άγχος', 'anchos'],
  ['Σφίγξ', 'sfinx'],
  ['Θεός', 'theos'],
  ['Ψυχή', 'psychi'],
  ['Φως', 'fos'],
  ['Η ΟΔΟΣ', 'i-odos'],
  ['Ὀδύσσεια', 'odysseia'],
  ['Jo Nesbø', 'jo-nesbo'],
  ['Café Straße', 'cafe-strasse'],
  ["Ender's Game", 'enders-game'],
  ['L’Étranger', 'letranger'],
  ['1984', '1984'],
  ['  «Ζ»,  —  ξανά!  ', 'z-xana'],
  ['!!!', ''],
  ['', ''],
])('%s → %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('never longer than 80 and never ends in a hyphen', () => {
  expect(slugOf('α'.repeat(90))).toBe('a'.repeat(80))
  expect(slugOf(`${'α'.repeat(79)} βγ`)).toBe('a'.repeat(79))
})

test('contains only plain letters, digits and single hyphens, and is idempotent', () => {
  const text = fc.array(
    fc.oneof(fc.constantFrom(...'αβγξχμπυευςώΐ ΆΣ-’ø1a!'), fc.string({ unit: 'grapheme', maxLength: 2 })),
    {
      maxLength: 60,
    },
  )
  fc.assert(
    fc.property(text, (slugText) => {
      const slug = slugOf(slugText.join(''))
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      expect(slugOf(slug)).toBe(slug)
    }),
    { seed: 20_261_120, numRuns: 3000 },
  )
})
