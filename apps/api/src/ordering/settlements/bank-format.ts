// How the bank’s statement is to be read. What banks export differs by bank and year, so that the shop has a form of its
// own, and reads any other as somebody has described it (docs/payments.md).

import { z } from 'zod'

const heading = z.string().min(1).max(100)

export const bankFormat = z.strictObject({
  columns: z.strictObject({
    day: heading,
    /** What comes to the account; below zero, or empty, for what leaves it. */
    amount: heading,
    /** Who paid, and what for. */
    texts: z.array(heading).min(1).max(10),
    currency: heading.optional(),
    /** A number that no two lines have. */
    row: heading.optional(),
  }),
  decimal: z.enum([',', '.']).default(','),
  days: z.enum(['dmy', 'mdy', 'ymd']).default('dmy'),
  /** Where no column says it. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
})

export type BankFormat = z.infer<typeof bankFormat>

export const ownBankFormat: BankFormat = {
  columns: { day: 'date', amount: 'amount', texts: ['text'] },
  ...{ decimal: ',', days: 'dmy', currency: 'EUR' },
}
