import { useHydrated } from '@stoa/browser/store/use-hydrated'
import { Button } from '@stoa/ui/button/button'

/**
 * Submits the form. A plain button until hydration: a password must not be sent before a handler is attached. A press
 * does not blur a field first, since its message would move the button away.
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: string }) {
  const hydrated = useHydrated()
  return (
    <Button
      type={hydrated ? 'submit' : 'button'}
      size="large"
      wide
      busy={busy}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Button>
  )
}
