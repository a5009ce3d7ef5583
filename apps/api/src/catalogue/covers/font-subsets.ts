// Which font file holds a character. The ranges are those of the fonts' own CSS (`@fontsource-variable/*/opsz.css`), so
// that a cover rendered on the server takes every glyph from the file that the browser would use.

export const FAMILIES = ['literata', 'commissioner'] as const

export type Family = (typeof FAMILIES)[number]

export type Subset = 'greek' | 'latin' | 'latin-ext' | 'greek-ext' | 'cyrillic'

type Range = readonly [first: number, last: number]

/** The first that holds a character wins. */
const RANGES: readonly (readonly [Subset, readonly Range[]])[] = [
  [
    'latin',
    [
      [0x20, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2000, 0x206f],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  ],
  ['greek', [[0x370, 0x3ff]]],
  ['greek-ext', [[0x1f00, 0x1fff]]],
  [
    'latin-ext',
    [
      [0x100, 0x2ff],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1eff],
      [0x20a0, 0x20c0],
    ],
  ],
  ['cyrillic', [[0x400, 0x45f]]],
]

/** The subset of a character, or null when the shop's fonts have no glyph for it. */
export function subsetOf(character: string): Subset | null {
  const code = character.codePointAt(0) ?? 0
  const holds = ([first, last]: Range) => code >= first && code <= last
  return RANGES.find(([, ranges]) => ranges.some(holds))?.[0] ?? null
}
