// Which square of a picture is kept: `zoom` 1 is the largest there is, `x` and `y` are where its middle lies, from 0 to 1 of the
// room there is to move.

export interface Crop {
  zoom: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const mostZoom = 4

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most)

export const cropped = ({ zoom, x, y }: Crop): Crop => ({
  zoom: between(1, zoom, mostZoom),
  x: between(0, x, 1),
  y: between(0, y, 1),
})

/** The square in pixels of the picture. */
export function squareOf({ width, height }: Size, { zoom, x, y }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

/** Moves by parts of what is shown, as a finger does: to the right shows what lies to the left. */
export function move(crop: Crop, size: Size, dx: number, dy: number): Crop {
  const { side } = squareOf(size, crop)
  const room = { x: size.width - side, y: size.height - side }
  return cropped({
    ...crop,
    x: room.x > 0 ? crop.x - (dx * side) / room.x : crop.x,
    y: room.y > 0 ? crop.y - (dy * side) / room.y : crop.y,
  })
}
