// Shapes for what stands in an address: everything there is text, so numbers are read from their digits.

import { z } from 'zod'
import type { Shape } from './shape.ts'

const digits = z.string().regex(/^\d{1,9}$/)

export const queryInteger = (least: number, most: number): Shape<number, string> => ({
  schema: digits.refine((text) => Number(text) >= least && Number(text) <= most, { message: `${least} to ${most}` }),
  toWire: String,
  toReadable: Number,
})

export const queryId = queryInteger(1, 999_999_999)

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
      z.string().refine((value) => value.split(',').every((one) => known.has(one)), { message: 'unknown name' }),
    ]),
    toWire: (chosen) => chosen.join(','),
    toReadable: (value) => names.filter((name) => value.split(',').includes(name)),
  }
}

/** `1,2,3` or the same name repeated: at most `most` ids. */
export const queryIds = (most: number): Shape<number[], string | string[]> => ({
  schema: z
    .union([z.string(), z.array(z.string()).min(1)])
    .refine((value) => idTexts(value).every((one) => /^[1-9]\d{0,8}$/.test(one)), { message: 'ids' })
    .refine((value) => idTexts(value).length <= most, { message: `at most ${most}` }),
  toWire: (ids) => ids.join(','),
  toReadable: (value) => idTexts(value).map(Number),
})

const idTexts = (value: string | string[]): string[] => [value].flat().flatMap((one) => one.split(','))

const uuidForm = z.uuid()

export const queryUuid: Shape<string> = {
  schema: z.string().trim().pipe(uuidForm),
  toWire: (readable) => readable,
  toReadable: (wire) => wire.toLowerCase(),
}

export const queryEmail: Shape<string> = {
  schema: z.string().trim().max(254),
  toWire: (readable) => readable,
  toReadable: (wire) => wire,
}
