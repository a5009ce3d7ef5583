import type { Order } from '@stoa/contract/ordering/orders'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import { cartStore } from '../../../../state/cart-store.ts'
import { useFillCart } from './use-fill-cart.ts'

/** The cart was emptied with the order: it is filled again from it, unless something else was put into it since. */
export function ReturnToCart({ order }: { order: Order | undefined }) {
  const t = useTranslations('payment-failure')
  const { busy, note, fill, open } = useFillCart()
  if (!order || note !== null)
    return (
      <>
        {note !== null && (
          <div role="status">
            <Note tone="warn">{note}</Note>
          </div>
        )}
        <ButtonLink href="/cart" size="large">
          {t('cart')}
        </ButtonLink>
      </>
    )
  return (
    <Button
      size="large"
      icon="bag"
      busy={busy}
      onClick={() => void (cartStore.read().length === 0 ? fill(order.lines) : open())}
    >
      {t('cart')}
    </Button>
  )
}
