import { Dialog } from '@stoa/ui/dialog/dialog'
import { showToast } from '@stoa/ui/toast/toast-store'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { closeModal } from '../../../../state/modal-store.ts'
import { FeaturedPanel } from '../layout/featured-panel.tsx'
import { type AuthTab, SignInTabs } from '../layout/sign-in-tabs.tsx'
import { LoginPanel } from '../login/login-panel.tsx'
import { RegisterPanel } from '../register/register-panel.tsx'
import { useRegister } from '../register/use-register.ts'
import type { SignInResponse } from '../sign-in-data.ts'

/** Signing in and signing up in a dialog over the current page. */
export function SignInDialog({ data: { books, identityProviders }, open }: { data: SignInResponse; open: boolean }) {
  const t = useTranslations('sign-in')
  const common = useTranslations('common')
  const [tab, setTab] = useState<AuthTab>('login')
  const registration = useRegister()
  const registerTitle = registration.sentTo === null ? 'register.title' : 'register.sentTitle'
  const finish = () => {
    closeModal('login')
    showToast(t('login.done'))
  }
  return (
    <Dialog
      open={open}
      onClose={() => closeModal('login')}
      title={t(tab === 'login' ? 'login.title' : registerTitle)}
      closeLabel={common('close')}
      size="wide"
      panel={<FeaturedPanel books={books} />}
      above={<SignInTabs current={tab} onChoose={setTab} />}
    >
      {tab === 'login' ? (
        <LoginPanel identityProviders={identityProviders} onDone={finish} />
      ) : (
        <RegisterPanel identityProviders={identityProviders} registration={registration} />
      )}
    </Dialog>
  )
}
