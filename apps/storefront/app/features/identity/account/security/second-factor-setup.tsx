import { readProblem } from '@stoa/browser/form/read-problem'
import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { enableSecondFactor } from '@stoa/contract/identity/social'
import { checkCode } from '@stoa/domain/identity/field-rules'
import { Button } from '@stoa/ui/button/button'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useMemo } from 'react'
import { encode } from 'uqr'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { useWithConfirmation } from '../confirm/confirmation.ts'
import { useApiCall } from '../data/use-api-call.ts'
import styles from '../layout/account.module.css'
import own from './second-factor.module.css'
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
      <div className={styles.actions}>
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

/** The quiet zone around the code, in modules, which scanners need. */
const border = 3

/** A text as a QR code in one path: dark on light in both themes, as scanners need it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border })
    const darkModules = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    )
    return { size: code.size, path: darkModules.join('') }
  }, [text])
  return (
    <svg
      className={own.square}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

/** The form for the first code of a new authenticator. */
function useEnableSecondFactorForm(onEnabled: (codes: readonly string[]) => void) {
  const ruleMessage = useRuleMessage()
  const call = useApiCall()
  const withConfirmation = useWithConfirmation()
  return useCheckedForm({
    id: 'first-code',
    defaults: { code: '' },
    check: ({ code }) => ({ code: ruleMessage(checkCode(code.trim())) }),
    async save({ code }) {
      const outcome = await withConfirmation(() => call(enableSecondFactor, { code: code.trim() }))
      if (outcome === null) return null
      if (!outcome.ok)
        return readProblem(outcome.refusal, {
          fields: enableSecondFactor.input.fields,
          refusals: { second_factor_wrong: 'code' },
        })
      onEnabled(outcome.value.codes)
      return null
    },
  })
}
