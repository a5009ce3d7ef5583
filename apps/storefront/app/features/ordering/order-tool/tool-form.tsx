import type { OrderTracking } from '@stoa/contract/ordering/orders'
import { Button } from '@stoa/ui/button/button'
import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { Note } from '@stoa/ui/note/note'
import { SelectField } from '@stoa/ui/select-field/select-field'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../shared/form/form-problems.tsx'
import { PasswordField } from '../../../shared/form/password-field.tsx'
import styles from '../../../shared/orders/order.module.css'
import { useToolForm } from './use-tool-form.ts'

interface ToolFormProps {
  uid: string
  tracking: OrderTracking
}

/** The key is typed on the page and leaves it in the call's header only. */
export function ToolForm({ uid, tracking }: ToolFormProps) {
  const t = useTranslations('order-tool')
  const tracked = useTranslations('tracking')
  const { form, next, moved } = useToolForm(uid, tracking)
  const status = useWatch({ control: form.form.control, name: 'status' })
  if (next.length === 0) return <p>{t('noneNext')}</p>
  return (
    <form className={styles.open} method="post" noValidate onSubmit={form.submit}>
      <FormProblems form={form} />
      <TextField
        {...form.field('provider')}
        label={t('provider')}
        help={t('providerHelp')}
        error={form.errorOf('provider')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('key')}
        label={t('key')}
        help={t('keyHelp')}
        error={form.errorOf('key')}
        autoComplete="current-password"
      />
      <SelectField {...form.field('status')} label={t('status')} error={form.errorOf('status')}>
        <option value="">{t('choose')}</option>
        {next.map((name) => (
          <option key={name} value={name}>
            {tracked(`status.${name}`)}
          </option>
        ))}
      </SelectField>
      {status === 'cancelled' && <Checkbox {...form.field('notify')} label={t('notify')} help={t('notifyHelp')} />}
      <Button type="submit" busy={form.busy}>
        {t('submit')}
      </Button>
      <div role="status">{moved && <Note tone="ok">{t('moved', { status: tracked(`status.${moved}`) })}</Note>}</div>
    </form>
  )
}
