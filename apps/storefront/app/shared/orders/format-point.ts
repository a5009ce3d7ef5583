import type { Order } from '@stoa/contract/ordering/orders'
import { formatPostalCode } from '../format-postal-code.ts'

/** Where a locker or pickup point is: `Τσιμισκή 112, 546 22 Θεσσαλονίκη`. */
export const formatPoint = ({ street, postalCode, city }: NonNullable<Order['pickupPoint']>): string =>
  `${street}, ${formatPostalCode(postalCode, true)} ${city}`
