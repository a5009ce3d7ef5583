// A postal code may be entered before the list of codes is loaded: typed on a slow connection, or autofilled. It is
// looked up once the list is there.

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
