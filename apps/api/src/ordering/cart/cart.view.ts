// Totals as the contract shows them.

import type { CodeAnswer, Totals as ContractTotals, LineAhead, LinePart } from '@stoa/contract/ordering/totals'
import { aheadKinds, availabilityOf } from '@stoa/domain/catalogue/availability'
import type { Language } from '@stoa/domain/language'
import type { CartChange } from '@stoa/domain/ordering/cart/decide-cart'
import type { OrderExtras } from '@stoa/domain/ordering/cart/order-extras'
import type { InstalmentPlan } from '@stoa/domain/ordering/payment/instalments'
import type { CartProblem } from '@stoa/domain/ordering/pricing/cart-problems'
import { shopWrapping } from '@stoa/domain/ordering/pricing/gift-wrapping'
import type { Totals } from '@stoa/domain/ordering/pricing/price-cart'
import type { PricedPart } from '@stoa/domain/ordering/pricing/set-parts'
import type { AppliedCoupon, CodeDecision } from '@stoa/domain/ordering/promotions/decide-coupon'
import { inLanguage } from '../../database/localized-text.ts'
import { viewAmounts, viewNotes, viewPlan } from '../amounts/amounts.service.ts'
import { findCartProduct } from './cart-product.ts'
import type { CartProductRow } from './cart-products.queries.ts'
import { type Moment, viewProblems } from './problems.view.ts'

export interface CartTotals {
  totals: Totals
  /** With the parts of sets. */
  products: readonly CartProductRow[]
  changes: CartChange[]
  problems: CartProblem[]
  extras: OrderExtras
  fingerprint: string
  /** Besides paying at once. */
  instalments: readonly InstalmentPlan[]
}

export const viewTotals = (
  { totals, products, changes, problems, extras, fingerprint, instalments }: CartTotals,
  { language, now }: Moment,
): ContractTotals => ({
  lines: totals.lines.map((line) => ({
    productId: line.productId,
    dimensionId: line.dimensionId,
    quantity: line.quantity,
    unitPrice: line.unitPriceCents,
    unitPriceBeforeDiscount: line.unitPriorCents,
    total: line.totalCents,
    extension: line.extension,
    gift: line.gift,
    boxLine: line.boxLine,
    withdrawable: line.withdrawable,
    ahead: viewAhead(findCartProduct(products, line)),
    parts: line.parts?.map((part) => viewPart(part, products, language)),
    notes: viewNotes(line.notes, language),
  })),
  changes,
  problems: viewProblems(problems, { language, now }),
  ...viewAmounts(totals, language),
  codes: totals.codes.map(viewCode),
  wrappingPrice: shopWrapping.cents,
  wrappingUnit: shopWrapping.per,
  extras,
  instalments: instalments.map(viewPlan),
  shippingVaries: totals.shippingVaries,
  freeShippingIn: totals.freeShippingInCents,
  freeShippingFrom: totals.freeShippingFromCents,
  fingerprint,
})

/** Of a line that is ordered ahead. */
function viewAhead(product: CartProductRow | undefined): LineAhead | undefined {
  const availability = product && availabilityOf(product.availability, product.copies)
  const kind = aheadKinds.find((one) => one === availability)
  return product && kind && { kind, releasedOn: kind === 'preOrder' ? product.release_date : null }
}

function viewPart(
  { productId, dimensionId, quantity }: PricedPart,
  products: readonly CartProductRow[],
  language: Language,
): LinePart {
  const product = findCartProduct(products, { productId, dimensionId })
  return {
    productId,
    dimensionId,
    quantity,
    name: product ? inLanguage(product.name_el, product.name_en, language) : '',
  }
}

function viewCode(decision: CodeDecision): CodeAnswer {
  const answer = { ...noAnswer(decision.code), giftCard: 'giftCard' in decision, applied: decision.applied }
  if (decision.applied) {
    const { cents: amount } = decision
    return 'leftCents' in decision
      ? { ...answer, amount, left: decision.leftCents }
      : { ...answer, amount, ...viewApplied(decision) }
  }
  const {
    code: reason,
    thresholdCents,
    missingCents,
    betterCents,
    limitedCopies = 0,
    at,
    firstOrderOnly,
  } = decision.refusal
  return {
    ...answer,
    reason,
    threshold: thresholdCents ?? null,
    missing: missingCents ?? null,
    better: betterCents ?? null,
    limitedCopies,
    at: at === undefined ? null : new Date(at).toISOString(),
    ...(firstOrderOnly ? { firstOrderOnly } : {}),
  }
}

const viewApplied = ({ unplacedCents, endsAt, ...applied }: AppliedCoupon) => ({
  unplaced: unplacedCents,
  copies: applied.copies,
  limitedCopies: applied.limitedCopies,
  partlyLimitedCopies: applied.partlyLimitedCopies,
  at: endsAt === null ? null : new Date(endsAt - 1).toISOString(),
})

const noAnswer = (code: string): CodeAnswer => ({
  code,
  giftCard: false,
  applied: false,
  amount: 0,
  left: 0,
  unplaced: 0,
  reason: null,
  threshold: null,
  missing: null,
  better: null,
  copies: 0,
  limitedCopies: 0,
  partlyLimitedCopies: 0,
  at: null,
})
