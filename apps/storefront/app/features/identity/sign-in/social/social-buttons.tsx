import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import { useCall } from '../use-call.ts'
import { useReturnTarget } from '../use-return-target.ts'
import type { IdentityProvider } from './identity-providers.ts'
import { storePendingSignIn } from './pending-sign-in.ts'
import styles from './social-buttons.module.css'

/** Redirects to the identity provider's own page and back: nothing of theirs is loaded here. */
export function SocialButtons({ identityProviders }: { identityProviders: readonly IdentityProvider[] }) {
  const t = useTranslations('sign-in')
  const { redirect, busy, failed } = useProviderRedirect()
  if (identityProviders.length === 0) return null
  return (
    <>
      {failed && (
        <Note tone="bad" role="alert">
          {t('social.failed')}
        </Note>
      )}
      <div className={styles.providers}>
        {identityProviders.map((provider) => (
          <Button key={provider} variant="secondary" busy={busy === provider} onClick={() => redirect(provider)}>
            {t(`social.${provider}`)}
          </Button>
        ))}
      </div>
      <p className={styles.or}>{t('login.or')}</p>
    </>
  )
}

const dialogFields = { google: 'googleDialog', facebook: 'facebookDialog' } as const

/** Redirects to the identity provider. */
function useProviderRedirect() {
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
