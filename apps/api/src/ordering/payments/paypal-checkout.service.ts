// PayPal from the cart: where its buyer agrees, and what PayPal says of them. Nothing is kept here of either.

import { randomUUID } from 'node:crypto'
import type { Language } from '@stoa/domain/language'
import { shopCurrency } from '@stoa/domain/money'
import { isGiftCardsOnly } from '@stoa/domain/ordering/order/needs-place'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import { OutsideError } from '../../ports/outside-service.ts'
import type { AgreedBuyer, PaymentProviders } from '../../ports/payment.ts'
import { composeCartTotals } from '../cart/cart.service.ts'

type CartRequest = Parameters<typeof composeCartTotals>[1]
type CartCall = Parameters<typeof composeCartTotals>[2]

interface ExpressDeps {
  db: Executor
  providers: PaymentProviders
  /** Scheme and host of the public site. */
  origin: string
}

type BeginRefusal = 'cart_empty' | 'payment_not_available' | 'payment_unreachable'

export async function beginPaypalCheckout(
  { db, providers, origin }: ExpressDeps,
  request: CartRequest,
  call: CartCall & { language: Language },
): Promise<Outcome<{ id: string; url: string }, BeginRefusal>> {
  const express = findExpress(providers)
  const { totals } = await composeCartTotals(db, request, call)
  if (totals.lines.length === 0) return refused('cart_empty')
  if (!express || totals.dueCents === 0) return refused('payment_not_available')
  const site = `${origin}/${call.language}`
  const addresses = { returnUrl: `${site}/checkout-information`, cancelUrl: `${site}/cart` }
  const { language } = call
  const cart = { amountCents: totals.dueCents, currency: shopCurrency, isShipped: !isGiftCardsOnly(totals.lines) }
  return orUnreachable(async () => done(await express.begin({ key: randomUUID(), language, ...cart, ...addresses })))
}

/** What PayPal says of a buyer who has agreed. */
export const findPaypalBuyer = (
  providers: PaymentProviders,
  id: string,
): Promise<Outcome<AgreedBuyer, 'payment_not_found' | 'payment_unreachable'>> =>
  orUnreachable(async () => {
    const buyer = await findExpress(providers)?.findBuyer(id)
    return buyer ? done(buyer) : refused('payment_not_found' as const)
  })

const findExpress = (providers: PaymentProviders) => providers.find(({ code }) => code === 'paypal')?.express

async function orUnreachable<Value, Refusal>(
  task: () => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal | 'payment_unreachable'>> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof OutsideError) return refused('payment_unreachable')
    throw error
  }
}
