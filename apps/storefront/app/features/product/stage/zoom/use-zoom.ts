import { type RefObject, useCallback, useEffect, useState } from 'react'
import { type Frame, fitInto, type Point, pan, type Size, whole, type ZoomView, zoomAt } from './zoom-view.ts'

const step = 1.5
const glance = 2.5
const middle: Point = { x: 0, y: 0 }

/** Where something happened, from the middle of an element. */
export function fromMiddle(element: HTMLElement, event: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

export interface Zoom {
  view: ZoomView
  zoom(factor: number, point?: Point): void
  move(by: Point): void
  nearer(): void
  farther(): void
  reset(): void
  /** Nearer to a point, or back to the whole. */
  toggle(point: Point): void
}

/** What is seen of a picture of these proportions in a room. */
export function useZoom(room: RefObject<HTMLElement | null>, proportions: Size): Zoom {
  const [view, setView] = useState<ZoomView>(whole)
  const { width, height } = proportions
  const frame = useCallback((): Frame => {
    const { width: wide = 1, height: high = 1 } = room.current?.getBoundingClientRect() ?? {}
    const space = { width: wide, height: high }
    return { room: space, picture: fitInto(space, { width, height }) }
  }, [room, width, height])
  const zoom = useCallback(
    (factor: number, point = middle) => setView((now) => zoomAt(now, factor, point, frame())),
    [frame],
  )
  const move = useCallback((by: Point) => setView((now) => pan(now, by, frame())), [frame])
  const reset = useCallback(() => setView(whole), [])
  useWheel(room, zoom)
  return {
    ...{ view, zoom, move, reset },
    nearer: () => zoom(step),
    farther: () => zoom(1 / step),
    toggle: (point) => (view.scale > 1 ? reset() : zoom(glance, point)),
  }
}

/** The wheel brings nearer. React's own listener cannot keep the page behind from scrolling. */
function useWheel(room: RefObject<HTMLElement | null>, zoom: Zoom['zoom']): void {
  useEffect(() => {
    const element = room.current
    if (!element) return
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 400), fromMiddle(element, event))
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [room, zoom])
}
