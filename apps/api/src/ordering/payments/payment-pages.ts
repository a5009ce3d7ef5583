// On which page a buyer goes on: their order's, the one that waits for the provider's word, or the one that says why it was not
// paid and what can be done.

import { defaultLanguage, type Language } from '@stoa/domain/language'
import { type PaymentFailure, paymentFailurePath } from '@stoa/domain/ordering/payment/payment-failure'
import type { PaymentStanding } from '@stoa/domain/ordering/payment/payment-standing'
import type { CallbackAnswer } from '../../http/callbacks.ts'
import { type RecordedReport, standingAfter } from './payments.service.ts'

interface BuyersOrder {
  uid: string
  language: Language
}

/** In the order's language; where that is not known, in that of the address at which the buyer is. */
export const failurePage = (
  failure: PaymentFailure,
  order: BuyersOrder | null,
  language: Language = defaultLanguage,
): CallbackAnswer => ({
  redirect: paymentFailurePath(order?.language ?? language, failure, order?.uid),
})

export function pageOf({ standing, ...order }: BuyersOrder & { standing: PaymentStanding }): CallbackAnswer {
  if (standing === 'paid' || standing === 'held')
    return { redirect: `/${order.language}/checkout-success/${order.uid}` }
  if (standing === 'pending') return { redirect: `/${order.language}/checkout-pending/${order.uid}` }
  return failurePage(standing, order)
}

export const pageAfter = (recorded: RecordedReport): CallbackAnswer => {
  const { uid, language } = recorded.order
  return pageOf({ uid, language, standing: standingAfter(recorded) })
}
