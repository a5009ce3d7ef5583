// How a name is found by part of it: by how its words sound, whatever alphabet they are typed in. The key of a person or
// house holds every word of every form of the name, and behind a point its stem; a typed word must be the beginning of one of
// them, or have its stem («του Ρίτσου»). Made by the same rules as the keys of the shop's search.

import { splitWords } from '../../search/fold-text.ts'
import { prefixKeys } from '../../search/prefix-keys.ts'
import { isSmallWord } from '../../search/small-words.ts'
import { queryKeys, storedKeys } from '../../search/word-keys.ts'

const maxWords = 8

/** All forms of a name; ` nikos kazanzakis .nik .kazanzak `: everything stands between spaces. */
export function nameSearchKey(forms: readonly string[]): string {
  const keys = forms.flatMap((form) => splitWords(form).map(({ literal }) => storedKeys(literal)))
  const skeletonKeys = keys.flatMap(({ skeletons }) => skeletons)
  const stems = keys.flatMap((key) => key.stems.map((stem) => `.${stem}`))
  const all = [...new Set([...skeletonKeys, ...stems])]
  return all.length === 0 ? '' : ` ${all.join(' ')} `
}

/**
 * For each word typed that counts, what may stand behind a space of the key: beginnings of words, whole stems with the space
 * after them. Nothing for what is no word. Only letters, digits, points and spaces.
 */
export function namePrefixGroups(prefixGroups: string): string[][] {
  const literals = splitWords(prefixGroups).map(({ literal }) => literal)
  const significant = literals.filter((literal) => !isSmallWord(literal))
  return (significant.length > 0 ? significant : literals)
    .slice(0, maxWords)
    .map((literal) => [...prefixKeys(literal), ...queryKeys(literal).stems.map((stem) => `.${stem} `)])
}

/** Whether the key holds a word for each word typed. */
export const matchesName = (key: string, prefixGroups: readonly (readonly string[])[]): boolean =>
  prefixGroups.every((prefixes) => prefixes.some((prefix) => key.includes(` ${prefix}`)))
