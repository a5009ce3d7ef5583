// What is known of the VAT number of an invoice, as its columns keep it.

import { nextVatCheck } from '@stoa/domain/ordering/order/vat-check'
import type { KnownVat } from '../vat-checks/vat-checks.service.ts'

/** Null where no register knows the number. */
export type InvoiceVat = KnownVat['check']

const toDate = (time: number | null): Date | null => (time === null ? null : new Date(time))

/** `attempts`: how often the number was checked again. */
export const vatColumns = (check: InvoiceVat, attempts: number, now: number) => {
  const isOpen = check?.result === 'unknown'
  return {
    vat_result: check?.result ?? null,
    vat_register: isOpen ? null : (check?.register ?? null),
    vat_checked_at: isOpen ? null : toDate(check?.checkedAt ?? null),
    vat_request_date: check?.requestDate ?? null,
    vat_request_id: check?.requestId ?? null,
    vat_attempts: check && attempts,
    vat_check_at: isOpen ? toDate(nextVatCheck(attempts, now)) : null,
  }
}
