import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Crop, cropped, middle, move, squareOf } from './crop.ts'

/** Of the square that is sent. */
const pixels = 512

/** A square of a picture on a canvas, moved and enlarged with sliders or by hand. */
export function useCrop(image: ImageBitmap) {
  const [crop, setCrop] = useState<Crop>(middle)
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const { left, top, side } = squareOf(image, crop)
    canvas.current?.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, pixels, pixels)
  }, [image, crop])
  const release = () => {
    held.current = null
  }
  return {
    canvas,
    pixels,
    crop,
    change: (part: Partial<Crop>) => setCrop((before) => cropped({ ...before, ...part })),
    /** Dragging: never needed, the sliders do the same. */
    drag: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        held.current = { x: event.clientX, y: event.clientY }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const from = held.current
        if (!from) return
        const { width } = event.currentTarget.getBoundingClientRect()
        const [dx, dy] = [(event.clientX - from.x) / width, (event.clientY - from.y) / width]
        held.current = { x: event.clientX, y: event.clientY }
        setCrop((before) => move(before, image, dx, dy))
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  }
}
