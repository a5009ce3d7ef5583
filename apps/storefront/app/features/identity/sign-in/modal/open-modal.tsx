import { useMemo } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import type { AllMessages, PageMessages } from '../../../../i18n/message-types.ts'
import type { SignInResponse } from '../sign-in-data.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { useSignInData } from './use-sign-in-data.ts'

/** The page below does not include the messages of signing in: they are loaded with the dialog's data. */
export function OpenModal({ open }: { open: boolean }) {
  const data = useSignInData()
  return data && <WithMessages data={data} open={open} />
}

function WithMessages({ data, open }: { data: SignInResponse; open: boolean }) {
  const language = useLocale()
  const pageMessages = useMessages()
  // Compiled messages are no longer text, but they have the same keys.
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
