// What gift wrapping costs. A line that is wrapped carries it as an amount of its own, with the VAT of its goods.

import type { Cents } from '../../money.ts'

export const wrappingUnits = ['copy', 'line'] as const

export type WrappingUnit = (typeof wrappingUnits)[number]

export interface WrappingSettings {
  cents: Cents
  /** Every copy is wrapped by itself, or all copies of a line together. */
  per: WrappingUnit
}

export const shopWrapping: WrappingSettings = { cents: 150, per: 'copy' }

/** Of a line of so many copies. */
export const wrappingCents = (quantity: number, { cents, per }: WrappingSettings): Cents =>
  per === 'copy' ? cents * quantity : cents
