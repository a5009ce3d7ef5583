import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { IntlProvider } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { addressSwitches } from '../config/address-switches.ts'
import { rememberLanguages } from '../state/localisation.ts'
import type { AllMessages, PageMessages } from './message-types.ts'

const noMessages: PageMessages = {}
/** Parsed once per distinct string: there are as many as kinds of pages. */
const parsedMessages = new Map<string, PageMessages>()

function parseMessages(loaderData: unknown): PageMessages {
  if (typeof loaderData !== 'object' || loaderData === null || !('messages' in loaderData)) return noMessages
  const text = String(loaderData.messages)
  const messages = parsedMessages.get(text) ?? (JSON.parse(text) as PageMessages)
  parsedMessages.set(text, messages)
  return messages
}

/** One provider for the whole page: the messages of all its routes together. */
export function PageIntl({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation())
  const matches = useMatches()
  useEffect(
    () => rememberLanguages({ defaultLanguage: addressSwitches.defaultLanguage, currentLanguage: language }),
    [language],
  )
  // Compiled messages are no longer text, but they have the same keys.
  const messages = useMemo(
    () => Object.assign({}, ...matches.map((match) => parseMessages(match.loaderData))) as AllMessages,
    [matches],
  )
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Athens">
      {children}
    </IntlProvider>
  )
}
