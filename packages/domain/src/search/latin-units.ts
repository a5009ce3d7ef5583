// Readings of Latin letters as transliterated Greek: each unit with its readings, the likeliest first. "h" is η, χ or
// silent, "x" is ξ or χ, "8" is θ. The first row that matches the context applies; longer units come before shorter
// ones.

import { afOrAb } from './finish-skeleton.ts'

export interface LatinUnit {
  readonly text: string
  readonly readings: readonly string[]
  /** What must follow. */
  readonly before?: RegExp
  /** What must precede. */
  readonly after?: RegExp
}

const vowel = /^[aeiouyw]/
/** After "th" another "h" can only be η. */
const vowelOrEta = /^[aeiouywh]/
const start = /^$/
const afterVowel = /[aeiouyw]$/

const unit = (text: string, readings: string, where: Pick<LatinUnit, 'before' | 'after'> = {}): LatinUnit => ({
  text,
  readings: readings.split(' ').map((reading) => reading.replace('-', '').replace('V', afOrAb)),
  ...where,
})

/** `-` is silent. */
export const latinUnits: readonly LatinUnit[] = [
  unit('sch', 's sh'),
  unit('tch', 'ts'),
  unit('mph', 'mf bi'),
  unit('nth', 'nq', { before: vowelOrEta }),
  unit('nth', 'nq di'),
  unit('th', 'q', { before: vowelOrEta }),
  unit('th', 'q ti'),
  unit('ph', 'f', { before: /^[aeiouywhrl]/ }),
  unit('ph', 'pi f'),
  unit('ch', 'h k'),
  unit('ck', 'k'),
  unit('kh', 'h', { before: vowel }),
  unit('kh', 'ki h'),
  unit('sh', 's sh', { before: vowel }),
  unit('sh', 'si s'),
  unit('gh', 'g', { before: vowel }),
  unit('gh', 'gi g'),
  unit('h', 'h -', { after: start, before: vowel }),
  unit('h', 'i h', { after: start }),
  unit('h', 'h i -', { after: afterVowel, before: vowel }),
  unit('h', 'i h -', { after: afterVowel }),
  unit('h', 'h i -', { before: vowel }),
  unit('h', 'i'),
  unit('ou', 'u'),
  unit('oy', 'u oi ogi', { before: vowel }),
  unit('oy', 'u oi i'),
  unit('ai', 'e ai'),
  unit('oi', 'i oi'),
  unit('ei', 'i e'),
  unit('au', 'aV au'),
  unit('ay', 'aV agi e', { before: vowel }),
  unit('ay', 'aV e'),
  unit('eu', 'eV eu'),
  unit('ey', 'eV egi i', { before: vowel }),
  unit('ey', 'eV i'),
  unit('mp', 'b mp'),
  unit('nt', 'd nt'),
  unit('gk', 'g'),
  unit('gg', 'g'),
  unit('b', 'b'),
  unit('v', 'b'),
  unit('x', 'ks h'),
  unit('u', 'u i'),
  unit('w', 'o u b'),
  unit('y', 'gi i', { after: start, before: vowel }),
  unit('y', 'i'),
  unit('j', 'tz i z'),
  unit('c', 's k', { before: /^[eiy]/ }),
  unit('c', 'k'),
  unit('qu', 'ku k'),
  unit('q', 'k'),
  unit('8', 'q 8', { after: /[a-z]/ }),
  unit('8', 'q 8', { before: /[a-z]/ }),
  unit('9', 'q 9', { after: /[a-z]/ }),
  unit('9', 'q 9', { before: /[a-z]/ }),
  unit('3', 'ks 3', { after: /[a-z]/ }),
  unit('3', 'ks 3', { before: /[a-z]/ }),
]
