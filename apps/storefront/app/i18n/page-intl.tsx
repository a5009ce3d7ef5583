import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { IntlProvider } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { addressSwitches } from '../config/address-switches.ts'
import { rememberLanguages } from '../state/localisation.ts'
import { readMessages, useMessageFiles } from './loaded-messages.ts'
import type { AllMessages } from './message-types.ts'

/** The files that a route's loader has named. */
function filesIn(loaderData: unknown): readonly string[] {
  if (typeof loaderData !== 'object' || loaderData === null || !('messages' in loaderData)) return []
  return Array.isArray(loaderData.messages) ? loaderData.messages : []
}

/** One provider for the whole page: the messages of all its routes together. */
export function PageIntl({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation())
  const matches = useMatches()
  useEffect(
    () => rememberLanguages({ defaultLanguage: addressSwitches.defaultLanguage, currentLanguage: language }),
    [language],
  )
  const files = useMemo(() => [...new Set(matches.flatMap(({ loaderData }) => filesIn(loaderData)))], [matches])
  useMessageFiles(files)
  // Compiled messages are no longer text, but they have the same keys.
  const messages = useMemo(() => readMessages(files) as AllMessages, [files])
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Athens">
      {import.meta.env.SSR && files.map((file) => <MessagePreload key={file} href={file} />)}
      {children}
    </IntlProvider>
  )
}

/** Loaded beside the scripts, which wait for it before they hydrate the page (`entry.client.tsx`). */
function MessagePreload({ href }: { href: string }) {
  return <link rel="preload" as="fetch" href={href} type="application/json" crossOrigin="anonymous" />
}
