import { type PointerEvent, useState } from 'react'
import { Fingers } from './fingers.ts'
import { fromMiddle, type Zoom } from './use-zoom.ts'

/** The handlers of a picture that fingers and the mouse move. `onTurn`: a wipe over one that is shown whole. */
export function useFingers({ view, zoom, move, toggle }: Zoom, onTurn: (by: 1 | -1) => void) {
  const [fingers] = useState(() => new Fingers())
  const [held, setHeld] = useState(false)
  type Touch = PointerEvent<HTMLElement>
  const at = (event: Touch) => fromMiddle(event.currentTarget, event)
  const left = () => setHeld(fingers.count > 0)
  return {
    held,
    handlers: {
      onPointerDown(event: Touch) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.press(event.pointerId, at(event))
        setHeld(true)
      },
      onPointerMove(event: Touch) {
        const motion = fingers.move(event.pointerId, at(event))
        if (!motion) return
        if (motion.spread) zoom(motion.spread.factor, motion.spread.at)
        move(motion.by)
      },
      onPointerUp(event: Touch) {
        const isMouse = event.pointerType === 'mouse'
        const gesture = fingers.release(event.pointerId, at(event), { isMouse, time: event.timeStamp })
        left()
        if (gesture?.kind === 'look') toggle(gesture.at)
        if (gesture?.kind === 'turn' && view.scale === 1) onTurn(gesture.by)
      },
      onPointerCancel(event: Touch) {
        fingers.cancel(event.pointerId)
        left()
      },
    },
  }
}
