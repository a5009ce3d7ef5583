// A query in quotes is searched for exactly.

const quotes = /^\s*["«“](.+)["»”]\s*$/u

export const unquoted = (text: string): string => quotes.exec(text)?.[1] ?? text
export const isQuoted = (text: string): boolean => quotes.test(text)
export const quoted = (text: string): string => `"${unquoted(text)}"`

/** The URL of a search. */
export const searchPath = (text: string): string => `/search-results?${new URLSearchParams({ text })}`
