import { useEffect } from 'react'
import type { Zoom } from './use-zoom.ts'
import type { Point } from './zoom-view.ts'

const stride = 80

/** Where the picture goes, so that the eye goes the other way. */
const strides: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: stride, y: 0 }],
  ['ArrowRight', { x: -stride, y: 0 }],
  ['ArrowUp', { x: 0, y: stride }],
  ['ArrowDown', { x: 0, y: -stride }],
])

/** Whether the key meant something here. */
function press(key: string, { view, move, nearer, farther, reset }: Zoom, turn: (by: 1 | -1) => void): boolean {
  const way = strides.get(key)
  if (way && (view.scale > 1 || way.x === 0)) move(way)
  else if (way) turn(way.x > 0 ? -1 : 1)
  else if (key === '+' || key === '=') nearer()
  else if (key === '-' || key === '_') farther()
  else if (key === '0') reset()
  else return false
  return true
}

/** Plus, minus and nought for the distance; arrows move a picture that is near and turn to the next when it is whole. */
export function useKeys(zoom: Zoom, turn: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && press(event.key, zoom, turn)
      if (isOurs) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
