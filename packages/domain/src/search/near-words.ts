// Typing errors: a letter inserted, missing, replaced, or two neighbours swapped. All words at distance one are
// generated and looked up; a trigram index cannot replace this: a swap within five letters leaves two of ten trigrams.

const greekLetters = [...'αβγδεζηθικλμνξοπρστυφχψω']
const latinLetters = [...'abcdefghijklmnopqrstuvwxyz']
/** The alphabet of keys. */
export const keyLetters = [...'abdefghiklmnopqrstuz']

export const lettersOf = (literal: string): readonly string[] => (/[a-z]/.test(literal) ? latinLetters : greekLetters)

/** Longer ones are neither mended nor taken apart: each letter adds some fifty words to look up. */
export const maxMendedLength = 25

/** Maximum number of errors for a word of this length. */
export function allowedErrors(length: number): 0 | 1 | 2 {
  if (length < 4 || length > maxMendedLength) return 0
  return length < 8 ? 1 : 2
}

/** Every word at distance one, each once. Of two equal letters side by side it makes no difference which one an error is at. */
export function nearWords(word: string, alphabet: readonly string[]): string[] {
  const near: string[] = []
  for (let index = 0; index <= word.length; index += 1) {
    const before = word.slice(0, index)
    const after = word.slice(index)
    const [last, first, second] = [word[index - 1], word[index], word[index + 1]]
    const rest = after.slice(1)
    if (first !== undefined && first !== last) near.push(before + rest)
    if (second !== undefined && first !== second) near.push(before + second + first + rest.slice(1))
    for (const char of alphabet) {
      if (char !== last) near.push(before + char + after)
      if (first !== undefined && char !== first) near.push(before + char + rest)
    }
  }
  return near
}

/** The edit distance of two words, a swap of neighbours counting as one; `most` + 1 for anything beyond `most`. */
export function countErrors(a: string, b: string, maxErrors: number): number {
  if (Math.abs(a.length - b.length) > maxErrors) return maxErrors + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...row) > maxErrors) return maxErrors + 1
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, maxErrors + 1)
}
