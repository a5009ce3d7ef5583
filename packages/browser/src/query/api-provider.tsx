import type { Client } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { getQueryClient } from './query-client.ts'

interface Api {
  client: Client
  /** Of the page: what is remembered is remembered for each language. */
  language: Language
}

const ApiContext = createContext<Api | null>(null)

interface ApiProviderProps {
  client(language: Language): Client
  language: Language
  children: ReactNode
}

/** Around every part of an application that asks the API with `useQuery`. Parts share what is remembered. */
export function ApiProvider({ client, language, children }: ApiProviderProps) {
  const [queryClient] = useState(getQueryClient)
  const api = useMemo(() => ({ client: client(language), language }), [client, language])
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiContext>
  )
}

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('an API hook stands outside ApiProvider')
  return api
}
