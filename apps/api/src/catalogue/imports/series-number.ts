/** The place in a series from "3" or "Book 3"; null for half numbers and for several volumes in one. */
export function seriesNumber(text: string | null): number | null {
  const [, digits] = /(?<![\d.,–-])(\d{1,4})(?![\d.,]|[–-]\d)/.exec(text ?? '') ?? []
  return digits !== undefined && Number(digits) > 0 ? Number(digits) : null
}

/** A series as one line: `Picture Fit 3`. */
export const nameAndNumber = ({ name, number }: { name: string; number: number | null }): string =>
  number === null ? name : `${name} ${number}`
