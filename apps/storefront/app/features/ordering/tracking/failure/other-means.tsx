import { refusalTitle, valueOrThrow } from '@stoa/browser/query/refused'
import { cancelOrder } from '@stoa/contract/ordering/order-changes'
import type { Order } from '@stoa/contract/ordering/orders'
import { listNextStatuses } from '@stoa/domain/ordering/order/order-moves'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import styles from './payment-failure.module.css'
import { useFillCart } from './use-fill-cart.ts'

/** Another means of payment is another order: this one is cancelled, and what it held is ordered anew. */
export function OtherMeans({ order }: { order: Order }) {
  const t = useTranslations('payment-failure')
  const { busy, problem, isCancelled, submit } = useOtherMeans(order)
  if (!isCancelled && !listNextStatuses(order.status, 'customer').includes('cancelled')) return null
  return (
    <div className={styles.again}>
      <p className={styles.help} id="other-means">
        {t('otherHelp')}
      </p>
      <div role="alert">{problem !== null && <Note tone="warn">{problem}</Note>}</div>
      <Button variant="secondary" size="large" busy={busy} aria-describedby="other-means" onClick={submit}>
        {isCancelled ? t('cart') : t('other')}
      </Button>
    </div>
  )
}

function useOtherMeans({ uid, email, lines }: Order) {
  const common = useTranslations('common')
  const language = useLocale()
  const cart = useFillCart()
  const [cancelling, setCancelling] = useState(false)
  const [isCancelled, setIsCancelled] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const submit = async (): Promise<void> => {
    if (isCancelled) return cart.open()
    setCancelling(true)
    setRefused(null)
    try {
      valueOrThrow(await browserClient(language).call(cancelOrder, { uid, email }))
      setIsCancelled(true)
      await cart.fill(lines)
    } catch (error) {
      setRefused(refusalTitle(error) ?? common('unreached'))
    }
    setCancelling(false)
  }
  return { busy: cancelling || cart.busy, problem: refused ?? cart.note, isCancelled, submit: () => void submit() }
}
