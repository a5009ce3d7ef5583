import { lazy, Suspense } from 'react'
import { useAddress } from '../../../i18n/use-address.ts'
import { useModalOpen } from '../../../state/modal-store.ts'
import { useHasOpened } from '../../../state/use-has-opened.ts'
import { loadSignInModal } from './load-sign-in-modal.ts'

/** Where the window cannot be fetched, the page does the same. */
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

/** Signing in without leaving the page. Its code is fetched when it is first opened. */
export function SignInModal() {
  const open = useModalOpen('login')
  if (!useHasOpened(open)) return null
  return (
    <Suspense>
      <LazyModal open={open} />
    </Suspense>
  )
}
