// Totals as the contract shows them.

import type { Totals as ContractTotals } from '@stoa/contract/ordering/cart'
import type { Language } from '@stoa/domain/language'
import { viewAmounts } from '../amounts/amounts.service.ts'
import type { CartTotals } from './cart.service.ts'
import { fingerprintOf } from './fingerprint.ts'

export const viewTotals = ({ totals, changes }: CartTotals, language: Language): ContractTotals => ({
  lines: totals.lines.map((line) => ({
    productId: line.productId,
    dimensionId: line.dimensionId,
    quantity: line.quantity,
    unitPrice: line.unitPriceCents,
    unitPriceBeforeDiscount: line.unitPriorCents,
    total: line.totalCents,
  })),
  changes,
  ...viewAmounts(totals, language),
  freeShippingIn: totals.freeShippingInCents,
  fingerprint: fingerprintOf(totals),
})
