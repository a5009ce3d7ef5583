import { type MouseEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

const closeDuration = 400

/**
 * A native modal dialog controlled by `open`. The browser makes the rest inert, traps focus and returns it to the
 * opener.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const dialog = dialogRef.current
    if (!open || !dialog) return
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? headingRef.current
    first?.focus({ preventScroll: true })
    return () => dialog.close()
  }, [open])

  const isBackdrop = (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget
  return {
    headingRef,
    present: usePresence(open),
    dialog: {
      ref: dialogRef,
      onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      },
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
      },
      onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
        pressedOutside.current = isBackdrop(event)
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        if (pressedOutside.current && isBackdrop(event)) onClose()
      },
    },
  }
}

/** True while open and during the closing animation, so that content does not vanish before its frame. */
function usePresence(open: boolean): boolean {
  const [present, setPresent] = useState(open)
  useEffect(() => {
    if (open) return setPresent(true)
    const timer = setTimeout(() => setPresent(false), closeDuration)
    return () => clearTimeout(timer)
  }, [open])
  return open || present
}
