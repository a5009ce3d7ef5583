// The table of VAT, kept in memory as long as its version is the present one: it changes a few times in years.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { type SaleVat, type TaxedSale, type VatRules, vatOfSale } from '@stoa/domain/ordering/pricing/vat-place'
import type { Executor } from '../../database/transaction.ts'
import { getVatTable, vatVersion } from './vat-rates.queries.ts'

/** For statements that read the version together with others. */
export { vatVersion }

/** By version, the latest last. A version names the same table in whichever database. */
const kept = new Map<string, VatRules>()
const maxKept = 4

/** `version`: as read just before. When it has changed meanwhile, the newer table. */
async function rulesOf(db: Executor, version: string): Promise<VatRules> {
  const known = kept.get(version)
  if (known) return known
  const table = await getVatTable(db)
  kept.set(table.version, table.rules)
  const [oldest] = kept.keys()
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
  return table.rules
}

/** Of a sale at `now`. */
export const findSaleVat = async (
  db: Executor,
  version: string,
  sale: Omit<TaxedSale, 'day'>,
  now: number,
): Promise<SaleVat> => vatOfSale(await rulesOf(db, version), { ...sale, day: isoDay(dayOf(now)) })
