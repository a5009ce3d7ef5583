// The details of a refusal besides its code, and their wire form.

import type { Field } from './entity.ts'
import { orderStatus } from './ordering/orders.ts'
import { cartChange, cartProblem, totals } from './ordering/totals.ts'
import { type AnyShape, list } from './shape.ts'

/** Details that are not plain values, by name. */
const shapes: Readonly<Record<string, AnyShape>> = {
  totals,
  changes: list(cartChange),
  problems: list(cartProblem),
  status: orderStatus,
  next: list(orderStatus),
}

export const detailsToWire = (details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, shapes[name]?.toWire(value) ?? value]))

/** The wire names of the optional fields that count as left out when their text is empty, or when they are null. */
export function emptyFieldsOf(input: AnyShape): Record<'whenEmpty' | 'whenNull', ReadonlySet<string>> {
  const fields = 'fields' in input ? Object.values(input.fields as Record<string, Field>) : []
  const accepting = (value: unknown) => fields.filter(({ shape }) => shape.schema.safeParse(value).success)
  const optional = accepting(undefined)
  const nullable = accepting(null)
  const namesOf = (some: readonly Field[]) => new Set(some.map(({ wire }) => wire))
  return {
    whenEmpty: namesOf(optional.filter(({ shape }) => !shape.readsEmpty)),
    whenNull: namesOf(optional.filter((field) => !nullable.includes(field))),
  }
}

/** The wire name of a field of an input, by its readable name. */
export function wireFieldOf(input: AnyShape, field: string): string {
  const known = 'fields' in input ? (input.fields as Record<string, { wire: string } | undefined>)[field] : undefined
  if (!known) throw new Error(`the input has no field ${field}`)
  return known.wire
}
