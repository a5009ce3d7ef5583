import type { StockNotice } from '@stoa/contract/notices'
import { useRef, useState } from 'react'
import { useLocale } from 'use-intl'

type Action = 'confirm' | 'stop'

/** The wish as it stands, and the two things that can be done with it. */
export function useNotice(uid: string, known: StockNotice) {
  const language = useLocale()
  const [notice, setNotice] = useState(known)
  const [busy, setBusy] = useState<Action | null>(null)
  const [failed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  async function tell(action: Action): Promise<void> {
    const { tellShop } = await import('./notice-calls.ts')
    const told = await tellShop(language, action, uid)
    setFailed(told === null)
    if (!told) return
    setNotice(told)
    heading.current?.focus()
  }
  const act = (action: Action) => () => {
    if (busy) return
    setBusy(action)
    tell(action)
      .catch(() => setFailed(true))
      .finally(() => setBusy(null))
  }
  return { notice, busy, failed, heading, confirm: act('confirm'), stop: act('stop') }
}
