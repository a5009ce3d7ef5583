// An entity is one table that pairs each field's readable name with its wire name, shape and meaning. Both
// translations, input validation and the OpenAPI document are derived from that table only.

import * as z from 'zod/mini'
import type { AnyShape, ReadableOf, Shape } from './shape.ts'

export interface Field<S extends AnyShape = AnyShape> {
  readonly wire: string
  readonly shape: S
  /** Unit and meaning, for the documentation. */
  readonly description: string
}

type Fields = Readonly<Record<string, Field>>

type OptionalKeys<F extends Fields> = {
  [Name in keyof F]: undefined extends ReadableOf<F[Name]['shape']> ? Name : never
}[keyof F]

/** The readable type of a table of fields. */
export type Readable<F extends Fields> = {
  [Name in Exclude<keyof F, OptionalKeys<F>>]: ReadableOf<F[Name]['shape']>
} & { [Name in OptionalKeys<F>]?: ReadableOf<F[Name]['shape']> }

export type WireObject = Record<string, unknown>

export interface Entity<F extends Fields> extends Shape<Readable<F>, WireObject> {
  readonly name: string
  readonly fields: F
}

export type EntityOf<E> = E extends Entity<infer F> ? Readable<F> : never

export const field = <S extends { readonly schema: z.ZodMiniType }>(wire: string, shape: S, description: string) => ({
  wire,
  shape,
  description: description,
})

export function entity<const F extends Fields>(name: string, fields: F): Entity<F> {
  const table = Object.entries(fields).map(([key, { wire, shape }]) => ({ key, wire, shape }))
  const schemas = table.map(({ wire, key, shape }) => [
    wire,
    shape.schema.check(z.meta({ description: fields[key]?.description })),
  ])
  return {
    name,
    fields,
    schema: z.strictObject(Object.fromEntries(schemas)),
    toWire(readable: WireObject) {
      const to: WireObject = {}
      for (const { key, wire, shape } of table) {
        const value = readable[key]
        if (value !== undefined) to[wire] = shape.toWire(value)
      }
      return to
    },
    toReadable(from) {
      const to: WireObject = {}
      for (const { key, wire, shape } of table) {
        const value = from[wire]
        if (value !== undefined) to[key] = shape.toReadable(value)
      }
      return to as Readable<F>
    },
  }
}
