import { useMemo } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import type { AllMessages, PageMessages } from '../../../../i18n/message-types.ts'
import type { SignInResponse } from '../sign-in-data.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { useSignInData } from './use-sign-in-data.ts'

/** The page below does not carry the words of signing in: they come with what else the window shows. */
export function OpenModal({ open }: { open: boolean }) {
  const data = useSignInData()
  return data && <WithMessages data={data} open={open} />
}

function WithMessages({ data, open }: { data: SignInResponse; open: boolean }) {
  const language = useLocale()
  const pageMessages = useMessages()
  // Compiled messages are not text any more, but they have the same keys.
  const messages = useMemo(
    () => ({ ...pageMessages, ...(JSON.parse(data.messages) as PageMessages) }) as AllMessages,
    [pageMessages, data.messages],
  )
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Athens">
      <SignInDialog data={data} open={open} />
    </IntlProvider>
  )
}
