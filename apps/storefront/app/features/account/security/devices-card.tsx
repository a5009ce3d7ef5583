import { listDevices, type SignedInDevice } from '@stoa/contract/session'
import { Badge } from '@stoa/ui/badge/badge'
import { Button } from '@stoa/ui/button/button'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoment } from '../../../shared/days.ts'
import panel from '../../../shared/panel.module.css'
import { useOwn } from '../data/use-own.ts'
import styles from '../frame/account.module.css'
import { Answered } from '../frame/answered.tsx'
import { useDevices } from './use-devices.ts'

/** Where one is signed in; each device, or all others, can be signed out. */
export function DevicesCard() {
  const t = useTranslations('account')
  const answer = useOwn(listDevices, {})
  const { busy, told, end, endOthers } = useDevices()
  return (
    <section className={panel.card} aria-labelledby="devices">
      <h2 id="devices">{t('devices.title')}</h2>
      <div className={styles.form}>
        <p className={styles.quiet}>{t('devices.text')}</p>
        <Answered query={answer}>
          {(devices) => (
            <>
              <ul className={styles.rows}>
                {devices.map((device) => (
                  <Device key={device.id} device={device} busy={busy === device.id} onEnd={() => void end(device.id)} />
                ))}
              </ul>
              {devices.length > 1 && (
                <div className={styles.ways}>
                  <Button
                    variant="secondary"
                    size="small"
                    icon="log-out"
                    busy={busy === 'others'}
                    onClick={() => void endOthers()}
                  >
                    {t('devices.endOthers')}
                  </Button>
                </div>
              )}
            </>
          )}
        </Answered>
        <p role="status" className={styles.told}>
          {told}
        </p>
      </div>
    </section>
  )
}

function Device({ device, busy, onEnd }: { device: SignedInDevice; busy: boolean; onEnd(): void }) {
  const t = useTranslations('account')
  const language = useLocale()
  const { browser, system, isThis, usedAt } = device
  const name = [browser, system].filter((one) => one !== null).join(', ') || t('devices.unknown')
  return (
    <li>
      <div>
        {name}
        <small>{t('devices.used', { when: formatMoment(usedAt, language) })}</small>
      </div>
      {isThis ? (
        <Badge tone="ok" icon="circle-check">
          {t('devices.this')}
        </Badge>
      ) : (
        <Button variant="quiet" size="small" busy={busy} aria-label={t('devices.endNamed', { name })} onClick={onEnd}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
