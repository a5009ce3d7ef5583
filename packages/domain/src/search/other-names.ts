// Words for a thing that titles have under another one: who asks for a «δωροεπιταγή» means the «Δωροκάρτα».

import { queryKeys, type WordKeys } from './word-keys.ts'

/** Folded. */
const otherNames: readonly (readonly [word: string, inTitles: string])[] = [
  ['δωροεπιταγη', 'δωροκαρτα'],
  ['δωροκουπονι', 'δωροκαρτα'],
]

const keysByStem = new Map(
  otherNames.flatMap(([word, inTitles]) => queryKeys(word).stems.map((stem) => [stem, queryKeys(inTitles)] as const)),
)

/** With the keys of the word in titles, however it is spelt. */
export function withOtherNames(keys: WordKeys): WordKeys {
  const other = keys.stems.map((stem) => keysByStem.get(stem)).find((found) => found !== undefined)
  if (other === undefined) return keys
  return { skeletons: [...keys.skeletons, ...other.skeletons], stems: [...keys.stems, ...other.stems] }
}
