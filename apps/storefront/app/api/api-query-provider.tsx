import { ApiProvider } from '@stoa/browser/query/api-provider'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { browserClient } from './browser-client.ts'

/** Wraps every part of the page that calls the API with `useQuery`. */
export function ApiQueryProvider({ children }: { children: ReactNode }) {
  return (
    <ApiProvider client={browserClient} language={useLocale()}>
      {children}
    </ApiProvider>
  )
}
