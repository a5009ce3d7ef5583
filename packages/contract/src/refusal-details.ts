// The details of a refusal besides its code, and their wire form.

import type { Field } from './entity.ts'
import { cartChange, totals } from './ordering/cart.ts'
import { type AnyShape, list } from './shape.ts'

/** Details that are not plain values, by name. */
const shapes: Readonly<Record<string, AnyShape>> = { totals, changes: list(cartChange) }

export const detailsToWire = (details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, shapes[name]?.toWire(value) ?? value]))

/** The wire names of the fields that a caller may leave out. */
export function optionalFieldsOf(input: AnyShape): ReadonlySet<string> {
  const fields = 'fields' in input ? Object.values(input.fields as Record<string, Field>) : []
  return new Set(fields.filter(({ shape }) => shape.schema.safeParse(undefined).success).map(({ wire }) => wire))
}

/** The wire name of a field of an input, by its readable name. */
export function wireFieldOf(input: AnyShape, field: string): string {
  const known = 'fields' in input ? (input.fields as Record<string, { wire: string } | undefined>)[field] : undefined
  if (!known) throw new Error(`the input has no field ${field}`)
  return known.wire
}
