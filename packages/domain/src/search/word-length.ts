// Whether words that sound alike are about as long as each other.

/** The length of a word in sounds: "th" is one, a double letter is one. */
const letterCount = (literal: string): number =>
  literal.replace(/(?:[tckpg]h|ps|ks)/g, 'x').replace(/(.)\1/g, '$1').length

/**
 * Whether a spelling is about as long as the word that sounds like it: "aulioi" does not stand for «αυλή», nor «ηειδι»
 * for «ήδη».
 */
export const isAsLong = (literal: string, other: string): boolean =>
  Math.abs(letterCount(literal) - letterCount(other)) <= Math.max(1, Math.floor(literal.length / 4))
