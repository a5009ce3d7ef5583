// The view of a small map: places in pixels, by the projection of all web maps.

import { type Coordinates, distanceBetween } from '@stoa/domain/ordering/delivery/pickup-points'

/** From west to east and from north to south, 0 to 1. */
interface Position {
  x: number
  y: number
}

export interface MapView {
  center: Position
  /** Pixels for the width of the world. */
  scale: number
}

export interface MapSize {
  width: number
  height: number
}

/** In pixels, on each side. */
const margin = 44
/** Places that are nearer to each other are not drawn wider apart than this: some 500 m in Greece. */
const smallestSpan = 0.000016

const project = ({ latitude, longitude }: Coordinates): Position => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** Shows all of the places. */
export function fitView(places: readonly Coordinates[], { width, height }: MapSize): MapView {
  const positions = places.map(project)
  const [xs, ys] = [positions.map(({ x }) => x), positions.map(({ y }) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    center: { x: (west + east) / 2, y: (north + south) / 2 },
    scale: Math.min(
      (width - 2 * margin) / Math.max(east - west, smallestSpan),
      (height - 2 * margin) / Math.max(south - north, smallestSpan),
    ),
  }
}

/** Twice as large for each step, around one place or the middle. */
export const zoomView = ({ center, scale }: MapView, steps: number, around: Coordinates | null): MapView => ({
  center: steps > 0 && around ? project(around) : center,
  scale: scale * 2 ** steps,
})

export function toPixels(place: Coordinates, { center, scale }: MapView, { width, height }: MapSize): Position {
  const { x, y } = project(place)
  return { x: width / 2 + (x - center.x) * scale, y: height / 2 + (y - center.y) * scale }
}

const roundLengths = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000]

/** A round length that takes about a quarter of the width, at this place. */
export function scaleBar(
  place: Coordinates,
  { scale }: MapView,
  { width }: MapSize,
): { metres: number; pixels: number } {
  const east = { ...place, longitude: place.longitude + 1 }
  const metresPerPixel = distanceBetween(place, east) / (scale / 360)
  const metres = roundLengths.findLast((length) => length / metresPerPixel <= width / 4) ?? 50
  return { metres, pixels: metres / metresPerPixel }
}
