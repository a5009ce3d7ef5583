import type { QueryClient } from '@tanstack/react-query'

/** Everywhere that the order is shown it is read anew. */
export async function refreshOrder(queryClient: QueryClient, uid: string): Promise<void> {
  const keys = [['order-tracking', uid], ['order-returns', uid], ['order'], ['own']]
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
