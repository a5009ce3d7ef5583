import { Button } from '@stoa/ui/button/button'
import { useTranslations } from 'use-intl'
import styles from '../layout/account.module.css'
import type { SecondFactorState } from './use-second-factor.ts'

/** The actions available for the second factor. */
export function SecondFactorActions({ enabled, factor }: { enabled: boolean; factor: SecondFactorState }) {
  const t = useTranslations('account')
  if (!enabled)
    return (
      <div className={styles.ways}>
        <Button
          variant="secondary"
          size="small"
          icon="key-round"
          busy={factor.busy}
          onClick={() => void factor.startSetup()}
        >
          {t('factor.begin')}
        </Button>
      </div>
    )
  return (
    <div className={styles.ways}>
      <Button
        variant="secondary"
        size="small"
        icon="refresh-cw"
        busy={factor.busy}
        onClick={() => void factor.renewCodes()}
      >
        {t('factor.renew')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => void factor.disable()}>
        {t('factor.turnOff')}
      </Button>
    </div>
  )
}
