// What is read once and kept in memory as long as the change log is followed; where it is not followed, it is read for
// every call.

import type { KeepingFollower } from './database/change-log.ts'

export interface KeptInMemory<Input, Value> extends KeepingFollower {
  get(input: Input): Promise<Value>
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
  const drop = () => {
    current = null
  }
  return {
    get: (input) => (isConnected ? (current ?? readAndKeep(input)) : read(input)),
    onChange: (tag) => tags.has(tag) && drop(),
    onConnected() {
      isConnected = true
      drop()
    },
    onDisconnected() {
      isConnected = false
    },
  }
}
