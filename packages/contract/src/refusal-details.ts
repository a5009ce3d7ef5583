// The details of a refusal besides its code, and their wire form.

import { cartChange, totals } from './ordering/cart.ts'
import { type AnyShape, list } from './shape.ts'

/** Details that are not plain values, by name. */
const shapes: Readonly<Record<string, AnyShape>> = { totals, changes: list(cartChange) }

export const detailsToWire = (details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, shapes[name]?.toWire(value) ?? value]))

/** The wire name of a field of an input, by its readable name. */
export function wireFieldOf(input: AnyShape, field: string): string {
  const known = 'fields' in input ? (input.fields as Record<string, { wire: string } | undefined>)[field] : undefined
  if (!known) throw new Error(`the input has no field ${field}`)
  return known.wire
}
