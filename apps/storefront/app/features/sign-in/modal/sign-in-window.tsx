import { Dialog } from '@stoa/ui/dialog/dialog'
import { showToast } from '@stoa/ui/toast/toast-store'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { closeModal } from '../../../state/modal-store.ts'
import { type Door, SignInTabs } from '../frame/sign-in-tabs.tsx'
import { WindowPanel } from '../frame/window-panel.tsx'
import { LoginDoor } from '../login/login-door.tsx'
import { RegisterDoor } from '../register/register-door.tsx'
import { useRegister } from '../register/use-register.ts'
import type { SignInAnswer } from '../sign-in-data.ts'

/** Signing in and making an account over the page one is on; the page stays. */
export function SignInWindow({ data: { books, houses }, open }: { data: SignInAnswer; open: boolean }) {
  const t = useTranslations('sign-in')
  const common = useTranslations('common')
  const [door, setDoor] = useState<Door>('login')
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
      title={t(door === 'login' ? 'login.title' : registerTitle)}
      closeLabel={common('close')}
      size="wide"
      panel={<WindowPanel books={books} />}
      above={<SignInTabs current={door} onChoose={setDoor} />}
    >
      {door === 'login' ? (
        <LoginDoor houses={houses} onDone={finish} />
      ) : (
        <RegisterDoor houses={houses} registration={registration} />
      )}
    </Dialog>
  )
}
