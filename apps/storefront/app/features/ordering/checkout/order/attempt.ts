// Each attempt to place an order has one idempotency key: pressing twice, reloading, or retrying after a network
// failure asks for the same order and never for a second one. Another order is another attempt.

import { randomKey } from '@stoa/browser/store/random-key'
import { type StoredValue, storedValue } from '@stoa/browser/store/stored-value'
import { type OrderRequest, orderRequest } from '@stoa/contract/ordering/place-order'

export interface Attempt {
  key: string
  request: OrderRequest
}

interface StoredAttempt {
  key: string
  /** The order's request body as text: two attempts are the same exactly when these are equal. */
  body: string
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export function checkAttempt(stored: unknown): StoredAttempt | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { key, body } = stored as Partial<Record<keyof StoredAttempt, unknown>>
  return typeof key === 'string' && uuid.test(key) && typeof body === 'string' ? { key, body } : null
}

const serializeRequest = (request: OrderRequest): string => JSON.stringify(orderRequest.toWire(request))

function parseRequest(body: string): OrderRequest | null {
  try {
    const wire = orderRequest.schema.safeParse(JSON.parse(body))
    return wire.success ? orderRequest.toReadable(wire.data) : null
  } catch {
    return null
  }
}

export function createAttemptStore(storage: StoredValue<StoredAttempt>, newKey: () => string) {
  return {
    /** The attempt for this order: the pending one when it is the same order, otherwise a new one. */
    start(request: OrderRequest): Attempt {
      const body = serializeRequest(request)
      const stored = storage.read()
      const key = stored?.body === body ? stored.key : newKey()
      storage.write({ key, body })
      return { key, request }
    },
    /** The attempt that has no response yet. */
    pending(): Attempt | null {
      const stored = storage.read()
      const request = stored && parseRequest(stored.body)
      return stored && request ? { key: stored.key, request } : null
    },
    /** The API has answered. */
    clear: (): void => storage.clear(),
  }
}

export const attempts = createAttemptStore(storedValue('stoa.order-attempt', 1, checkAttempt), randomKey)
