/**
 * Whether a text may begin with a large letter. One that is a word by itself would be read together with the next word:
 * the space after it is lost.
 */
export const allowsDropCap = (text: string): boolean => /^\P{L}*\p{L}\p{M}*\p{L}/u.test(text)
