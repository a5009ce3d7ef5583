// Invoices whose VAT number could not be checked when the order was placed: the register is asked again, later each time. The
// order itself goes on; what is found out is kept with the invoice, and a number that is none is for a person to settle.

import type { Executor } from '../../database/transaction.ts'
import type { VatRegisters } from '../../ports/vat-registers.ts'
import { recheckNumber } from '../vat-checks/vat-checks.service.ts'
import * as queries from './invoice.queries.ts'

const batch = 20

export interface CheckedInvoices {
  valid: number
  unknown: number
  /** The orders whose invoices cannot be made out. */
  invalid: number[]
}

/** One batch, one number after the other: registers count how often they are asked. */
export async function checkDueInvoices(db: Executor, registers: VatRegisters, now: number): Promise<CheckedInvoices> {
  const checked: CheckedInvoices = { valid: 0, unknown: 0, invalid: [] }
  for (const invoice of await queries.takeDueInvoices(db, new Date(now), batch)) {
    const { order_id, iso, vat_number } = invoice
    const check = await recheckNumber({ db, registers, now }, { iso, text: vat_number })
    await queries.saveInvoiceCheck(db, invoice, check, now)
    if (check?.result === 'invalid') checked.invalid.push(order_id)
    else checked[check?.result ?? 'unknown'] += 1
  }
  return checked
}

export const { listUncheckedInvoices } = queries
