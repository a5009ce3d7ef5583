// Delivery dates, and which shipping or payment method is meant.

import type { BankAccount } from '@stoa/contract/ordering/checkout'
import type { Refusal } from '@stoa/contract/refusals'
import { greeceId } from '@stoa/domain/identity/address-rules'
import type { Language } from '@stoa/domain/language'
import { type DeliveryEstimate, estimatorOf } from '@stoa/domain/ordering/delivery/estimate-delivery'
import { dayFrom } from '@stoa/domain/ordering/delivery/working-days'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './checkout.queries.ts'
import { viewAccount } from './checkout.view.ts'

export interface ShippingEstimate extends DeliveryEstimate {
  shippingTypeId: number
}

/** For each shipping method within Greece; the slowest product decides. None when nothing can be had. */
export async function estimateForProducts(
  db: Executor,
  productIds: readonly number[],
  now: number,
): Promise<Outcome<ShippingEstimate[], Refusal<'product_not_found'>>> {
  const rows = await queries.listHandlingRows(db, productIds)
  if (rows.length < new Set(productIds).size) return refused({ code: 'product_not_found' })
  const estimate = estimatorOf(
    now,
    rows.map(({ availability, copies, delivery_band, release_date }) => ({
      policy: availability,
      copies,
      promised: delivery_band,
      releaseDay: release_date === null ? null : dayFrom(release_date),
    })),
  )
  if (!estimate) return done([])
  const types = await queries.listShippingTypes(db)
  return done(
    types.flatMap((type) => {
      const rate = type.rates.find((candidate) => candidate.country_id === greeceId)
      if (!rate) return []
      const carrier = { minDays: rate.min_days, maxDays: rate.max_days }
      return [{ shippingTypeId: type.id, ...estimate(carrier) }]
    }),
  )
}

/** The accounts for a bank deposit. */
export const listBankAccounts = async (db: Executor, language: Language): Promise<BankAccount[]> =>
  (await queries.listAccounts(db)).map((row) => viewAccount(row, language))
