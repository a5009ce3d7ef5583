import { QueryClient } from '@tanstack/react-query'

const staleAfter = 100_000

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: staleAfter, refetchOnWindowFocus: false, retry: 1 } },
  })
}

let inBrowser: QueryClient | undefined

/**
 * What the browser remembers of the API: fresh for 100 s, not asked again because a window got the focus. One for all
 * parts of the page; on the server one for each rendering, so that visitors share nothing.
 */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  inBrowser ??= createQueryClient()
  return inBrowser
}
