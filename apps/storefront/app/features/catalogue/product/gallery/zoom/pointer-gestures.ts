// Pointer gestures on a picture: one finger pans, two zoom, a tap or double tap zooms in, a swipe turns to the next. A
// mouse is one finger that needs no second tap. Points are in pixels, times in milliseconds.

import type { Point } from './zoom-view.ts'

export interface Pinch {
  factor: number
  /** The distance between the two fingers. */
  at: Point
}

export interface Movement {
  by: Point
  pinch: Pinch | null
}

export type Gesture = { kind: 'look'; at: Point } | { kind: 'turn'; by: 1 | -1 } | null

const doubleTapMs = 350
const doubleTapRadius = 24
const tapTolerance = 6
const swipeThreshold = 60

const distanceBetween = (first: Point, second: Point): number => Math.hypot(first.x - second.x, first.y - second.y)

export class PointerGestures {
  #pointers = new Map<number, Point>()
  #start: Point = { x: 0, y: 0 }
  #isTap = true
  #lastTap: { at: Point; time: number } | null = null

  get count(): number {
    return this.#pointers.size
  }

  press(id: number, at: Point): void {
    this.#pointers.set(id, at)
    this.#start = at
    this.#isTap = this.#pointers.size === 1
  }

  /** Null for a pointer that was not pressed here. */
  move(id: number, to: Point): Movement | null {
    const from = this.#pointers.get(id)
    if (!from) return null
    this.#pointers.set(id, to)
    if (distanceBetween(to, this.#start) > tapTolerance) this.#isTap = false
    const by = { x: to.x - from.x, y: to.y - from.y }
    const second = [...this.#pointers].find(([first]) => first !== id)?.[1]
    if (!second) return { by, pinch: null }
    const factor = Math.max(1, distanceBetween(to, second)) / Math.max(1, distanceBetween(from, second))
    const at = { x: (to.x + second.x) / 2, y: (to.y + second.y) / 2 }
    return { by: { x: by.x / 2, y: by.y / 2 }, pinch: { factor, at } }
  }

  /** The gesture that is complete once the last finger is lifted. */
  release(id: number, at: Point, { isMouse, time }: { isMouse: boolean; time: number }): Gesture {
    if (!this.#pointers.delete(id) || this.#pointers.size > 0) return null
    if (this.#isTap) return this.#tap(at, isMouse, time)
    const deltaX = at.x - this.#start.x
    return Math.abs(deltaX) > swipeThreshold ? { kind: 'turn', by: deltaX < 0 ? 1 : -1 } : null
  }

  cancel(id: number): void {
    this.#pointers.delete(id)
    this.#isTap = false
  }

  #tap(at: Point, isMouse: boolean, time: number): Gesture {
    const last = this.#lastTap
    const isSecond = last !== null && time - last.time < doubleTapMs && distanceBetween(at, last.at) < doubleTapRadius
    this.#lastTap = isSecond || isMouse ? null : { at, time }
    return isSecond || isMouse ? { kind: 'look', at } : null
  }
}
