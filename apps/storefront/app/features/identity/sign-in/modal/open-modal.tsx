import { useEffect, useMemo, useState } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import { loadMessages, readMessages } from '../../../../i18n/loaded-messages.ts'
import type { AllMessages } from '../../../../i18n/message-types.ts'
import { useAddress } from '../../../../i18n/use-address.ts'
import type { SignInResponse } from '../sign-in-data.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

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
    () => ({ ...pageMessages, ...readMessages(data.messages) }) as AllMessages,
    [pageMessages, data.messages],
  )
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Athens">
      <SignInDialog data={data} open={open} />
    </IntlProvider>
  )
}

const dataByLanguage = new Map<string, SignInResponse>()

/** The loader data of the auth pages: messages, books, identity providers. Null until it is loaded. */
function useSignInData(): SignInResponse | null {
  const language = useLocale()
  const address = useAddress()
  const [data, setData] = useState<SignInResponse | null>(dataByLanguage.get(language) ?? null)
  const [dataUrl, pageUrl] = [address('/login/window'), address('/login')]
  useEffect(() => {
    if (dataByLanguage.has(language)) return
    const fetchData = async () => {
      const response = await fetch(dataUrl)
      if (!response.ok) throw new Error(`${dataUrl}: ${response.status}`)
      const responseData = (await response.json()) as SignInResponse
      await loadMessages(responseData.messages)
      dataByLanguage.set(language, responseData)
      setData(responseData)
    }
    fetchData().catch(() => location.assign(pageUrl))
  }, [language, dataUrl, pageUrl])
  return data
}
