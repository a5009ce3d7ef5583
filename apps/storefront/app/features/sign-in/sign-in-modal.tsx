import { lazy, Suspense } from 'react'
import { useAddress } from '../../i18n/use-address.ts'
import { useModalOpen } from '../../state/modal-store.ts'
import { useOnceOpen } from '../../state/use-once-open.ts'
import { loadWindow } from './load-window.ts'

/** Where the window cannot be fetched, the page does the same. */
function ToThePage() {
  const address = useAddress()
  location.assign(address('/login'))
  return null
}

const Window = lazy(async () => {
  try {
    return { default: (await loadWindow()).OpenModal }
  } catch {
    return { default: ToThePage }
  }
})

/** Signing in without leaving the page. Its code is fetched when it is first opened. */
export function SignInModal() {
  const open = useModalOpen('login')
  if (!useOnceOpen(open)) return null
  return (
    <Suspense>
      <Window open={open} />
    </Suspense>
  )
}
