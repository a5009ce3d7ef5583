// Whether the goods of an order have left the shop. Only then has a buyer who withdraws something to send back; before, the
// statement ends the contract, and the copies stay for sale.

import { destinationOf } from '../delivery/shipping-kinds.ts'
import type { OrderActor } from '../order/order-moves.ts'
import type { OrderStatus } from '../order/order-status.ts'

export interface OrderPlace {
  status: OrderStatus
  /** The code of the shipping method. */
  shipping: string
  /** Whether a carrier has the parcel, which its order may not say yet. */
  handedOver: boolean
}

const beforeLeaving: ReadonlySet<OrderStatus> = new Set(['pending', 'checkingStock', 'processing', 'invoiced'])

/** What waits in a branch is still the shop's to keep. */
export const goodsLeft = ({ status, shipping, handedOver }: OrderPlace): boolean =>
  !(beforeLeaving.has(status) && !handedOver) && !(status === 'readyForPickup' && destinationOf(shipping) === 'branch')

/** Who cancels an order whose goods have not left: its buyer may until the shop begins, from then on the shop does by itself. */
export const withdrawingActor = (status: OrderStatus): OrderActor =>
  status === 'pending' || status === 'checkingStock' ? 'customer' : 'system'
