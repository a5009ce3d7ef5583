// Totals as the contract shows them.

import type { Totals as ContractTotals } from '@stoa/contract/ordering/cart'
import type { Language } from '@stoa/domain/language'
import type { CartChange } from '@stoa/domain/ordering/cart/decide-cart'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import { viewAmounts } from '../amounts/amounts.service.ts'

export interface CartTotals {
  totals: Totals
  changes: CartChange[]
  fingerprint: string
}

export const viewTotals = ({ totals, changes, fingerprint }: CartTotals, language: Language): ContractTotals => ({
  lines: totals.lines.map((line) => ({
    productId: line.productId,
    dimensionId: line.dimensionId,
    quantity: line.quantity,
    unitPrice: line.unitPriceCents,
    unitPriceBeforeDiscount: line.unitPriorCents,
    total: line.totalCents,
    extension: line.extension,
  })),
  changes,
  ...viewAmounts(totals, language),
  freeShippingIn: totals.freeShippingInCents,
  fingerprint,
})
