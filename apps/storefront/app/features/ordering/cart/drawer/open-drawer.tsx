import { productsOf } from '@stoa/domain/ordering/cart/cart'
import { Button } from '@stoa/ui/button/button'
import { Drawer } from '@stoa/ui/drawer/drawer'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useTranslations } from 'use-intl'
import { ApiQueryProvider } from '../../../../api/api-query-provider.tsx'
import { useCartTotals } from '../../../../api/use-cart-totals.ts'
import { useProducts } from '../../../../api/use-products.ts'
import { useCart } from '../../../../state/cart-store.ts'
import { closeModal } from '../../../../state/modal-store.ts'
import { DrawerFoot } from './drawer-foot.tsx'
import { DrawerLines } from './drawer-lines.tsx'

/** The cart drawer: its lines, changes and totals. */
export function OpenDrawer({ open }: { open: boolean }) {
  return (
    <ApiQueryProvider>
      <CartPanel open={open} />
    </ApiQueryProvider>
  )
}

function CartPanel({ open }: { open: boolean }) {
  const t = useTranslations('cart')
  const common = useTranslations('common')
  const items = useCart()
  const totals = useCartTotals(items)
  const gifts = totals.data?.lines.filter(({ gift }) => gift) ?? []
  const products = useProducts([...productsOf(items), ...gifts].map(({ productId }) => productId))
  const empty = items.length === 0
  const close = () => closeModal('cart')
  return (
    <Drawer
      open={open}
      onClose={close}
      title={t('title')}
      closeLabel={common('close')}
      busy={totals.isFetching && !empty}
      footer={!empty && <DrawerFoot totals={totals.data} />}
    >
      {empty ? <EmptyCart onClose={close} /> : <DrawerLines {...{ items, totals, products }} />}
    </Drawer>
  )
}

function EmptyCart({ onClose }: { onClose: () => void }) {
  const t = useTranslations('cart')
  return (
    <EmptyState
      icon="bag"
      title={t('emptyTitle')}
      level={3}
      action={
        <Button variant="secondary" onClick={onClose}>
          {t('keepLooking')}
        </Button>
      }
    >
      {t('emptyText')}
    </EmptyState>
  )
}
