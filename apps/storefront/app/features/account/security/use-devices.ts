import { endOtherSessions, endSession, listDevices } from '@stoa/contract/session'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCalls } from '../data/use-calls.ts'
import { useOwnNews } from '../data/use-own.ts'

/** Signs devices out, and says so. */
export function useDevices() {
  const t = useTranslations('account')
  const call = useCalls()
  const news = useOwnNews()
  /** A session's id, or all others. */
  const [busy, setBusy] = useState<string | null>(null)
  const [told, setTold] = useState('')
  return {
    busy,
    told,
    async end(id: string) {
      setBusy(id)
      const outcome = await call(endSession, { id })
      await news.askAgain(listDevices)
      setBusy(null)
      setTold(outcome.ok ? t('devices.ended') : outcome.refusal.title)
    },
    async endOthers() {
      setBusy('others')
      const outcome = await call(endOtherSessions, {})
      await news.askAgain(listDevices)
      setBusy(null)
      setTold(outcome.ok ? t('devices.othersEnded') : outcome.refusal.title)
    },
  }
}
