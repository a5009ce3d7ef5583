// A value outside React that components read with useSyncExternalStore. On the server it is always its first value.

import { useSyncExternalStore } from 'react'

export interface BrowserStore<Value> {
  read(): Value
  write(value: Value): void
  subscribe(listener: () => void): () => void
}

/** Nobody is notified of a value that is the same as the one before. */
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

/** `onServer` is also what the browser shows until it has taken the page over. */
export const useStore = <Value>(store: BrowserStore<Value>, serverValue: Value): Value =>
  useSyncExternalStore(store.subscribe, store.read, () => serverValue)
