// How a provider’s file of settlements is to be read: which column has what, and what its words for kinds mean. PayPal
// documents its settlement report; the banks and Viva give files that differ by contract, and are read in a form of the
// shop’s own until somebody has described theirs (docs/payments.md).

import { settlementKinds } from '@stoa/domain/ordering/settlements/match-settlement'
import { z } from 'zod'

const heading = z.string().min(1).max(100)

const columns = z.strictObject({
  day: heading,
  kind: heading,
  gross: heading,
  fee: heading.optional(),
  net: heading.optional(),
  currency: heading.optional(),
  /** Ours, of the attempt. */
  reference: heading.optional(),
  /** The provider’s number of the payment. */
  transaction: heading.optional(),
  /** The provider’s number of the payment that a refund or a chargeback is of. */
  original: heading.optional(),
  /** A number that no two rows have. */
  row: heading.optional(),
  /** The provider’s number of the payout that a row is in; the payout has it as well. */
  batch: heading.optional(),
  /** What a chargeback is about. */
  reason: heading.optional(),
  respondBy: heading.optional(),
  /** Which say by a word that an amount leaves the shop. */
  grossSide: heading.optional(),
  feeSide: heading.optional(),
})

export const settlementFormat = z.strictObject({
  columns,
  /** By how a cell begins, the longest first. */
  kinds: z.record(z.string().min(1).max(100), z.enum(settlementKinds)),
  decimal: z.enum([',', '.']).default(','),
  days: z.enum(['dmy', 'mdy', 'ymd']).default('dmy'),
  /** Whether amounts are whole cents. */
  cents: z.boolean().default(false),
  /** Where no column says it. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default('EUR'),
  /** The word for what leaves the shop, in a side’s column. */
  debit: z.string().min(1).max(20).default('DR'),
  /** Whether a payout is of the rows of its day, where no column says of which it is. */
  payouts: z.enum(['day']).optional(),
  /** With which the first cell of a row begins, where there are lines that are none. */
  rows: z.string().min(1).max(20).optional(),
  /** Whether a file may do without the columns beside day, kind and gross. */
  lenient: z.boolean().default(false),
})

export type SettlementFormat = z.infer<typeof settlementFormat>

/** The shop’s own: one sheet with plain headings. */
export const ownFormat: SettlementFormat = {
  columns: {
    ...{ day: 'date', kind: 'kind', gross: 'gross', fee: 'fee', net: 'net', currency: 'currency' },
    ...{ reference: 'reference', transaction: 'transaction', original: 'original', row: 'id', batch: 'batch' },
    ...{ reason: 'reason', respondBy: 'respond_by' },
  },
  kinds: Object.fromEntries(settlementKinds.map((kind) => [kind, kind])),
  ...{ decimal: ',', days: 'dmy', cents: false, currency: 'EUR', debit: 'DR', lenient: true },
}

/** The report “STL” of PayPal, by its specification 9.0.5. */
const paypalFormat: SettlementFormat = {
  columns: {
    ...{ day: 'Transaction Completion Date', kind: 'Transaction Event Code', row: 'Transaction ID' },
    ...{ gross: 'Gross Transaction Amount', grossSide: 'Transaction Debit or Credit' },
    ...{ fee: 'Fee Amount', feeSide: 'Fee Debit or Credit', currency: 'Gross Transaction Currency' },
    ...{ reference: 'Custom Field', transaction: 'Transaction ID', original: 'PayPal Reference ID' },
  },
  kinds: {
    ...{ T00: 'sale', T01: 'fee', T04: 'payout', T1106: 'chargeback', T1107: 'refund', T1201: 'chargeback' },
    // holds, conversions, movements between accounts of the shop
    T: 'other',
  },
  ...{ decimal: '.', days: 'ymd', cents: true, currency: 'EUR', debit: 'DR', rows: 'SB', lenient: false },
}

export const settlementFormats: Readonly<Record<string, SettlementFormat>> = {
  ...{ alpha: ownFormat, eurobank: ownFormat, winbank: ownFormat, viva: ownFormat, klarna: ownFormat },
  paypal: paypalFormat,
}
