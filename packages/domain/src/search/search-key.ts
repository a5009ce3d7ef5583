// One spelling for searching: Greek, capitals, accents, final sigma and Greeklish all come to the same plain Latin letters,
// so that «Καζαντζάκης», «ΚΑΖΑΝΤΖΑΚΗΣ» and "kazantzakis" meet. Made on both sides: when a product is saved and when a
// reader types. Sounds that Greeklish writes in several ways (η ι υ ει οι · ο ω · β μπ b v · χ ξ h x) are brought to one letter.

import { plainLetters } from '../plain-letters.ts'

const greekSounds: [RegExp, string][] = [
  [/ου/g, 'u'],
  [/αι/g, 'e'],
  [/ει|οι|υι/g, 'i'],
  [/αυ/g, 'av'],
  [/ευ/g, 'ev'],
  [/μπ/g, 'v'],
  [/ντ/g, 'd'],
  [/γκ|γγ/g, 'g'],
]

const greekLetters: Record<string, string> = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'i', φ: 'f', χ: 'x', ψ: 'ps', ω: 'o' },
}

const latinSounds: [RegExp, string][] = [
  [/8(?=[a-z])|(?<=[a-z])8|th/g, 'θ'],
  [/ou|oy/g, 'u'],
  [/ai/g, 'e'],
  [/ei|oi/g, 'i'],
  [/au/g, 'av'],
  [/eu/g, 'ev'],
  [/ph/g, 'f'],
  [/ch|kh|ks|h/g, 'x'],
  [/mp|b/g, 'v'],
  [/nt/g, 'd'],
  [/gk/g, 'g'],
  [/w/g, 'o'],
  [/y/g, 'i'],
  [/c|q/g, 'k'],
  [/θ/g, 'th'],
]

const apply = (text: string, rules: [RegExp, string][]): string =>
  rules.reduce((changed, [sound, letter]) => changed.replace(sound, letter), text)

/** Until nothing changes: one sound brought to its letter may make another ("aii", "wu"), and a key's own key is itself. */
function settle(text: string): string {
  const next = apply(text, latinSounds).replace(/([a-z])\1+/g, '$1')
  return next === text ? next : settle(next)
}

/** Lower-case Latin words with one space between them; digits stay. */
export function searchKey(text: string): string {
  const plain = plainLetters(text).replace(/['’]/g, '')
  const latin = apply(plain, greekSounds).replace(/[α-ω]/g, (letter) => greekLetters[letter] ?? letter)
  return settle(latin)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The words of what a reader typed, for matching each on its own; hyphens inside an ISBN are dropped. */
export function searchWords(typed: string): string[] {
  const digits = typed.replace(/[\s-]/g, '').toLowerCase()
  const words = /^\d{9,13}x?$/.test(digits) ? [digits] : searchKey(typed).split(' ')
  return words.filter((word) => word !== '').slice(0, 8)
}

/** For alphabetical order in Greek: lower case without accents, Greek letters kept. */
export const sortKey = (text: string): string =>
  plainLetters(text)
    .replaceAll('ς', 'σ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
