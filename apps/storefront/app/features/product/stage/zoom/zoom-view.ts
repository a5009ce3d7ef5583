// Looking at a picture from near: how large it is shown and which part of it. Distances are pixels from the middle of the
// room; the picture never leaves the room empty where it could fill it.

export interface ZoomView {
  /** 1: the whole picture fits the room. */
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Frame {
  room: Size
  /** As it is shown at scale 1. */
  picture: Size
}

export interface Point {
  x: number
  y: number
}

export const whole: ZoomView = { scale: 1, x: 0, y: 0 }
export const nearest = 6

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

/** The largest size at which a picture of these proportions fits the room. */
export function fitInto(room: Size, proportions: Size): Size {
  const scale = Math.min(room.width / proportions.width, room.height / proportions.height)
  return { width: proportions.width * scale, height: proportions.height * scale }
}

function settle({ scale, x, y }: ZoomView, { room, picture }: Frame): ZoomView {
  const play = (size: number, space: number) => Math.max(0, (size * scale - space) / 2)
  return {
    scale,
    // adding nought keeps -0 out of style attributes
    x: within(x, play(picture.width, room.width)) + 0,
    y: within(y, play(picture.height, room.height)) + 0,
  }
}

/** Nearer by `factor` (or farther, below 1); the point under the fingers stays where it is. */
export function zoomAt(view: ZoomView, factor: number, point: Point, frame: Frame): ZoomView {
  const scale = Math.min(nearest, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return settle({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, frame)
}

export const pan = (view: ZoomView, by: Point, frame: Frame): ZoomView =>
  settle({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, frame)
