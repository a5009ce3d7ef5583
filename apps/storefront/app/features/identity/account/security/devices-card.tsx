import { useCustomerCache, useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { endOtherSessions, endSession, listDevices, type SignedInDevice } from '@stoa/contract/identity/session'
import { Badge } from '@stoa/ui/badge/badge'
import { Button } from '@stoa/ui/button/button'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '../../../../shared/date-formats.ts'
import panel from '../../../../shared/panel.module.css'
import { useApiCall } from '../data/use-api-call.ts'
import styles from '../layout/account.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'

/** The devices that are signed in; each one, or all others, can be signed out. */
export function DevicesCard() {
  const t = useTranslations('account')
  const query = useCustomerQuery(listDevices, {})
  const { busy, statusMessage, signOutDevice, signOutOthers } = useDevices()
  return (
    <section className={panel.card} aria-labelledby="devices">
      <h2 id="devices">{t('devices.title')}</h2>
      <div className={styles.form}>
        <p className={styles.quiet}>{t('devices.text')}</p>
        <QueryBoundary query={query}>
          {(devices) => (
            <>
              <ul className={styles.rows}>
                {devices.map((device) => (
                  <Device
                    key={device.id}
                    device={device}
                    busy={busy === device.id}
                    onSignOut={() => void signOutDevice(device.id)}
                  />
                ))}
              </ul>
              {devices.length > 1 && (
                <div className={styles.actions}>
                  <Button
                    variant="secondary"
                    size="small"
                    icon="log-out"
                    busy={busy === 'others'}
                    onClick={() => void signOutOthers()}
                  >
                    {t('devices.endOthers')}
                  </Button>
                </div>
              )}
            </>
          )}
        </QueryBoundary>
        <p role="status" className={styles.message}>
          {statusMessage}
        </p>
      </div>
    </section>
  )
}

function Device({ device, busy, onSignOut }: { device: SignedInDevice; busy: boolean; onSignOut(): void }) {
  const t = useTranslations('account')
  const language = useLocale()
  const { browser, system, isCurrent, usedAt } = device
  const name = [browser, system].filter((part) => part !== null).join(', ') || t('devices.unknown')
  return (
    <li>
      <div>
        {name}
        <small>{t('devices.used', { when: formatDateTime(usedAt, language) })}</small>
      </div>
      {isCurrent ? (
        <Badge tone="ok" icon="circle-check">
          {t('devices.this')}
        </Badge>
      ) : (
        <Button
          variant="quiet"
          size="small"
          busy={busy}
          aria-label={t('devices.endNamed', { name })}
          onClick={onSignOut}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}

/** Signs devices out, and announces it. */
function useDevices() {
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
