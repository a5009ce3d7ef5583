import { Button } from '@stoa/ui/button/button'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../shared/form/form-problems.tsx'
import styles from '../frame/account.module.css'
import own from './second-factor.module.css'
import { SquareCode } from './square-code.tsx'
import { useFirstCode } from './use-first-code.ts'
import type { Secret } from './use-second-factor.ts'

interface SecondFactorSetupProps {
  secret: Secret
  /** With the recovery codes. */
  onOn(codes: readonly string[]): void
  onCancel(): void
}

/** `ABCD EFGH …`, as it is typed. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The secret for the authenticator, and its first code: from then on it counts. */
export function SecondFactorSetup({ secret, onOn, onCancel }: SecondFactorSetupProps) {
  const t = useTranslations('account')
  const form = useFirstCode(onOn)
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      <h3>{t('factor.scan')}</h3>
      <div className={own.secret}>
        <SquareCode text={secret.address} label={t('factor.square')} />
        <p>
          {t('factor.type')}
          <code className={own.typed} translate="no">
            {inFours(secret.secret)}
          </code>
        </p>
      </div>
      <FormProblems form={form} />
      <TextField
        {...form.field('code')}
        label={t('factor.code')}
        help={t('factor.codeHelp')}
        error={form.errorOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
      />
      <div className={styles.ways}>
        <Button type="submit" busy={form.busy} onMouseDown={(event) => event.preventDefault()}>
          {t('factor.enable')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
