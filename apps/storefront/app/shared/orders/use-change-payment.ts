import { refusalTitle, valueOrThrow } from '@stoa/browser/query/refused'
import { changeOrderPayment, listOtherPayments, type OtherPayment } from '@stoa/contract/ordering/order-changes'
import type { Order } from '@stoa/contract/ordering/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../api/browser-client.ts'
import { useAddress } from '../../i18n/use-address.ts'
import { goToProvider } from './go-to-provider.ts'
import { refreshOrder } from './refresh-order.ts'

type Key = Pick<Order, 'uid' | 'email'>

/** The other ways in which an order can be paid. */
export function useOtherPayments({ uid, email }: Key) {
  const common = useTranslations('common')
  const language = useLocale()
  const { data, error } = useQuery({
    queryKey: ['other-payments', language, uid],
    queryFn: async ({ signal }): Promise<OtherPayment[]> =>
      valueOrThrow(await browserClient(language).call(listOtherPayments, { uid, email }, { signal })),
    retry: false,
    staleTime: 0,
  })
  return { payments: data, problem: error && (refusalTitle(error) ?? common('unreached')) }
}

/** Goes on to where the order is paid now: a provider's page, or what to do for a deposit. */
export function useChangePayment({ uid, email }: Key) {
  const common = useTranslations('common')
  const language = useLocale()
  const navigate = useNavigate()
  const address = useAddress()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (paymentTypeId: number, instalments: number): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      const chosen = { uid, email, paymentTypeId, ...(instalments > 1 ? { instalments } : {}) }
      const { paidAtProvider } = valueOrThrow(await browserClient(language).call(changeOrderPayment, chosen))
      if (paidAtProvider) return goToProvider(uid)
      await refreshOrder(queryClient, uid)
      await navigate(address(`/checkout-success/${uid}`))
    } catch (error) {
      setProblem(refusalTitle(error) ?? common('unreached'))
      setBusy(false)
    }
  }
  return { busy, problem, change }
}
