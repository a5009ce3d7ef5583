import type { OrderLine } from '@stoa/contract/ordering/orders'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import { addOrderLines } from '../../../../shared/orders/add-order-lines.ts'

/** Puts the lines of an order into the cart, and goes there when all of them could be; otherwise says first what is missing. */
export function useFillCart() {
  const t = useTranslations('payment-failure')
  const language = useLocale()
  const navigate = useNavigate()
  const address = useAddress()
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const open = async () => navigate(address('/cart'))
  const fill = async (lines: readonly OrderLine[]): Promise<void> => {
    setBusy(true)
    const { added, missing } = await addOrderLines(language, lines)
    setBusy(false)
    if (missing.length === 0) await open()
    else setNote(added === 0 ? t('cartNone') : t('cartMissing', { titles: missing.join(', ') }))
  }
  return { busy, note, fill, open }
}
