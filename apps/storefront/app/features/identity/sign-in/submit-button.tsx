import { useHydrated } from '@stoa/browser/store/use-hydrated'
import { Button } from '@stoa/ui/button/button'

/**
 * Sends the form. Until the page is alive it sends nothing: a password must not travel before there is somebody to take it. A
 * press does not leave a field first, whose message would move the button away.
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
