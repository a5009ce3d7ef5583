// A Greek word has one pronunciation, so it has one key: plain Latin letters for its sounds. Accents and dialytika are
// ignored, because nobody types them; the key is a hash of the sound, not a transcription.

import { afOrAb, finishSkeleton } from './finish-skeleton.ts'

const sounds: Record<string, string> = {
  ου: 'u',
  αι: 'e',
  ει: 'i',
  οι: 'i',
  υι: 'i',
  αυ: `a${afOrAb}`,
  ευ: `e${afOrAb}`,
  μπ: 'b',
  ντ: 'd',
  γκ: 'g',
  γγ: 'g',
  α: 'a',
  β: 'b',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'q',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'ks',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'i',
  φ: 'f',
  χ: 'h',
  ψ: 'ps',
  ω: 'o',
}
const units = new RegExp(Object.keys(sounds).join('|'), 'g')

/** The key of one folded Greek word; digits stay. */
export const greekSkeleton = (literal: string): string =>
  finishSkeleton(literal.replace(units, (unit) => sounds[unit] ?? unit))
