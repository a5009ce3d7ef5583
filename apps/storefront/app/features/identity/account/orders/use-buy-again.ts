import { getCustomerOrder } from '@stoa/contract/ordering/customer-orders'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { addOrderLines } from '../../../../shared/orders/add-order-lines.ts'
import { useApiCall } from '../data/use-api-call.ts'

/** Says how many titles were added, and which were not. */
export function useBuyAgain(uid: string) {
  const t = useTranslations('account')
  const language = useLocale()
  const call = useApiCall()
  const [busy, setBusy] = useState(false)
  const [statusMessage, setStatusMessage] = useState('')

  const buy = async () => {
    setBusy(true)
    const order = await call(getCustomerOrder, { uid })
    if (order.ok) {
      const { added, missing } = await addOrderLines(language, order.value.lines)
      setStatusMessage(formatResult(added, missing))
    } else setStatusMessage(order.refusal.title)
    setBusy(false)
  }
  const formatResult = (added: number, missing: string[]): string => {
    if (missing.length === 0) return t('orders.againDone', { count: added })
    const titles = missing.join(', ')
    return added === 0 ? t('orders.againNone', { titles }) : t('orders.againSome', { count: added, titles })
  }
  return { busy, statusMessage, buy }
}
