// What is read once and kept in memory as long as the change log is followed; where it is not followed, it is read for
// every call.

export interface KeptInMemory<Input, Value> {
  get(input: Input): Promise<Value>
  /** A tag of the change log. */
  onChange(tag: string): void
  onConnected(): void
  onDisconnected(): void
}

/** `tags`: of the changes after which it is read anew. What could not be read is read again. */
export function keepInMemory<Input, Value>(
  tags: ReadonlySet<string>,
  read: (input: Input) => Promise<Value>,
): KeptInMemory<Input, Value> {
  let isConnected = false
  let current: Promise<Value> | null = null
  const readAndKeep = (input: Input) => {
    const reading = read(input)
    current = reading
    reading.catch(() => {
      if (current === reading) current = null
    })
    return reading
  }
  const forget = () => {
    current = null
  }
  return {
    get: (input) => (isConnected ? (current ?? readAndKeep(input)) : read(input)),
    onChange: (tag) => tags.has(tag) && forget(),
    onConnected() {
      isConnected = true
      forget()
    },
    onDisconnected() {
      isConnected = false
    },
  }
}
