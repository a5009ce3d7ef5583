import { useSession } from '@stoa/browser/session/session-store'
import { Note } from '@stoa/ui/note/note'
import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../data/use-profile.ts'

/** Notices that come before anything else on the page. */
export function AccountNotes() {
  const t = useTranslations('account')
  const session = useSession()
  const { data: profile } = useProfile()
  const toPassword = (chunks: ReactNode) => <TextLink href="/profile/account#password">{chunks}</TextLink>
  const toEmail = (chunks: ReactNode) => <TextLink href="/profile/account#email">{chunks}</TextLink>
  return (
    <>
      {session.status === 'customer' && session.person.passwordToBeSet && (
        <Note tone="warn">{t.rich('notes.password', { link: toPassword })}</Note>
      )}
      {profile?.newEmail && <Note>{t.rich('notes.newEmail', { email: profile.newEmail, link: toEmail })}</Note>}
    </>
  )
}
