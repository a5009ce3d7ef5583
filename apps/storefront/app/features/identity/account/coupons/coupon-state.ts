// Which coupons can be used, now or soon.

import type { CustomerCoupon } from '@stoa/contract/ordering/coupons'

export const isLive = ({ reason }: CustomerCoupon): boolean => reason === null || reason === 'Pending'
