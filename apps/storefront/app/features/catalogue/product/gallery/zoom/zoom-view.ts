// The zoom view of a picture: its scale and offset. Distances are in pixels from the centre of the container; the
// picture never leaves a gap in the container where it could fill it.

export interface ZoomView {
  /** 1: the whole picture fits the container. */
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Viewport {
  container: Size
  /** Its size at scale 1. */
  picture: Size
}

export interface Point {
  x: number
  y: number
}

export const fitView: ZoomView = { scale: 1, x: 0, y: 0 }
export const maxScale = 6

const clampSymmetric = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value))

/** The largest size at which a picture of this aspect ratio fits the container. */
export function fitInto(container: Size, imageSize: Size): Size {
  const scale = Math.min(container.width / imageSize.width, container.height / imageSize.height)
  return { width: imageSize.width * scale, height: imageSize.height * scale }
}

function clampView({ scale, x, y }: ZoomView, { container, picture }: Viewport): ZoomView {
  const overflow = (size: number, available: number) => Math.max(0, (size * scale - available) / 2)
  return {
    scale,
    // adding zero keeps -0 out of style attributes
    x: clampSymmetric(x, overflow(picture.width, container.width)) + 0,
    y: clampSymmetric(y, overflow(picture.height, container.height)) + 0,
  }
}

/** Zooms in by `factor` (or out, below 1); the point under the fingers stays in place. */
export function zoomAt(view: ZoomView, factor: number, point: Point, viewport: Viewport): ZoomView {
  const scale = Math.min(maxScale, Math.max(1, view.scale * factor))
  const ratio = scale / view.scale
  return clampView(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    viewport,
  )
}

export const pan = (view: ZoomView, by: Point, viewport: Viewport): ZoomView =>
  clampView({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, viewport)
