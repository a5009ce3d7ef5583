// Custom prices: in euros in the two fields, in cents in filters.

import { readBand, writeBand } from '@stoa/domain/catalogue/bands'

const maxEuros = 99_999

/** Cents; null when it is no amount. The decimal separator is a comma or a point. */
function parseCents(euroText: string): number | null {
  const [, euros, cents = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(euroText.replace(/[\s€]/g, '')) ?? []
  if (euros === undefined) return null
  return Math.min(Number(euros) * 100 + Number(cents.padEnd(2, '0')), maxEuros * 100)
}

/** The band between the two, in either order; null when neither is an amount. */
export function toPriceBand(from: string, to: string): string | null {
  const [first, last] = [parseCents(from), parseCents(to)]
  if (first === null && last === null) return null
  const reversed = first !== null && last !== null && first > last
  return writeBand(reversed ? { from: last, to: first } : { from: first, to: last })
}

/** Cents as they are typed: `10`, `9.99`. */
const euroText = (cents: number | null): string =>
  cents === null ? '' : cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** The values of the two fields for the chosen prices; ticked bands are not repeated there. */
export function toPriceFields(chosen: readonly string[], offered: readonly string[]): { from: string; to: string } {
  const customBand = chosen.find((value) => !offered.includes(value))
  const band = customBand === undefined ? null : readBand(customBand)
  return { from: euroText(band?.from ?? null), to: euroText(band?.to ?? null) }
}
