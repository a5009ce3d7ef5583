import { getSecondFactor } from '@stoa/contract/social'
import { Badge } from '@stoa/ui/badge/badge'
import { Note } from '@stoa/ui/note/note'
import { useTranslations } from 'use-intl'
import panel from '../../../shared/panel.module.css'
import { useOwn } from '../data/use-own.ts'
import styles from '../frame/account.module.css'
import { Answered } from '../frame/answered.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { SecondFactorWays } from './second-factor-ways.tsx'
import { useSecondFactor } from './use-second-factor.ts'

/** A code of an authenticator besides the password. */
export function SecondFactorCard() {
  const t = useTranslations('account')
  const answer = useOwn(getSecondFactor, {})
  const factor = useSecondFactor()
  return (
    <section className={panel.card} aria-labelledby="second-factor">
      <h2 id="second-factor">{t('factor.title')}</h2>
      <Answered query={answer}>
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
            {factor.codes && <RecoveryCodes codes={factor.codes} onDone={factor.forgetCodes} />}
            {factor.secret && (
              <SecondFactorSetup secret={factor.secret} onOn={factor.turnedOn} onCancel={factor.cancel} />
            )}
            {!factor.secret && !factor.codes && <SecondFactorWays on={enabledAt !== null} factor={factor} />}
          </div>
        )}
      </Answered>
    </section>
  )
}
