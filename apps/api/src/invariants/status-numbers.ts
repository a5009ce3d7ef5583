import { type OrderStatus, orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'

/** Those of these statuses, as SQL lists them. */
export const numbersOf = (chosen: (status: OrderStatus) => boolean): string =>
  (Object.keys(orderStatusNumbers) as OrderStatus[])
    .filter(chosen)
    .map((status) => orderStatusNumbers[status])
    .join(', ')
