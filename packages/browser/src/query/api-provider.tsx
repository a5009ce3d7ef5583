import type { Client } from '@stoa/contract/client'
import type { Language } from '@stoa/domain/language'
import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { getQueryClient } from './query-client.ts'

interface Api {
  client: Client
  /** The page's language: the cache is separate for each. */
  language: Language
}

const ApiContext = createContext<Api | null>(null)

interface ApiProviderProps {
  client(language: Language): Client
  language: Language
  children: ReactNode
}

/** Wraps every part of an application that calls the API with `useQuery`. All parts share one cache. */
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
