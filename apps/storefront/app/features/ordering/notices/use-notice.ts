import type { StockNotice } from '@stoa/contract/ordering/notices'
import { useRef, useState } from 'react'
import { useLocale } from 'use-intl'

type Action = 'confirm' | 'stop'

/** The state of a notice, and the actions to confirm and cancel it. */
export function useNotice(uid: string, initialNotice: StockNotice) {
  const language = useLocale()
  const [notice, setNotice] = useState(initialNotice)
  const [busy, setBusy] = useState<Action | null>(null)
  const [failed, setFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  async function send(action: Action): Promise<void> {
    const { updateNotice } = await import('./notice-calls.ts')
    const updated = await updateNotice(language, action, uid)
    setFailed(updated === null)
    if (!updated) return
    setNotice(updated)
    heading.current?.focus()
  }
  const handle = (action: Action) => () => {
    if (busy) return
    setBusy(action)
    send(action)
      .catch(() => setFailed(true))
      .finally(() => setBusy(null))
  }
  return { notice, busy, failed, heading, confirm: handle('confirm'), stop: handle('stop') }
}
