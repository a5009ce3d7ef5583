import { lazy, Suspense } from 'react'
import { useAddress } from '../../../i18n/use-address.ts'
import { useModalOpen } from '../../../state/modal-store.ts'
import { useHasOpened } from '../../../state/use-has-opened.ts'
import { loadSignInModal } from './load-sign-in-modal.ts'

/** When the dialog cannot be loaded, the page is opened instead. */
function RedirectToLogin() {
  const address = useAddress()
  location.assign(address('/login'))
  return null
}

const LazyModal = lazy(async () => {
  try {
    return { default: (await loadSignInModal()).OpenModal }
  } catch {
    return { default: RedirectToLogin }
  }
})

/** The sign-in dialog over the page. Its code is loaded when it is first opened. */
export function SignInModal() {
  const open = useModalOpen('login')
  if (!useHasOpened(open)) return null
  return (
    <Suspense>
      <LazyModal open={open} />
    </Suspense>
  )
}
