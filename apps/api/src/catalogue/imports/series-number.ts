/** The place in a series from "3", "3.0" or "Book 3"; null for half numbers and for several volumes in one. */
export function seriesNumber(text: string | null): number | null {
  const whole = (text ?? '').replace(/^(\d+)\.0+$/, '$1')
  const [, digits] = /(?<![\d.,–-])(\d{1,4})(?![\d.,]|[–-]\d)/.exec(whole) ?? []
  return digits !== undefined && Number(digits) > 0 ? Number(digits) : null
}

/** A series as one line: `Picture Fit 3`. */
export const nameAndNumber = ({ name, number }: { name: string; number: number | null }): string =>
  number === null ? name : `${name} ${number}`

/** A title with the number of the volume, once: `Ιλιάς 2`. */
export const withPart = (title: string, part: string | null): string =>
  part === null || ` ${title} `.includes(` ${part} `) ? title : `${title} ${part}`
