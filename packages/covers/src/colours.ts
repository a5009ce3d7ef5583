// The inks of the colours that things come in, by the code of the dimension's value, which stands for its shades: navy
// and sapphire are both blue. A colour that has no ink here is shown in words only.
import { INKS } from './inks.ts'

const COLOUR_INKS: Readonly<Record<string, string>> = {
  black: INKS.molyvi,
  grey: '#7B7974',
  white: INKS.asvestis,
  natural: INKS.ammos,
  brown: '#795A3E',
  yellow: '#E2B143',
  orange: '#D2702B',
  pink: '#DE9BA4',
  red: '#A8302E',
  purple: '#6B4B86',
  green: '#3B6647',
  blue: '#2B4F86',
}

/** Null for a colour that nobody has given an ink. */
export const colourInk = (code: string): string | null =>
  Object.hasOwn(COLOUR_INKS, code) ? (COLOUR_INKS[code] ?? null) : null

export const COLOUR_CODES: readonly string[] = Object.keys(COLOUR_INKS)
