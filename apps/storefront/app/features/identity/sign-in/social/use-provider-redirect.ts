import { useState } from 'react'
import { useAddress } from '../../../../i18n/use-address.ts'
import { useCall } from '../use-call.ts'
import { useReturnTarget } from '../use-return-target.ts'
import type { IdentityProvider } from './identity-providers.ts'
import { storePendingSignIn } from './pending-sign-in.ts'

const dialogFields = { google: 'googleDialog', facebook: 'facebookDialog' } as const

/** Redirects to the identity provider. */
export function useProviderRedirect() {
  const call = useCall()
  const address = useAddress()
  const path = useReturnTarget()?.path ?? address('/profile')
  const [busy, setBusy] = useState<IdentityProvider | null>(null)
  const [failed, setFailed] = useState(false)

  async function startRedirect(provider: IdentityProvider): Promise<boolean> {
    const result = await call('beginSocialSignIn', {})
    const dialogUrl = result.ok ? result.value[dialogFields[provider]] : null
    if (!result.ok || dialogUrl === null) return false
    storePendingSignIn({ state: result.value.state, path })
    location.assign(dialogUrl)
    return true
  }
  const redirect = async (provider: IdentityProvider): Promise<void> => {
    if (busy) return
    setBusy(provider)
    setFailed(false)
    if (await startRedirect(provider)) return
    setFailed(true)
    setBusy(null)
  }
  return { busy, failed, redirect: (provider: IdentityProvider) => void redirect(provider) }
}
