// The configuration of settlements: where providers’ files are put, and how those are read that the shop knows no form of.

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { bankFormat, ownBankFormat } from './ordering/settlements/bank-format.ts'
import { settlementFormat, settlementFormats } from './ordering/settlements/settlement-format.ts'

const formatFile = z.strictObject({
  providers: z.record(z.string().regex(/^[a-z][a-z0-9_]{1,29}$/), settlementFormat).default({}),
  bank: bankFormat.default(ownBankFormat),
})

function readFormats(path: string | undefined, context: z.RefinementCtx) {
  try {
    const file = formatFile.safeParse(path === undefined ? {} : JSON.parse(readFileSync(path, 'utf8')))
    if (file.success) return { providers: { ...settlementFormats, ...file.data.providers }, bank: file.data.bank }
    const [issue] = file.error.issues
    context.addIssue(`in ${path}, ${issue?.path.join('.')}: ${issue?.message}`)
  } catch (error) {
    context.addIssue(`${path} cannot be read as JSON: ${(error as Error).message}`)
  }
  return z.NEVER
}

export const settlementSettings = {
  /** A folder with one folder for each provider and one for the bank, whose `.csv` files are imported every hour. */
  SETTLEMENT_DIR: z.string().min(1).optional(),
  /** A JSON file with the forms of the files of providers and the bank; without it, the shop’s own. */
  SETTLEMENT_FORMATS: z.string().min(1).optional().transform(readFormats),
  /** After how many days what was captured, and the payout of what was settled, is missed in them. */
  SETTLEMENT_DAYS: z.coerce.number().int().min(1).max(60).default(7),
}
