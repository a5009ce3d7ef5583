// What fingers on a picture mean: one moves it, two spread it, a tap or two look nearer, a wipe turns to the next. A mouse is
// one finger that needs no second tap. Points are pixels, times milliseconds.

import type { Point } from './zoom-view.ts'

export interface Spread {
  factor: number
  /** Between the two fingers. */
  at: Point
}

export interface Motion {
  by: Point
  spread: Spread | null
}

export type Gesture = { kind: 'look'; at: Point } | { kind: 'turn'; by: 1 | -1 } | null

const doubleTapMs = 350
const fingertip = 24
const jitter = 6
const wipe = 60

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

export class Fingers {
  #down = new Map<number, Point>()
  #begun: Point = { x: 0, y: 0 }
  #isStill = true
  #lastTap: { at: Point; time: number } | null = null

  get count(): number {
    return this.#down.size
  }

  press(id: number, at: Point): void {
    this.#down.set(id, at)
    this.#begun = at
    this.#isStill = this.#down.size === 1
  }

  /** Null for a finger that was not pressed here. */
  move(id: number, to: Point): Motion | null {
    const from = this.#down.get(id)
    if (!from) return null
    this.#down.set(id, to)
    if (apart(to, this.#begun) > jitter) this.#isStill = false
    const by = { x: to.x - from.x, y: to.y - from.y }
    const other = [...this.#down].find(([one]) => one !== id)?.[1]
    if (!other) return { by, spread: null }
    const factor = Math.max(1, apart(to, other)) / Math.max(1, apart(from, other))
    const at = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
    return { by: { x: by.x / 2, y: by.y / 2 }, spread: { factor, at } }
  }

  /** What the last finger to leave has meant. */
  release(id: number, at: Point, { isMouse, time }: { isMouse: boolean; time: number }): Gesture {
    if (!this.#down.delete(id) || this.#down.size > 0) return null
    if (this.#isStill) return this.#tap(at, isMouse, time)
    const across = at.x - this.#begun.x
    return Math.abs(across) > wipe ? { kind: 'turn', by: across < 0 ? 1 : -1 } : null
  }

  cancel(id: number): void {
    this.#down.delete(id)
    this.#isStill = false
  }

  #tap(at: Point, isMouse: boolean, time: number): Gesture {
    const last = this.#lastTap
    const isSecond = last !== null && time - last.time < doubleTapMs && apart(at, last.at) < fingertip
    this.#lastTap = isSecond || isMouse ? null : { at, time }
    return isSecond || isMouse ? { kind: 'look', at } : null
  }
}
