import { lazy, Suspense } from 'react'
import { useModalOpen } from '../../../state/modal-store.ts'
import { useHasOpened } from '../../../state/use-has-opened.ts'

const DrawerContent = lazy(async () => ({ default: (await import('./drawer/open-drawer.tsx')).OpenDrawer }))

/** The cart drawer. Its code is loaded when it is first opened. */
export function CartDrawer() {
  const open = useModalOpen('cart')
  if (!useHasOpened(open)) return null
  return (
    <Suspense>
      <DrawerContent open={open} />
    </Suspense>
  )
}
