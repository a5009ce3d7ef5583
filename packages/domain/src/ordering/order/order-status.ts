// Order statuses with their wire numbers. Which may follow which is in `order-moves.ts`.

export const orderStatusNumbers = {
  notAvailable: -10,
  cancelled: -1,
  pending: 0,
  processing: 1,
  inDelivery: 2,
  completed: 3,
  partiallyDelivered: 4,
  notDelivered: 5,
  checkingStock: 6,
  refund: 7,
  partiallyReturned: 8,
  returned: 9,
  invoiced: 10,
  readyForPickup: 11,
} as const

export type OrderStatus = keyof typeof orderStatusNumbers

export const orderStatuses = Object.keys(orderStatusNumbers) as OrderStatus[]

const statusByNumber = new Map<number, OrderStatus>(
  Object.entries(orderStatusNumbers).map(([status, number]) => [number, status as OrderStatus]),
)

/** The status of a wire number; a number that this version does not know is unknown, not an error. */
export const orderStatusOf = (number: number): OrderStatus | 'unknown' => statusByNumber.get(number) ?? 'unknown'

const endedStatuses: ReadonlySet<OrderStatus> = new Set(['cancelled', 'notAvailable', 'returned', 'refund'])

/** Whether nothing of the order is with its buyer, nor will be. */
export const hasEnded = (status: OrderStatus): boolean => endedStatuses.has(status)

/** For stored numbers: the database contains only statuses that this version knows. */
export function getOrderStatus(number: number): OrderStatus {
  const status = orderStatusOf(number)
  if (status === 'unknown') throw new Error(`an order has the unknown state ${number}`)
  return status
}
