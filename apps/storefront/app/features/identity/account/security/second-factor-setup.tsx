import { Button } from '@stoa/ui/button/button'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import styles from '../layout/account.module.css'
import { QrCode } from './qr-code.tsx'
import own from './second-factor.module.css'
import { useEnableSecondFactorForm } from './use-enable-second-factor-form.ts'
import type { Secret } from './use-second-factor.ts'

interface SecondFactorSetupProps {
  secret: Secret
  /** Called with the recovery codes. */
  onEnabled(codes: readonly string[]): void
  onCancel(): void
}

/** `ABCD EFGH …`, in groups, for typing. */
const groupByFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The secret for the authenticator, and a field for its first code, which enables it. */
export function SecondFactorSetup({ secret, onEnabled, onCancel }: SecondFactorSetupProps) {
  const t = useTranslations('account')
  const form = useEnableSecondFactorForm(onEnabled)
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      <h3>{t('factor.scan')}</h3>
      <div className={own.secret}>
        <QrCode text={secret.address} label={t('factor.square')} />
        <p>
          {t('factor.type')}
          <code className={own.typed} translate="no">
            {groupByFour(secret.secret)}
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
