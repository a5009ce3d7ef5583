import { refusalTitle, valueOrThrow } from '@stoa/browser/query/refused'
import { cancelOrder } from '@stoa/contract/ordering/order-changes'
import type { Order } from '@stoa/contract/ordering/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../api/browser-client.ts'
import { refreshOrder } from './refresh-order.ts'

/** Everywhere that the order is shown it is read anew once it is cancelled. */
export function useCancelOrder({ uid, email }: Pick<Order, 'uid' | 'email'>) {
  const common = useTranslations('common')
  const language = useLocale()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** Whether it is cancelled. */
  const cancel = async (): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    try {
      valueOrThrow(await browserClient(language).call(cancelOrder, { uid, email }))
      await refreshOrder(queryClient, uid)
      return true
    } catch (error) {
      setProblem(refusalTitle(error) ?? common('unreached'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, cancel, forget: () => setProblem(null) }
}
