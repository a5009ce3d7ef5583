// Where an order goes: an address where one is needed, or the branch or carrier's point where it is collected.

import type { OrderRequest } from '@stoa/contract/ordering/place-order'
import type { Refusal } from '@stoa/contract/refusals'
import { type Destination, destinationOf, networkOf } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { type OrderAddresses, refuseAddresses } from '@stoa/domain/ordering/order/decide-addresses'
import { needsPlace } from '@stoa/domain/ordering/order/needs-place'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Terms } from '../cart/terms.service.ts'
import type { AgreedOrder } from './order-rows.ts'
import type { OrderBasisRow } from './place-order.queries.ts'

interface PlaceFacts {
  destination: Destination | undefined
  findCountry: Parameters<typeof refuseAddresses>[1]
}

/** An address that is not needed is checked all the same, if one is given. */
export function refusePlace(
  request: OrderRequest,
  addresses: OrderAddresses,
  { destination, findCountry }: PlaceFacts,
) {
  const missing = (['street', 'city', 'postalCode'] as const).filter((name) => !request[name])
  if (missing.length === 0) return refuseAddresses(addresses, findCountry)
  if (!needsPlace({ ...request, destination })) return null
  return { code: 'address_required' as const, fields: missing }
}

type CollectionRefusal =
  | Refusal<'branch_required' | 'branch_not_found', 'branchId'>
  | Refusal<'point_required' | 'point_not_found', 'pointId'>

type Collection = Pick<AgreedOrder, 'branchId' | 'point'>

/** The branch or the point where it is collected, if it is: one of the network that goes with the way of receiving. */
export function decideCollection(
  { branchId, pointId }: OrderRequest,
  { shipping, branch_known, points }: Pick<Terms, 'shipping'> & Pick<OrderBasisRow, 'branch_known' | 'points'>,
): Outcome<Collection, CollectionRefusal> {
  const destination = destinationOf(shipping?.code ?? '')
  if (destination === 'branch') {
    if (branchId === undefined) return refused({ code: 'branch_required', fields: ['branchId'] })
    return branch_known ? done({ branchId, point: null }) : refused({ code: 'branch_not_found', fields: ['branchId'] })
  }
  if (destination !== 'point') return done({ branchId: null, point: null })
  if (pointId === undefined) return refused({ code: 'point_required', fields: ['pointId'] })
  const point = points.find(({ carrier }) => carrier === networkOf(shipping?.code ?? ''))
  return point ? done({ branchId: null, point }) : refused({ code: 'point_not_found', fields: ['pointId'] })
}
