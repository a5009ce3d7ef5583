// A value stored while the tab is open, or in another storage. Stored text may come from another version of the shop or
// have been edited, so it is validated; when storage is forbidden the value lasts as long as the page.

export interface StoredValue<Value> {
  read(): Value | null
  write(value: Value): void
  clear(): void
}

/** Parses a stored text; null when it is of another version or invalid. */
export function readStored<Value>(
  text: string | null,
  version: number,
  check: (stored: unknown) => Value | null,
): Value | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('version' in stored) || stored.version !== version)
      return null
    return 'value' in stored ? check(stored.value) : null
  } catch {
    return null
  }
}

export function storedValue<Value>(
  key: string,
  version: number,
  check: (stored: unknown) => Value | null,
  storage: () => Storage = () => sessionStorage,
): StoredValue<Value> {
  let memoryValue: Value | null = null
  const tryStorage = <Result>(action: () => Result, fallback: Result): Result => {
    try {
      return action()
    } catch {
      return fallback
    }
  }
  return {
    read: () => tryStorage(() => readStored(storage().getItem(key), version, check), null) ?? memoryValue,
    write(value) {
      memoryValue = value
      tryStorage(() => storage().setItem(key, JSON.stringify({ version, value })), undefined)
    },
    clear() {
      memoryValue = null
      tryStorage(() => storage().removeItem(key), undefined)
    },
  }
}
