// What a word adds to the rank of a product, by where it stands there: as PostgreSQL's `ts_rank` computes it, in its own
// precision, so that products come in the same order from memory.

/** Title A, authors B, other titles C, everything else D. */
export const fields = { A: 8, B: 4, C: 2, D: 1 } as const
export const anyField = 15
export const namedFields = fields.A | fields.B | fields.C

const letters = ['D', 'C', 'B', 'A'] as const
/** Also those of the statements (match.queries.ts). */
export const fieldWeights = { D: 0.1, C: 0.8, B: 0.9, A: 1 } as const

const comma = 44
const [codeOfA, codeOfC] = [65, 67]

/**
 * The fields of each occurrence as one number, from `5A,12,17B`: four for each, behind a one. A search document has at most
 * six of a word; there is room for seven.
 */
export function readOccurrences(positions: string): number {
  let [code, letter] = [1, 0]
  for (let index = 0; index <= positions.length; index += 1) {
    const char = index === positions.length ? comma : positions.charCodeAt(index)
    if (char === comma) {
      code = code * 4 + letter
      letter = 0
    } else if (char >= codeOfA && char <= codeOfC) letter = 3 - (char - codeOfA)
  }
  return code
}

function lettersOf(code: number): (typeof letters)[number][] {
  const found: (typeof letters)[number][] = []
  for (let rest = code; rest > 1; rest = Math.floor(rest / 4)) found.unshift(letters[rest % 4] ?? 'D')
  return found
}

export const fieldsOf = (code: number): number => lettersOf(code).reduce((all, letter) => all | fields[letter], 0)

const limitOfSum = 1.64493406685

/** To be added to a sum of single precision. */
export function rankOf(code: number): number {
  let [sum, best, bestPlace] = [0, -1, 0]
  for (const [place, letter] of lettersOf(code).entries()) {
    const weight = Math.fround(fieldWeights[letter])
    sum = Math.fround(sum + Math.fround(weight / (place + 1) ** 2))
    if (weight > best) [best, bestPlace] = [weight, place]
  }
  const ownShare = Math.fround(best / (bestPlace + 1) ** 2)
  return Math.fround(Math.fround(best + sum) - ownShare) / limitOfSum
}
