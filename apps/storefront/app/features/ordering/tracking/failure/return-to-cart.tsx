import type { Order } from '@stoa/contract/ordering/orders'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import { cartStore } from '../../../../state/cart-store.ts'
import styles from './payment-failure.module.css'
import { useFillCart } from './use-fill-cart.ts'

/** The cart was emptied with the order: it is filled again from it, unless something else was put into it since. */
export function ReturnToCart({ order }: { order: Order | undefined }) {
  const t = useTranslations('payment-failure')
  const { busy, note, fill, open } = useFillCart()
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
      <Button
        size="large"
        icon="bag"
        busy={busy}
        onClick={() => void (cartStore.read().length === 0 ? fill(order.lines) : open())}
      >
        {t('cart')}
      </Button>
    </div>
  )
}
