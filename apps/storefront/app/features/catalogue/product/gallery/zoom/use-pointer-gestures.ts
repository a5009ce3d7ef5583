import { type PointerEvent, useState } from 'react'
import { PointerGestures } from './pointer-gestures.ts'
import { offsetFromCenter, type Zoom } from './use-zoom.ts'

/** The pointer handlers of a zoomable picture. `onNavigate`: a swipe while it is shown whole. */
export function usePointerGestures({ view, zoom, move, toggle }: Zoom, onNavigate: (by: 1 | -1) => void) {
  const [gestures] = useState(() => new PointerGestures())
  const [isPressed, setIsPressed] = useState(false)
  type ImagePointerEvent = PointerEvent<HTMLElement>
  const at = (event: ImagePointerEvent) => offsetFromCenter(event.currentTarget, event)
  const updatePressed = () => setIsPressed(gestures.count > 0)
  return {
    isPressed,
    handlers: {
      onPointerDown(event: ImagePointerEvent) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        gestures.press(event.pointerId, at(event))
        setIsPressed(true)
      },
      onPointerMove(event: ImagePointerEvent) {
        const movement = gestures.move(event.pointerId, at(event))
        if (!movement) return
        if (movement.pinch) zoom(movement.pinch.factor, movement.pinch.at)
        move(movement.by)
      },
      onPointerUp(event: ImagePointerEvent) {
        const isMouse = event.pointerType === 'mouse'
        const gesture = gestures.release(event.pointerId, at(event), { isMouse, time: event.timeStamp })
        updatePressed()
        if (gesture?.kind === 'look') toggle(gesture.at)
        if (gesture?.kind === 'turn' && view.scale === 1) onNavigate(gesture.by)
      },
      onPointerCancel(event: ImagePointerEvent) {
        gestures.cancel(event.pointerId)
        updatePressed()
      },
    },
  }
}
