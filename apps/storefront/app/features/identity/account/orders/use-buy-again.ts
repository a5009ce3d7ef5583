import { getCustomerOrder } from '@stoa/contract/ordering/customer-orders'
import type { OrderLine } from '@stoa/contract/ordering/orders'
import { canBeBought } from '@stoa/domain/catalogue/availability'
import { isAskedFor } from '@stoa/domain/ordering/cart/expand-boxes'
import type { LineExtension, OrderedExtension } from '@stoa/domain/ordering/cart/line-extension'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { loadProduct } from '../../../../api/product-batch.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import { useApiCall } from '../data/use-api-call.ts'

type Line = Pick<OrderLine, 'productId' | 'dimensionId' | 'quantity' | 'extension' | 'name'>

/** The same once more: a day of sending is over by then. */
const repeat = ({ giftCard, box, ...others }: OrderedExtension): LineExtension => ({
  ...others,
  giftCard: giftCard && { ...giftCard, sendOn: undefined },
  box: box && { ...box, items: box.items.map(({ name: _, ...item }) => item) },
})

/** Names of the products that are unavailable, or do not fit into the cart. */
export function useBuyAgain(uid: string) {
  const t = useTranslations('account')
  const language = useLocale()
  const call = useApiCall()
  const [busy, setBusy] = useState(false)
  const [statusMessage, setStatusMessage] = useState('')

  const addLine = async ({ productId, dimensionId, quantity, extension, name }: Line): Promise<string | null> => {
    const product = await loadProduct(language, productId).catch(() => null)
    const isAvailable = product !== null && canBeBought(product.availability)
    const item = { productId, dimensionId, quantity, extension: extension && repeat(extension) }
    return isAvailable && cartStore.add(item) ? null : name
  }
  const buy = async () => {
    setBusy(true)
    const order = await call(getCustomerOrder, { uid })
    if (order.ok) {
      const lines = order.value.lines.filter(isAskedFor)
      const missing = (await Promise.all(lines.map(addLine))).filter((name) => name !== null)
      setStatusMessage(formatResult(lines.length - missing.length, missing))
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
