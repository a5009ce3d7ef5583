import { useSession } from '@stoa/browser/session/session-store'
import { Note } from '@stoa/ui/note/note'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import styles from '../form.module.css'
import type { PanelBook } from '../layout/featured-panel.tsx'
import { SignInLayout } from '../layout/sign-in-layout.tsx'
import { ReturnLink } from '../return-link.tsx'
import type { IdentityProvider } from './identity-providers.ts'
import { ProofForm } from './proof-form.tsx'
import { useProviderReturn } from './use-provider-return.ts'

interface ProviderReturnPageProps {
  provider: IdentityProvider
  books: readonly PanelBook[]
}

/** The redirect target of Google and Facebook. */
export function ProviderReturnPage({ provider, books }: ProviderReturnPageProps) {
  const t = useTranslations('sign-in')
  const { returnState, submitProofs, path } = useProviderReturn(provider)
  const { status } = useSession()
  const navigate = useNavigate()
  const profilePath = useAddress()('/profile')
  const done = status === 'customer' && returnState.step !== 'failed' && returnState.step !== 'cancelled'
  useEffect(() => {
    if (done) void navigate(path, { replace: true })
  }, [done, navigate, path])
  return (
    <SignInLayout books={books}>
      {returnState.step === 'asking' ? (
        <ProofForm provider={provider} returnState={returnState} submitProofs={submitProofs} />
      ) : (
        <>
          <h1>{t('social.page', { provider })}</h1>
          {returnState.step === 'waiting' ? (
            <p className={styles.lead} role="status">
              {t('social.waiting', { provider })}
            </p>
          ) : (
            <>
              <Note tone="bad" role="alert" className={styles.below}>
                {t(`social.${returnState.step}`, { provider })}
              </Note>
              <p className={styles.actions}>
                <ReturnLink
                  href="/login"
                  getReturnTarget={() => (path === profilePath ? null : { path, reason: 'needed' })}
                >
                  {t('social.again')}
                </ReturnLink>
              </p>
            </>
          )}
        </>
      )}
    </SignInLayout>
  )
}
