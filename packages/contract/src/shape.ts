// A shape describes one kind of value in its two forms: the readable one that our code uses and the wire one that other
// clients use. Scalars are the same on both sides; entities rename their fields (entity.ts).

import { visibleText } from '@stoa/domain/identity/visible-text'
import * as z from 'zod/mini'

export interface Shape<Readable, Wire = Readable> {
  /** Schema of the wire form; invalid input is refused with the field's path. */
  readonly schema: z.ZodMiniType<Wire>
  toWire(readable: Readable): Wire
  toReadable(wire: Wire): Readable
  /** Of a field that may be left out: an empty text is not the same as none, but empties the field or is refused. */
  readonly readsEmpty?: boolean
}

export type AnyShape = Shape<unknown, unknown>

export type ReadableOf<S> = S extends { toReadable(wire: never): infer Readable } ? Readable : never

const same = <Value>(value: Value): Value => value

/** A value that is the same on both sides. */
export const scalar = <Value>(schema: z.ZodMiniType<Value>): Shape<Value> => ({
  schema,
  toWire: same,
  toReadable: same,
})

export const list = <Readable, Wire>(item: Shape<Readable, Wire>, max?: number): Shape<Readable[], Wire[]> => ({
  schema: max === undefined ? z.array(item.schema) : z.array(item.schema).check(z.maxLength(max)),
  toWire: (readable) => readable.map((element) => item.toWire(element)),
  toReadable: (wire) => wire.map((element) => item.toReadable(element)),
})

export const nullable = <Readable, Wire>(shape: Shape<Readable, Wire>): Shape<Readable | null, Wire | null> => ({
  schema: z.nullable(shape.schema),
  toWire: (readable) => (readable === null ? null : shape.toWire(readable)),
  toReadable: (wire) => (wire === null ? null : shape.toReadable(wire)),
})

/** The sender may leave it out. */
export const optional = <Readable, Wire>(
  shape: Shape<Readable, Wire>,
): Shape<Readable | undefined, Wire | undefined> => ({
  schema: z.optional(shape.schema),
  toWire: (readable) => (readable === undefined ? undefined : shape.toWire(readable)),
  toReadable: (wire) => (wire === undefined ? undefined : shape.toReadable(wire)),
})

/** Left out, it is the `value` of most people. */
export const withDefault = <Readable, Wire>(
  shape: Shape<Readable, Wire>,
  value: z.util.NoUndefined<Wire>,
): Shape<Readable, Wire> => ({ ...shape, schema: z._default(shape.schema, value) })

/** Of what is stored: left out, it stays as it is; null takes it out. */
export const changeable = <Readable, Wire>(
  shape: Shape<Readable, Wire>,
): Shape<Readable | null | undefined, Wire | null | undefined> => ({
  ...optional(nullable(shape)),
  readsEmpty: true,
})

/** Names of a closed set of states, paired with their wire numbers. */
export function numbered<Name extends string>(numbers: Readonly<Record<Name, number>>): Shape<Name, number> {
  const names = new Map(Object.entries<number>(numbers).map(([name, number]) => [number, name as Name]))
  return {
    schema: z.literal([...names.keys()], { message: 'unknown state' }),
    toWire: (name) => numbers[name],
    toReadable: (number) => {
      const name = names.get(number)
      if (name === undefined) throw new RangeError(`no state has the number ${number}`)
      return name
    },
  }
}

/** Codes of a closed set, paired with their names on the wire. */
export function named<Code extends string>(names: Readonly<Record<Code, string>>): Shape<Code, string> {
  const codes = new Map(Object.entries<string>(names).map(([code, name]) => [name, code as Code]))
  return {
    schema: z.enum([...codes.keys()]),
    toWire: (code) => names[code],
    toReadable: (name) => {
      const code = codes.get(name)
      if (code === undefined) throw new RangeError(`nothing has the name ${name}`)
      return code
    },
  }
}

export const integer = scalar(z.int())
export const id = scalar(z.int().check(z.minimum(1), z.maximum(2_147_483_647)))
export const boolean = scalar(z.boolean())
export const text = scalar(z.string())
/** `2026-11-20` */
export const isoDate = scalar(z.iso.date())
/** `2026-11-20T14:03:00.000Z` */
export const isoDateTime = scalar(z.iso.datetime())
export const uuid = scalar(z.uuid())
export const language = scalar(z.enum(['el', 'en']))
export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names): Shape<Names[number]> =>
  scalar(z.enum(names))
/**
 * A code from a list that grows, for answers: programs pass over one that they do not know. Any code of the list is an
 * example.
 */
export const openCode = (known: Readonly<Record<string, unknown>>): Shape<string> =>
  scalar(z.string().check(z.regex(/^[A-Za-z][A-Za-z_]*$/), z.meta({ examples: Object.keys(known) })))
/**
 * Untrusted text that no rule of a form is about: without what nobody sees at its ends and within, of `min` to `max` characters,
 * without unpaired surrogates and without control characters other than tabs and line ends.
 */
export const typed = (min: number, max: number): Shape<string> =>
  scalar(
    z
      .string()
      .check(z.overwrite(visibleText), z.minLength(min), z.maxLength(max), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t\r])*$/u)),
  )

/** Decimal euros on the wire (`17.1`), integer cents in code. VAT included. */
export const money: Shape<number, number> = {
  schema: z.number(),
  toWire: (readable) => readable / 100,
  toReadable: (wire) => Math.round(wire * 100),
}
