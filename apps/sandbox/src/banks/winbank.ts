// The sandbox's winbank: its page, to which the shop's form leads, and the form with which the browser comes back. Where that is
// is entered at the bank, as is where a buyer goes who cancels.

import type { FastifyInstance } from 'fastify'
import type { BankChoice } from './bank-choices.ts'
import type { BankDeps } from './banks.ts'
import { type ChoicePage, readForms, registerChoicePage, showPayment, type WayBack } from './choice-page.ts'
import {
  createWinbankStore,
  registerWinbankWire,
  returnFields,
  type WinbankPayment,
  winbankAccount,
} from './winbank-wire.ts'

export function registerWinbank(app: FastifyInstance, { faults, now, shopOrigin }: BankDeps): void {
  const store = createWinbankStore(now)
  registerWinbankWire(app, faults, store)
  const choicePage: ChoicePage<WinbankPayment> = {
    ...{ bank: 'winbank', path: '/winbank/redirection/choose', parameter: 'reference' },
    find(reference) {
      const payment = store.findOpen(reference)
      return payment?.done ? null : payment
    },
    shown: ({ cents, reference }) => ({ Amount: `${(cents / 100).toFixed(2)} EUR`, Reference: reference }),
    instalments: ({ instalments }) => instalments,
    end: async (payment, choice) => wayBack(shopOrigin, store, payment, choice),
  }
  registerChoicePage(app, choicePage)
  app.register(async (scope) => {
    readForms(scope)
    scope.post<{ Body: URLSearchParams }>('/winbank/redirection/pay.aspx', ({ body }, reply) => {
      const { acquirerId: AcquirerId, merchantId: MerchantId, posId: PosId, user: User } = winbankAccount
      const isOurs = Object.entries({ AcquirerId, MerchantId, PosId, User }).every(
        ([name, value]) => body.get(name) === value,
      )
      return showPayment(reply, choicePage, isOurs ? (body.get('MerchantReference') ?? '') : '')
    })
  })
}

type Store = ReturnType<typeof createWinbankStore>

function wayBack(shopOrigin: string, store: Store, payment: WinbankPayment, choice: BankChoice): WayBack {
  const { result, altered } = choice
  if (result === 'cancelled') return { url: `${shopOrigin}/payment/winbank/cancel?reference=${payment.reference}` }
  if (result === 'approved') store.settle(payment, 'Success', '00')
  else store.settle(payment, 'Failure', result === 'refused' ? '12' : '', result === 'error' ? '500' : '0')
  const fields = returnFields(payment)
  // an approval code that the bank has not given
  const sent = altered ? { ...fields, ApprovalCode: '000000' } : fields
  // the bank signs no errors of its own
  const signed = result === 'error' ? { ...sent, HashKey: '' } : sent
  return { action: `${shopOrigin}/payment/winbank/success`, fields: Object.entries(signed) }
}
