// A value kept for as long as the tab lives, or in another storage. What stands there may come from another version of the shop or from a curious
// shopper, so it is read through a check and never believed; when storage is forbidden the value lives as long as the page.

export interface SessionSlot<Value> {
  read(): Value | null
  write(value: Value): void
  clear(): void
}

/** The value of a stored text; null when it is of another version or makes no sense. */
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

export function sessionSlot<Value>(
  key: string,
  version: number,
  check: (stored: unknown) => Value | null,
  storage: () => Storage = () => sessionStorage,
): SessionSlot<Value> {
  let unstored: Value | null = null
  const attempt = <Answer>(act: () => Answer, otherwise: Answer): Answer => {
    try {
      return act()
    } catch {
      return otherwise
    }
  }
  return {
    read: () => attempt(() => readStored(storage().getItem(key), version, check), null) ?? unstored,
    write(value) {
      unstored = value
      attempt(() => storage().setItem(key, JSON.stringify({ version, value })), undefined)
    },
    clear() {
      unstored = null
      attempt(() => storage().removeItem(key), undefined)
    },
  }
}
