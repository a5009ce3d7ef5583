// A value outside React that components read with useSyncExternalStore. On the server it is always its first value.

import { useSyncExternalStore } from 'react'

export interface BrowserStore<Value> {
  read(): Value
  write(value: Value): void
  subscribe(listener: () => void): () => void
}

/** Equal values are not notified. */
export function createStore<Value>(
  initialValue: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): BrowserStore<Value> {
  let current = initialValue
  const listeners = new Set<() => void>()
  return {
    read: () => current,
    write(value) {
      if (isSame(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** `serverValue` is also what the browser shows until hydration. */
export const useStore = <Value>(store: BrowserStore<Value>, serverValue: Value): Value =>
  useSyncExternalStore(store.subscribe, store.read, () => serverValue)
