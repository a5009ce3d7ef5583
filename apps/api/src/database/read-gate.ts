// Waits until a follower of the change log has read as far as somebody else, who follows it too.

import type { ChangeFollower, LogPosition } from './change-log.ts'

/** Whether whoever has read to `reached` has read everything up to `position`. */
export function includes(reached: LogPosition, position: LogPosition): boolean {
  const end = BigInt(position.xmax)
  const wasRunning = new Set(position.running)
  return BigInt(reached.xmax) >= end && reached.running.every((tx) => BigInt(tx) >= end || wasRunning.has(tx))
}

interface Waiter {
  position: LogPosition
  pass(hasRead: boolean): void
}

/** To be told after the follower whose reading is waited for. */
export class ReadGate implements ChangeFollower {
  readonly #waitMs: number
  #reached: LogPosition | null = null
  readonly #waiting = new Set<Waiter>()

  constructor(waitMs: number) {
    this.#waitMs = waitMs
  }

  /** False when it was not read that far in time. While the log is not followed, nothing is waited for. */
  hasRead(position: LogPosition): Promise<boolean> {
    if (this.#reached === null || includes(this.#reached, position)) return Promise.resolve(true)
    return new Promise((resolve) => {
      const waiter: Waiter = {
        position,
        pass: (hasRead) => {
          clearTimeout(timer)
          this.#waiting.delete(waiter)
          resolve(hasRead)
        },
      }
      const timer = setTimeout(() => waiter.pass(false), this.#waitMs)
      this.#waiting.add(waiter)
    })
  }

  onChange(): void {}

  onRead(position: LogPosition): void {
    this.#reached = position
    for (const waiter of this.#waiting) if (includes(position, waiter.position)) waiter.pass(true)
  }

  onDisconnected(): void {
    this.#reached = null
    for (const waiter of this.#waiting) waiter.pass(true)
  }
}
