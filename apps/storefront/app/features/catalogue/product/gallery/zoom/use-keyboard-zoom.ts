import { useEffect } from 'react'
import type { Zoom } from './use-zoom.ts'
import type { Point } from './zoom-view.ts'

const panStep = 80

/** How the picture moves: opposite to the view. */
const panOffsets: ReadonlyMap<string, Point> = new Map([
  ['ArrowLeft', { x: panStep, y: 0 }],
  ['ArrowRight', { x: -panStep, y: 0 }],
  ['ArrowUp', { x: 0, y: panStep }],
  ['ArrowDown', { x: 0, y: -panStep }],
])

/** Whether the key was handled. */
function handleKey(
  key: string,
  { view, move, zoomIn: nearer, zoomOut: farther, reset }: Zoom,
  navigateBy: (by: 1 | -1) => void,
): boolean {
  const offset = panOffsets.get(key)
  if (offset && (view.scale > 1 || offset.x === 0)) move(offset)
  else if (offset) navigateBy(offset.x > 0 ? -1 : 1)
  else if (key === '+' || key === '=') nearer()
  else if (key === '-' || key === '_') farther()
  else if (key === '0') reset()
  else return false
  return true
}

/** Plus, minus and zero set the zoom; arrows pan a zoomed picture and turn to the next one otherwise. */
export function useKeyboardZoom(zoom: Zoom, navigateBy: (by: 1 | -1) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isHandled = !event.ctrlKey && !event.metaKey && !event.altKey && handleKey(event.key, zoom, navigateBy)
      if (isHandled) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
