// What no line of a text may tear apart. Messages and the shop's own texts pass through here when they are loaded.

// after a plain hyphen: the shop's fonts have no U+2011, and an invisible character is skipped when a page is searched
const wordJoiner = '\u2060'
const nonBreakingSpace = '\u00a0'

/**
 * `e-mail` within a text, the groups of a phone number or postal code, and an amount with its euro sign. A text that
 * begins with `E-mail` stays as it is: labels are searched for and copied. Addresses hold neither.
 */
export const keepTogether = (text: string): string =>
  text.replace(/(?<=[\s(«“>])(e)-(?=mail|book)/gi, `$1-${wordJoiner}`).replace(/(?<=\d) (?=\d|€)/g, nonBreakingSpace)
