// Covers have flat colours: twenty inks, and the colourways (background, text, two accents) that combine them. Text on
// its background has at least 4.5:1; text on any other colour uses `inkOn`, which keeps that ratio.

export const INKS = {
  asvestis: '#F5F0E6',
  charti: '#E8DDC6',
  ammos: '#D8C4A0',
  ochra: '#DCA23A',
  lemoni: '#EBCD62',
  keramidi: '#B14E2E',
  korali: '#E27D60',
  rodakino: '#F0C3A8',
  vissino: '#7A1D2C',
  kokkino: '#C23A2B',
  syko: '#472A44',
  levanta: '#ABA5D0',
  nychta: '#1D2A40',
  thalassa: '#2B6784',
  ouranos: '#AFCDD6',
  petrol: '#17494F',
  kyparissi: '#1F3D34',
  elia: '#5D6335',
  fystiki: '#BCCB9F',
  molyvi: '#2A2826',
} as const

export interface Colourway {
  readonly ground: string
  readonly text: string
  readonly accent: string
  readonly second: string
}

type InkName = keyof typeof INKS

function colourway(ground: InkName, text: InkName, accent: InkName, second: InkName): Colourway {
  return { ground: INKS[ground], text: INKS[text], accent: INKS[accent], second: INKS[second] }
}

export const COLOURWAYS = {
  nychta: colourway('nychta', 'asvestis', 'ochra', 'rodakino'),
  vissino: colourway('vissino', 'charti', 'rodakino', 'ochra'),
  kyparissi: colourway('kyparissi', 'charti', 'fystiki', 'korali'),
  ochra: colourway('ochra', 'molyvi', 'asvestis', 'vissino'),
  asvestis: colourway('asvestis', 'molyvi', 'kokkino', 'nychta'),
  charti: colourway('charti', 'nychta', 'keramidi', 'elia'),
  rodakino: colourway('rodakino', 'syko', 'kokkino', 'asvestis'),
  thalassa: colourway('thalassa', 'asvestis', 'lemoni', 'nychta'),
  ouranos: colourway('ouranos', 'nychta', 'kokkino', 'asvestis'),
  elia: colourway('elia', 'asvestis', 'lemoni', 'kyparissi'),
  fystiki: colourway('fystiki', 'kyparissi', 'vissino', 'asvestis'),
  syko: colourway('syko', 'rodakino', 'korali', 'levanta'),
  levanta: colourway('levanta', 'nychta', 'asvestis', 'syko'),
  keramidi: colourway('keramidi', 'asvestis', 'rodakino', 'molyvi'),
  lemoni: colourway('lemoni', 'nychta', 'kokkino', 'thalassa'),
  molyvi: colourway('molyvi', 'asvestis', 'kokkino', 'ammos'),
  ammos: colourway('ammos', 'vissino', 'asvestis', 'petrol'),
  petrol: colourway('petrol', 'charti', 'korali', 'ouranos'),
  kokkino: colourway('kokkino', 'asvestis', 'nychta', 'rodakino'),
  kyanos: colourway('asvestis', 'nychta', 'thalassa', 'ochra'),
  korali: colourway('korali', 'nychta', 'asvestis', 'lemoni'),
} as const

export type ColourwayName = keyof typeof COLOURWAYS

/** All but the children's coral. The order must not change: books choose from it by index. */
export const OTHER_COLOURWAYS = [
  'nychta',
  'vissino',
  'kyparissi',
  'ochra',
  'asvestis',
  'charti',
  'rodakino',
  'thalassa',
  'ouranos',
  'elia',
  'fystiki',
  'syko',
  'levanta',
  'keramidi',
  'lemoni',
  'molyvi',
  'ammos',
  'petrol',
  'kokkino',
  'kyanos',
] as const satisfies readonly ColourwayName[]

export const COLOURWAY_NAMES = [...OTHER_COLOURWAYS, 'korali'] as const satisfies readonly ColourwayName[]

type Channels = readonly [red: number, green: number, blue: number]

function channels(ink: string): Channels {
  const at = (from: number) => Number.parseInt(ink.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

function luminance(ink: string): number {
  const linear = (channel: number) => {
    const value = channel / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = channels(ink)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** A mix of two inks, `share` (0 to 1) of the way from the first to the second. */
export function mix(first: string, second: string, share: number): string {
  const towards = channels(second)
  const hex = channels(first).map((from, index) => {
    const value = Math.round(from + ((towards[index] ?? from) - from) * share)
    return value.toString(16).padStart(2, '0')
  })
  return `#${hex.join('')}`
}

/** The first preferred ink with at least 4.5:1 on the background, else the better of lead and lime. */
export function inkOn(ground: string, preferred: readonly string[]): string {
  const readable = preferred.find((ink) => contrast(ground, ink) >= 4.5)
  if (readable !== undefined) return readable
  return contrast(ground, INKS.molyvi) > contrast(ground, INKS.asvestis) ? INKS.molyvi : INKS.asvestis
}
