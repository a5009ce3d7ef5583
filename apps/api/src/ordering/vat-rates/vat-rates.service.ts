// The table of VAT, kept in memory: it changes a few times in years.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { type SaleVat, type TaxedSale, vatOfSale } from '@stoa/domain/ordering/pricing/vat-place'
import type { Executor } from '../../database/transaction.ts'
import { keepByVersion } from '../../kept-by-version.ts'
import { getVatTable, vatVersion } from './vat-rates.queries.ts'

/** For statements that read the version together with others. */
export { vatVersion }

const rulesOf = keepByVersion(async (db) => {
  const { version, rules } = await getVatTable(db)
  return { version, value: rules }
})

/** Of a sale at `now`. */
export const findSaleVat = async (
  db: Executor,
  version: string,
  sale: Omit<TaxedSale, 'day'>,
  now: number,
): Promise<SaleVat> => vatOfSale(await rulesOf(db, version), { ...sale, day: isoDay(dayOf(now)) })
