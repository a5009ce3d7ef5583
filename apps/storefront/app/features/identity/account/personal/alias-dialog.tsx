import { readProblem } from '@stoa/browser/form/read-problem'
import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { updateAlias } from '@stoa/contract/identity/profile'
import { checkAlias, limits } from '@stoa/domain/identity/field-rules'
import { Button } from '@stoa/ui/button/button'
import { Dialog } from '@stoa/ui/dialog/dialog'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { useApiCall } from '../data/use-api-call.ts'
import { useApplyProfile, useProfile } from '../data/use-profile.ts'
import styles from '../layout/account.module.css'

interface AliasDialogProps {
  open: boolean
  onClose(): void
}

/** Chooses the alias. */
export function AliasDialog({ open, onClose }: AliasDialogProps) {
  const t = useTranslations('account')
  const common = useTranslations('common')
  const { data: profile } = useProfile()
  return (
    <Dialog open={open} onClose={onClose} title={t('alias.title')} closeLabel={common('close')}>
      {profile && <AliasForm alias={profile.alias ?? ''} onDone={onClose} />}
    </Dialog>
  )
}

function AliasForm({ alias, onDone }: { alias: string; onDone(): void }) {
  const t = useTranslations('account')
  const form = useAliasForm(alias, onDone)
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      <p className={styles.quiet}>{t('alias.text')}</p>
      <FormProblems form={form} />
      <TextField
        {...form.field('alias')}
        label={t('alias.label')}
        help={t('alias.help', { most: limits.alias })}
        error={form.errorOf('alias')}
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        data-autofocus=""
      />
      <div className={styles.ways}>
        <Button type="submit" busy={form.busy} onMouseDown={(event) => event.preventDefault()}>
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function useAliasForm(alias: string, onDone: () => void) {
  const ruleMessage = useRuleMessage()
  const call = useApiCall()
  const applyProfile = useApplyProfile()
  return useCheckedForm({
    id: 'alias',
    defaults: { alias },
    check: (values) => ({ alias: ruleMessage(checkAlias(values.alias.trim())) }),
    async save(values) {
      const outcome = await call(updateAlias, { alias: values.alias })
      if (!outcome.ok)
        return readProblem(outcome.refusal, { fields: updateAlias.input.fields, refusals: { alias_taken: 'alias' } })
      applyProfile(outcome.value)
      onDone()
      return null
    },
  })
}
