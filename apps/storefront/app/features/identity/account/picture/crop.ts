// The crop square of a picture: `zoom` 1 is the largest one, `x` and `y` are the position of its centre, from 0 to 1 of
// the room it has to move.

export interface Crop {
  zoom: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const centeredCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const maxZoom = 4

const clamp = (min: number, value: number, max: number): number => Math.min(Math.max(value, min), max)

export const clampCrop = ({ zoom, x, y }: Crop): Crop => ({
  zoom: clamp(1, zoom, maxZoom),
  x: clamp(0, x, 1),
  y: clamp(0, y, 1),
})

/** The square in pixels of the picture. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** Pans by fractions of the shown square, like a drag: to the right shows what lies to the left. */
export function moveCrop(crop: Crop, size: Size, dx: number, dy: number): Crop {
  const { side } = cropSquare(size, crop)
  const slack = { x: size.width - side, y: size.height - side }
  return clampCrop({
    ...crop,
    x: slack.x > 0 ? crop.x - (dx * side) / slack.x : crop.x,
    y: slack.y > 0 ? crop.y - (dy * side) / slack.y : crop.y,
  })
}
