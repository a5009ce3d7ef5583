// A postal code may stand there before the list of codes does: typed on a slow line, or filled in by the browser. It is
// looked up when the list comes.

import { useEffect, useEffectEvent } from 'react'

export function useLateCodes(
  codes: ReadonlyMap<string, unknown>,
  regions: readonly unknown[],
  lookUp: () => void,
): void {
  const onCodesReady = useEffectEvent(lookUp)
  useEffect(() => {
    if (codes.size > 0 && regions.length > 0) onCodesReady()
  }, [codes, regions])
}
