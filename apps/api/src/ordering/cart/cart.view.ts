// Totals as the contract shows them.

import type { Totals as ContractTotals } from '@stoa/contract/ordering/cart'
import type { CartTotals } from './cart.service.ts'
import { fingerprintOf } from './fingerprint.ts'

export const viewTotals = ({ totals, changes }: CartTotals): ContractTotals => ({
  lines: totals.lines.map((line) => ({
    productId: line.productId,
    dimensionId: line.dimensionId,
    quantity: line.quantity,
    unitPrice: line.unitPriceCents,
    unitPriceBeforeDiscount: line.unitPriorCents,
    total: line.totalCents,
  })),
  changes,
  products: totals.productsCents,
  discount: totals.discountCents,
  shipping: totals.shippingCents,
  paymentFee: totals.paymentFeeCents,
  total: totals.totalCents,
  net: totals.netCents,
  vat: totals.vatCents,
  vatGroups: totals.vatGroups.map((group) => ({
    rate: group.rate,
    gross: group.grossCents,
    net: group.netCents,
    vat: group.vatCents,
  })),
  freeShippingIn: totals.freeShippingInCents,
  fingerprint: fingerprintOf(totals),
})
