// Shapes of query parameters: they arrive as text, so numbers are parsed from their digits.

import { limits } from '@stoa/domain/identity/field-limits'
import * as z from 'zod/mini'
import type { Shape } from './shape.ts'

const digits = z.string().check(z.regex(/^\d{1,9}$/))

export const queryInteger = (min: number, max: number): Shape<number, string> => ({
  schema: digits.check(z.refine((text) => Number(text) >= min && Number(text) <= max, { message: `${min} to ${max}` })),
  toWire: String,
  toReadable: Number,
})

export const queryId = queryInteger(1, 999_999_999)

/** `37.9838`: degrees, from `-max` to `max`. */
export const queryDegrees = (max: number): Shape<number, string> => ({
  schema: z.string().check(
    z.regex(/^-?\d{1,3}(\.\d{1,15})?$/),
    z.refine((text) => Math.abs(Number(text)) <= max, { message: `-${max} to ${max}` }),
    z.meta({ examples: ['37.98', '23.73'] }),
  ),
  toWire: String,
  toReadable: Number,
})

/** `true` or `false` */
export const queryFlag: Shape<boolean, string> = {
  schema: z.enum(['true', 'false']),
  toWire: String,
  toReadable: (value) => value === 'true',
}

/** `author,editor`: names of a closed set, separated by commas. */
export const queryNames = <const Name extends string>(names: readonly Name[]): Shape<Name[], string> => {
  const known = new Set<string>(names)
  return {
    schema: z.union([
      z.enum(names),
      z
        .string()
        .check(z.refine((value) => value.split(',').every((part) => known.has(part)), { message: 'unknown name' })),
    ]),
    toWire: (selected) => selected.join(','),
    toReadable: (value) => names.filter((name) => value.split(',').includes(name)),
  }
}

/** `1,2,3` or the same name repeated: at most `most` ids. */
export const queryIds = (max: number): Shape<number[], string | string[]> => ({
  schema: z.union([z.string(), z.array(z.string()).check(z.minLength(1))]).check(
    z.refine((value) => idTexts(value).every((part) => /^[1-9]\d{0,8}$/.test(part)), { message: 'ids' }),
    z.refine((value) => idTexts(value).length <= max, { message: `at most ${max}` }),
  ),
  toWire: (ids) => ids.join(','),
  toReadable: (value) => idTexts(value).map(Number),
})

interface QueryItem {
  productId: number
  /** 0 when the product has no forms. */
  dimensionId: number
  quantity: number
}

/** `12-0-1,7-3-2`: product, form and copies of at most `most` items. */
export const queryItems = (max: number): Shape<QueryItem[], string> => ({
  schema: z.string().check(
    z.regex(/^[1-9]\d{0,8}-\d{1,9}-[1-9]\d{0,2}(?:,[1-9]\d{0,8}-\d{1,9}-[1-9]\d{0,2})*$/),
    z.refine((value) => value.split(',').length <= max, { message: `at most ${max}` }),
    z.meta({ examples: ['12-0-1', '12-0-1,7-3-2'] }),
  ),
  toWire: (items) =>
    items.map(({ productId, dimensionId, quantity }) => `${productId}-${dimensionId}-${quantity}`).join(','),
  toReadable: (value) =>
    value.split(',').map((item) => {
      const [productId = 0, dimensionId = 0, quantity = 0] = item.split('-').map(Number)
      return { productId, dimensionId, quantity }
    }),
})

const idTexts = (value: string | string[]): string[] => [value].flat().flatMap((part) => part.split(','))

const uuidForm = z.uuid()

export const queryUuid: Shape<string> = {
  schema: z.pipe(z.string().check(z.trim()), uuidForm),
  toWire: (readable) => readable,
  toReadable: (wire) => wire.toLowerCase(),
}

export const queryEmail: Shape<string> = {
  schema: z.string().check(z.trim(), z.maxLength(limits.email)),
  toWire: (readable) => readable,
  toReadable: (wire) => wire,
}
