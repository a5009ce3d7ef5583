import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Crop, centeredCrop, clampCrop, cropSquare, moveCrop } from './crop.ts'

/** Side length in pixels of the uploaded square. */
const pixels = 512

/** The crop square on a canvas, moved and zoomed with sliders or by dragging. */
export function useCrop(image: ImageBitmap) {
  const [crop, setCrop] = useState<Crop>(centeredCrop)
  const canvas = useRef<HTMLCanvasElement>(null)
  const dragStart = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const { left, top, side } = cropSquare(image, crop)
    canvas.current?.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, pixels, pixels)
  }, [image, crop])
  const endDrag = () => {
    dragStart.current = null
  }
  return {
    canvas,
    pixels,
    crop,
    change: (partial: Partial<Crop>) => setCrop((previous) => clampCrop({ ...previous, ...partial })),
    /** Dragging is optional: the sliders do the same. */
    drag: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        dragStart.current = { x: event.clientX, y: event.clientY }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const start = dragStart.current
        if (!start) return
        const { width } = event.currentTarget.getBoundingClientRect()
        const [dx, dy] = [(event.clientX - start.x) / width, (event.clientY - start.y) / width]
        dragStart.current = { x: event.clientX, y: event.clientY }
        setCrop((previous) => moveCrop(previous, image, dx, dy))
      },
      onPointerUp: endDrag,
      onPointerCancel: endDrag,
    },
  }
}
