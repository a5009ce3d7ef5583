import { useCustomerCache } from '@stoa/browser/query/use-customer-query'
import { endOtherSessions, endSession, listDevices } from '@stoa/contract/identity/session'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApiCall } from '../data/use-api-call.ts'

/** Signs devices out, and announces it. */
export function useDevices() {
  const t = useTranslations('account')
  const call = useApiCall()
  const customerCache = useCustomerCache()
  /** The id of a session, or all others. */
  const [busy, setBusy] = useState<string | null>(null)
  const [statusMessage, setStatusMessage] = useState('')
  return {
    busy,
    statusMessage,
    async signOutDevice(id: string) {
      setBusy(id)
      const outcome = await call(endSession, { id })
      await customerCache.invalidate(listDevices)
      setBusy(null)
      setStatusMessage(outcome.ok ? t('devices.ended') : outcome.refusal.title)
    },
    async signOutOthers() {
      setBusy('others')
      const outcome = await call(endOtherSessions, {})
      await customerCache.invalidate(listDevices)
      setBusy(null)
      setStatusMessage(outcome.ok ? t('devices.othersEnded') : outcome.refusal.title)
    },
  }
}
