// The endpoints for places, shipping methods and payment methods.

import * as branches from '@stoa/contract/ordering/branches'
import * as contract from '@stoa/contract/ordering/checkout'
import * as places from '@stoa/contract/ordering/places'
import { nextPickupChange, nextPickupDayChange } from '@stoa/domain/ordering/delivery/branch-pickup'
import { cutOffHour } from '@stoa/domain/ordering/delivery/estimate-delivery'
import { destinationOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { hourOf, isoDay, nextShopHour, nextShopMidnight } from '@stoa/domain/ordering/delivery/working-days'
import type { ContactChannel } from '@stoa/domain/ordering/messages/contact-channels'
import { paysFor } from '@stoa/domain/ordering/payment/pays-for'
import { done, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { type Call, type Operation, operation } from '../../http/operation.ts'
import type { PaymentOffer } from '../../ports/payment.ts'
import { listHeld } from '../stock/stock-holds.service.ts'
import * as queries from './checkout.queries.ts'
import { type EstimateDeps, estimateForProducts, supplyOfBranches } from './checkout.service.ts'
import {
  hoursOf,
  viewBranch,
  viewCountries,
  viewPaymentType,
  viewPostalCode,
  viewRegions,
  viewShippingType,
} from './checkout.view.ts'

export function checkoutOperations(
  deps: EstimateDeps,
  payments: PaymentOffer,
  contactChannels: readonly ContactChannel[],
): Operation[] {
  const { db } = deps
  const channels = operation(contract.listContactChannels, async () => done([...contactChannels]))
  return [...placeOperations(db), ...shippingOperations(deps), ...paymentOperations(db, payments), channels]
}

/** Delivery dates change at midnight and at the cut-off hour. */
const nextEstimateChange = (now: number): number => nextShopHour(now, (time) => [0, cutOffHour].includes(hourOf(time)))

const nextSupplyChange = (rows: readonly queries.BranchRow[], now: number): number =>
  Math.min(nextEstimateChange(now), nextPickupChange(now), nextPickupDayChange(now, rows.map(hoursOf)))

function placeOperations(db: Executor): Operation[] {
  return [
    operation(places.listCountries, async (_, { language }) =>
      done(viewCountries(await queries.listCountries(db), language)),
    ),
    operation(places.listCountryRegions, async ({ countryId }, { language }) => {
      const rows = await queries.listRegions(db, countryId)
      return rows ? done(viewRegions(rows, language)) : refused({ code: 'country_not_found' })
    }),
    operation(places.listPostalCodes, async (_, call) => {
      call.tag('content')
      return done((await queries.listPostalCodes(db)).map((row) => viewPostalCode(row, call.language)))
    }),
    operation(branches.listBranches, async ({ items = [], holdKey = null }, call) => {
      call.tag('content', ...items.flatMap(({ productId }) => [`product:${productId}`, `stock:${productId}`]))
      const rows = await queries.listBranches(db)
      const isAsked = items.length > 0
      call.validUntil(isAsked ? nextSupplyChange(rows, call.now) : nextShopMidnight(call.now))
      // a hold changes while its buyer looks at the branches: not to be cached
      if (holdKey !== null) call.validUntil(call.now)
      const cart = { items, held: await listHeld(db, holdKey) }
      const supply = isAsked ? await supplyOfBranches(db, rows, cart, call.now) : null
      return done(rows.map((row) => viewBranch(row, call, supply?.get(row.id))))
    }),
  ]
}

function shippingOperations(deps: EstimateDeps): Operation[] {
  const { db } = deps
  return [
    operation(contract.listShippingTypes, async (_, call) => {
      call.tag('content', 'pickup_points')
      return done((await queries.listShippingTypes(db)).map((row) => viewShippingType(row, call.language)))
    }),
    operation(contract.getShippingType, async ({ id }, { language }) => {
      const row = (await queries.listShippingTypes(db)).find((item) => item.id === id)
      return row ? done(viewShippingType(row, language)) : refused({ code: 'shipping_type_not_found' })
    }),
    operation(contract.estimateDelivery, async ({ productIds }, call) => {
      call.validUntil(nextEstimateChange(call.now))
      const result = await estimateForProducts(deps, productIds, call.now)
      if (!result.ok) return result
      const estimates = result.value.map((item) => ({
        ...item,
        from: isoDay(item.from),
        to: isoDay(item.to),
        orderBy: isoDay(item.orderBy),
        orderBefore: cutOffHour,
      }))
      return done(estimates)
    }),
  ]
}

function paymentOperations(db: Executor, payments: PaymentOffer): Operation[] {
  const listTypes = async ({ language, tag }: Pick<Call, 'language' | 'tag'>) => {
    tag('content')
    const [types, accounts] = await Promise.all([
      queries.listPaymentTypes(db, payments.codes),
      queries.listAccounts(db),
    ])
    return types.map((row) =>
      viewPaymentType(row, { accounts, instalments: payments.instalmentSteps(row.code) }, language),
    )
  }
  return [
    operation(contract.listPaymentTypes, async (_, call) => done(await listTypes(call))),
    operation(contract.listPaymentTypesFor, async ({ shippingTypeId, countryId }, call) => {
      const shipping = (await queries.listShippingTypes(db)).find(({ id }) => id === shippingTypeId)
      const destination = shipping && destinationOf(shipping.code)
      if (!destination) return refused({ code: 'shipping_type_not_found', fields: ['shippingTypeId'] })
      if (!(await queries.listCountries(db)).some(({ id }) => id === countryId))
        return refused({ code: 'country_not_found', fields: ['countryId'] })
      const types = await listTypes(call)
      return done(types.filter((type) => paysFor(type, { shippingTypeId, destination, countryId })))
    }),
    operation(contract.getPaymentType, async ({ id }, call) => {
      const type = (await listTypes(call)).find((item) => item.id === id)
      return type ? done(type) : refused({ code: 'payment_type_not_found' })
    }),
  ]
}
