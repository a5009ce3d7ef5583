// Search of names by the sound of their words, in either alphabet. The key of a contributor or publisher contains every
// word of every form of the name, and its stem behind a point; a typed word must be a prefix of one of them, or have
// its stem («του Ρίτσου»). Keys follow the same rules as those of product search.

import { splitWords } from '../../search/fold-text.ts'
import { prefixKeys } from '../../search/prefix-keys.ts'
import { isSmallWord } from '../../search/small-words.ts'
import { queryKeys, storedKeys } from '../../search/word-keys.ts'

const maxWords = 8

/** All forms of a name; ` nikos kazanzakis .nik .kazanzak `: every entry is between spaces. */
export function nameSearchKey(forms: readonly string[]): string {
  const keys = forms.flatMap((form) => splitWords(form).map(({ literal }) => storedKeys(literal)))
  const skeletonKeys = keys.flatMap(({ skeletons }) => skeletons)
  const stems = keys.flatMap((key) => key.stems.map((stem) => `.${stem}`))
  const all = [...new Set([...skeletonKeys, ...stems])]
  return all.length === 0 ? '' : ` ${all.join(' ')} `
}

/**
 * For each significant word, what may follow a space in the key: prefixes of words, and whole stems with the space
 * after them. Empty when there is no word. Contains only letters, digits, points and spaces.
 */
export function namePrefixGroups(prefixGroups: string): string[][] {
  const literals = splitWords(prefixGroups).map(({ literal }) => literal)
  const significant = literals.filter((literal) => !isSmallWord(literal))
  return (significant.length > 0 ? significant : literals)
    .slice(0, maxWords)
    .map((literal) => [...prefixKeys(literal), ...queryKeys(literal).stems.map((stem) => `.${stem} `)])
}

/** Whether the key matches every typed word. */
export const matchesName = (key: string, prefixGroups: readonly (readonly string[])[]): boolean =>
  prefixGroups.every((prefixes) => prefixes.some((prefix) => key.includes(` ${prefix}`)))
