import { type RefObject, useCallback, useEffect, useState } from 'react'
import { fitInto, fitView, type Point, pan, type Size, type Viewport, type ZoomView, zoomAt } from './zoom-view.ts'

const zoomStep = 1.5
const doubleTapScale = 2.5
const center: Point = { x: 0, y: 0 }

/** The position of an event, relative to the centre of an element. */
export function offsetFromCenter(element: HTMLElement, event: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

export interface Zoom {
  view: ZoomView
  zoom(factor: number, point?: Point): void
  move(by: Point): void
  zoomIn(): void
  zoomOut(): void
  reset(): void
  /** Zooms in on a point, or back to the whole picture. */
  toggle(point: Point): void
}

/** The zoom view of a picture of this aspect ratio in a container. */
export function useZoom(container: RefObject<HTMLElement | null>, imageSize: Size): Zoom {
  const [view, setView] = useState<ZoomView>(fitView)
  const { width, height } = imageSize
  const readViewport = useCallback((): Viewport => {
    const { width: wide = 1, height: high = 1 } = container.current?.getBoundingClientRect() ?? {}
    const containerSize = { width: wide, height: high }
    return { container: containerSize, picture: fitInto(containerSize, { width, height }) }
  }, [container, width, height])
  const zoom = useCallback(
    (factor: number, point = center) => setView((previous) => zoomAt(previous, factor, point, readViewport())),
    [readViewport],
  )
  const move = useCallback((by: Point) => setView((previous) => pan(previous, by, readViewport())), [readViewport])
  const reset = useCallback(() => setView(fitView), [])
  useWheel(container, zoom)
  return {
    view,
    zoom,
    move,
    reset,
    zoomIn: () => zoom(zoomStep),
    zoomOut: () => zoom(1 / zoomStep),
    toggle: (point) => (view.scale > 1 ? reset() : zoom(doubleTapScale, point)),
  }
}

/** Zooms with the wheel. React's own listener is passive and cannot stop the page from scrolling. */
function useWheel(container: RefObject<HTMLElement | null>, zoom: Zoom['zoom']): void {
  useEffect(() => {
    const element = container.current
    if (!element) return
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 400), offsetFromCenter(element, event))
    }
    element.addEventListener('wheel', handleWheel, { passive: false })
    return () => element.removeEventListener('wheel', handleWheel)
  }, [container, zoom])
}
