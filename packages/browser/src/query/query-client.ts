import { onlineManager, QueryClient } from '@tanstack/react-query'
import { browserEnvironment, isRetryable, type RetryEnvironment, retryDelay } from './back-off.ts'

const defaultStaleTime = 100_000

const mostRetries = 1
/** Whoever waits for a page is better told of a failure than kept waiting. */
const longestWait = 10_000

/** While the browser is offline or the page hidden, TanStack Query pauses retries itself. */
export function createQueryClient(environment: RetryEnvironment = browserEnvironment): QueryClient {
  const delayAfter = (failures: number, error: Error): number => retryDelay(failures + 1, error, environment)
  const retry = (failures: number, error: Error): boolean =>
    failures < mostRetries && isRetryable(error) && delayAfter(failures, error) <= longestWait
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: defaultStaleTime, refetchOnWindowFocus: false, retry, retryDelay: delayAfter },
    },
  })
}

let browserQueryClient: QueryClient | undefined

/**
 * The browser's cache of the API: fresh for 100 s, not refetched on window focus. One for all parts of the page; on the
 * server one per rendering, so that visitors share nothing.
 */
export function getQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  if (!browserQueryClient) {
    // It is only notified of changes.
    onlineManager.setOnline(navigator.onLine)
    browserQueryClient = createQueryClient()
  }
  return browserQueryClient
}
