import { Note } from '@stoa/ui/note/note'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../i18n/use-address.ts'
import { useSession } from '../../../state/session-store.ts'
import styles from '../form.module.css'
import { SignInFrame } from '../frame/sign-in-frame.tsx'
import type { PanelBook } from '../frame/window-panel.tsx'
import { WayLink } from '../way-link.tsx'
import type { House } from './houses.ts'
import { ProofForm } from './proof-form.tsx'
import { useHouseReturn } from './use-return.ts'

interface ReturnPageProps {
  house: House
  books: readonly PanelBook[]
}

/** Where Google and Facebook send the browser back to. */
export function ReturnPage({ house, books }: ReturnPageProps) {
  const t = useTranslations('sign-in')
  const { stage, ask, path } = useHouseReturn(house)
  const { status } = useSession()
  const navigate = useNavigate()
  const home = useAddress()('/profile')
  const done = status === 'customer' && stage.step !== 'failed' && stage.step !== 'cancelled'
  useEffect(() => {
    if (done) void navigate(path, { replace: true })
  }, [done, navigate, path])
  return (
    <SignInFrame books={books}>
      {stage.step === 'asking' ? (
        <ProofForm house={house} stage={stage} ask={ask} />
      ) : (
        <>
          <h1>{t('social.page', { house })}</h1>
          {stage.step === 'waiting' ? (
            <p className={styles.lead} role="status">
              {t('social.waiting', { house })}
            </p>
          ) : (
            <>
              <Note tone="bad" role="alert" className={styles.below}>
                {t(`social.${stage.step}`, { house })}
              </Note>
              <p className={styles.actions}>
                <WayLink href="/login" way={() => (path === home ? null : { path, reason: 'needed' })}>
                  {t('social.again')}
                </WayLink>
              </p>
            </>
          )}
        </>
      )}
    </SignInFrame>
  )
}
