// When an order would come, and which way of receiving or paying is meant.

import type { Refusal } from '@stoa/contract/refusals'
import { greeceId } from '@stoa/domain/customer/address-rules'
import { type DeliveryEstimate, estimateDelivery } from '@stoa/domain/delivery/estimate-delivery'
import { decideGathering } from '@stoa/domain/delivery/gathering'
import { dayFrom } from '@stoa/domain/delivery/working-days'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './checkout.queries.ts'

export interface ShippingEstimate extends DeliveryEstimate {
  shippingTypeId: number
}

/** For each way of receiving within Greece; the slowest of the products sets the pace. None when nothing can be had. */
export async function estimateForProducts(
  db: Executor,
  productIds: readonly number[],
  now: number,
): Promise<Outcome<ShippingEstimate[], Refusal<'product_not_found'>>> {
  const facts = await queries.listGatherFacts(db, productIds)
  if (facts.length < new Set(productIds).size) return refused({ code: 'product_not_found' })
  const gathering = decideGathering(
    facts.map(({ availability, copies, delivery_band, release_date }) => ({
      ...{ policy: availability, copies, promised: delivery_band },
      releaseDay: release_date === null ? null : dayFrom(release_date),
    })),
  )
  if (!gathering) return done([])
  const types = await queries.listShippingTypes(db)
  return done(
    types.flatMap((type) => {
      const rate = type.rates.find((one) => one.country_id === greeceId)
      if (!rate) return []
      const carrier = { minDays: rate.min_days, maxDays: rate.max_days }
      return [{ shippingTypeId: type.id, ...estimateDelivery(now, gathering.gather, carrier, gathering.notBefore) }]
    }),
  )
}
