import type { Order } from '@stoa/contract/ordering/orders'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import { addOrderLines } from '../../../../shared/orders/add-order-lines.ts'
import { cartStore } from '../../../../state/cart-store.ts'
import styles from './payment-failure.module.css'

/** The cart was emptied with the order: it is filled again from it, unless something else was put into it since. */
export function ReturnToCart({ order }: { order: Order | undefined }) {
  const t = useTranslations('payment-failure')
  const { busy, note, fill } = useFillCart(order)
  if (!order || note !== null)
    return (
      <div className={styles.again} role="status">
        {note !== null && <Note tone="warn">{note}</Note>}
        <ButtonLink href="/cart" size="large">
          {t('cart')}
        </ButtonLink>
      </div>
    )
  return (
    <div className={styles.again}>
      <Button size="large" icon="bag" busy={busy} onClick={fill}>
        {t('cart')}
      </Button>
    </div>
  )
}

/** Goes on to the cart when all of it could be added; otherwise says first what is missing. */
function useFillCart(order: Order | undefined) {
  const t = useTranslations('payment-failure')
  const language = useLocale()
  const navigate = useNavigate()
  const address = useAddress()
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const fill = async (): Promise<void> => {
    setBusy(true)
    const isEmpty = cartStore.read().length === 0
    const { added, missing } = isEmpty ? await addOrderLines(language, order?.lines ?? []) : { added: 1, missing: [] }
    setBusy(false)
    if (missing.length === 0) await navigate(address('/cart'))
    else setNote(added === 0 ? t('cartNone') : t('cartMissing', { titles: missing.join(', ') }))
  }
  return { busy, note, fill: () => void fill() }
}
