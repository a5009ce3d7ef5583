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
