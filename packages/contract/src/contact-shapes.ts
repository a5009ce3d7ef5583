// How people and places are reached, as they are typed into a form.

import { z } from 'zod'
import { scalar } from './shape.ts'

/** Digits, with the spaces, dots, hyphens and the plus that people type taken out first. */
export const phoneDigits = (minDigits: number) =>
  scalar(
    z
      .string()
      .transform((typedNumber) => typedNumber.replace(/[\s().+-]/g, ''))
      .pipe(z.string().regex(new RegExp(`^\\d{${minDigits},18}$`))),
  )

export const mobile = phoneDigits(7)
export const postalCode = scalar(
  z
    .string()
    .transform((typedCode) => typedCode.replace(/\s/g, ''))
    .pipe(z.string().regex(/^[A-Za-z0-9-]{4,7}$/)),
)
export const email = scalar(z.email().max(254))
