// Keys of a word that is still being typed. The key of a prefix must be a prefix of the word's key; it is not when the
// last letter is half of a sound (ο of ου, μ of μπ, c of ch) or depends on what follows (ευ before ρ and before τ). So
// half sounds are completed, and otherwise a letter is appended and removed again.

import { isLatin } from './fold-text.ts'
import { greekSkeleton } from './greek-skeleton.ts'
import { latinSkeletons } from './latin-skeletons.ts'

const continuations: Record<string, string> = {
  α: 'ιυ',
  ε: 'ιυ',
  ο: 'ιυ',
  υ: 'ι',
  μ: 'πβ',
  ν: 'τδγχ',
  γ: 'κγχξ',
  κ: 'χ',
  π: 'φ',
  τ: 'θ',
  a: 'iuy',
  e: 'iuy',
  o: 'iuy',
  m: 'pbv',
  n: 'tdgkxhc',
  g: 'gkhx',
  t: 'h',
  p: 'h',
  c: 'h',
  s: 'h',
  k: 'h',
}
const probes = { greek: ['ρ', 'τ', 'α'], latin: ['r', 't', 'a', 'e'] }
const probeKeys: Record<string, string> = { ρ: 'r', τ: 't', α: 'a', r: 'r', t: 't', a: 'a', e: 'e' }
const maxReadings = 4
const maxKeys = 16

const skeletonsOf = (literal: string): string[] =>
  isLatin(literal) ? latinSkeletons(literal, maxReadings) : [greekSkeleton(literal)]

/** The keys of a prefix that ends in a whole sound. */
function keysOfPrefix(prefix: string): string[] {
  const whole = skeletonsOf(prefix)
  const probed = probes[isLatin(prefix) ? 'latin' : 'greek']
    .filter((probe) => !prefix.endsWith(probe))
    .flatMap((probe) => {
      const key = probeKeys[probe] ?? ''
      // ending in the probe already, the prefix has taken it in
      return skeletonsOf(prefix + probe).flatMap((skeleton) =>
        skeleton.endsWith(key) && !whole.includes(skeleton) ? [skeleton.slice(0, -1)] : [],
      )
    })
  return [...whole, ...probed]
}

/** Prefixes of the keys of all words with this prefix; none is a prefix of another. */
export function prefixKeys(literal: string): string[] {
  const completions = [...(continuations[literal.slice(-1)] ?? '')].map((char) => literal + char)
  const plain = keysOfPrefix(literal).filter((key) => key !== '')
  // one letter less than the likeliest reading: "jojo" with an iota, read in a rarer way, would begin "John"
  const shortest = Math.max(1, (plain[0] ?? '').length - 1)
  const completed = completions.flatMap(keysOfPrefix).filter((key) => key.length >= shortest)
  const unique = [...new Set([...plain, ...completed])]
  return unique.filter((key) => !unique.some((other) => other !== key && key.startsWith(other))).slice(0, maxKeys)
}
