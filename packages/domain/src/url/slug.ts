// The readable part of an address: Greek letters in their usual Latin spelling (ISO 843 as passports write it), hyphens
// between words. One slug per thing, the same in both languages, so that a language switch keeps the page.

import { normalizeLetters } from '../normalize-letters.ts'
import { latinLetters } from '../transliterate.ts'

const digraphs: [RegExp, string][] = [
  [/ου/g, 'ou'],
  [/αυ(?=[αβγδεζηιλμνορυω])/g, 'av'],
  [/αυ/g, 'af'],
  [/ευ(?=[αβγδεζηιλμνορυω])/g, 'ev'],
  [/ευ/g, 'ef'],
  [/γγ/g, 'ng'],
  [/γξ/g, 'nx'],
  [/γχ/g, 'nch'],
  [/γκ/g, 'gk'],
  [/(^|[^α-ω])μπ/g, '$1b'],
]

export function slugOf(text: string): string {
  const latin = digraphs.reduce(
    (changed, [pattern, spelling]) => changed.replace(pattern, spelling),
    normalizeLetters(text),
  )
  return latin
    .replace(/[α-ω]/g, (char) => latinLetters[char] ?? '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
}
