import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { getSecondFactor } from '@stoa/contract/identity/social'
import { Badge } from '@stoa/ui/badge/badge'
import { Button } from '@stoa/ui/button/button'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import styles from '../layout/account.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { type SecondFactorState, useSecondFactor } from './use-second-factor.ts'

/** The second factor: an authenticator's code besides the password. */
export function SecondFactorCard() {
  const t = useTranslations('account')
  const query = useCustomerQuery(getSecondFactor, {})
  const factor = useSecondFactor()
  return (
    <section className={panel.card} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('factor.title')}</h2>
      <QueryBoundary query={query}>
        {({ enabledAt, codesLeft }) => (
          <div className={styles.form}>
            <div>
              <Badge
                tone={enabledAt === null ? 'plain' : 'ok'}
                icon={enabledAt === null ? 'circle-alert' : 'circle-check'}
              >
                {t(enabledAt === null ? 'factor.off' : 'factor.on')}
              </Badge>
            </div>
            <p className={styles.quiet}>{t('factor.text')}</p>
            {enabledAt !== null && <p>{t('factor.left', { count: codesLeft })}</p>}
            {factor.problem && (
              <Note tone="bad" role="alert">
                {factor.problem}
              </Note>
            )}
            {factor.codes && <RecoveryCodes codes={factor.codes} onDone={factor.hideCodes} />}
            {factor.secret && (
              <SecondFactorSetup secret={factor.secret} onEnabled={factor.handleEnabled} onCancel={factor.cancel} />
            )}
            {!factor.secret && !factor.codes && <SecondFactorActions enabled={enabledAt !== null} factor={factor} />}
          </div>
        )}
      </QueryBoundary>
    </section>
  )
}

/** The actions available for the second factor. */
function SecondFactorActions({ enabled, factor }: { enabled: boolean; factor: SecondFactorState }) {
  const t = useTranslations('account')
  if (!enabled)
    return (
      <div className={styles.actions}>
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
    <div className={styles.actions}>
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
