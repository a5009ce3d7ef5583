import { useMemo } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import type { AllMessages, PageMessages } from '../../../i18n/message-types.ts'
import type { SignInAnswer } from '../sign-in-data.ts'
import { SignInWindow } from './sign-in-window.tsx'
import { useWindowData } from './use-window-data.ts'

/** The page below does not carry the words of signing in: they come with what else the window shows. */
export function OpenModal({ open }: { open: boolean }) {
  const data = useWindowData()
  return data && <Worded data={data} open={open} />
}

function Worded({ data, open }: { data: SignInAnswer; open: boolean }) {
  const language = useLocale()
  const around = useMessages()
  // Compiled messages are not text any more, but they have the same keys.
  const messages = useMemo(
    () => ({ ...around, ...(JSON.parse(data.messages) as PageMessages) }) as AllMessages,
    [around, data.messages],
  )
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Athens">
      <SignInWindow data={data} open={open} />
    </IntlProvider>
  )
}
