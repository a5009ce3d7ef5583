// Lengths and weights as people write them: a bare number is in millimetres or grams, any other names its unit.

import { normalizeWords } from '@stoa/domain/catalogue/people/name-keys'

const inMillimetres: [units: RegExp, factor: number][] = [
  [/^(?:mm|χιλ|χιλιοστα)$/, 1],
  [/^(?:cm|εκ|εκατοστα)$/, 10],
  [/^(?:in|inch|inches|ιντσεσ)$/, 25.4],
]

const inGrams: [units: RegExp, factor: number][] = [
  [/^(?:g|gr|grams?|γρ|γραμμαρια)$/, 1],
  [/^(?:kg|kilos?|κιλα|κιλο|κ)$/, 1000],
  [/^(?:oz|ounces?)$/, 28.349_523],
  [/^(?:lbs?|pounds?)$/, 453.592_37],
]

/** `unit`: normalised. */
export const isUnit = (unit: string): boolean => [...inMillimetres, ...inGrams].some(([units]) => units.test(unit))

function readMeasure(text: string, units: typeof inMillimetres, max: number): number | null {
  const [, figure, unit = ''] = /^(\d{1,6}(?:[.,]\d+)?)\s*(\D*)$/.exec(text.trim()) ?? []
  if (figure === undefined) return null
  const name = normalizeWords(unit)
  const factor = name === '' ? 1 : units.find(([pattern]) => pattern.test(name))?.[1]
  const value = Math.round(Number(figure.replace(',', '.')) * (factor ?? Number.NaN))
  return value >= 1 && value <= max ? value : null
}

/** "230", "23,5 cm", "9 inches" in millimetres. */
export const readLength = (text: string): number | null => readMeasure(text, inMillimetres, 3000)

/** "350", "0,35 kg", "12 oz" in grams. */
export const readWeight = (text: string): number | null => readMeasure(text, inGrams, 100_000)
