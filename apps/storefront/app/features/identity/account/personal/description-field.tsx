import type { CheckedForm } from '@stoa/browser/form/use-checked-form'
import { limits } from '@stoa/domain/identity/field-rules'
import { Field } from '@stoa/ui/field/field'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { PersonalValues } from './personal-values.ts'

/** The public description, with the number of characters left. */
export function DescriptionField({ checked }: { checked: CheckedForm<PersonalValues> }) {
  const t = useTranslations('account')
  const forms = useTranslations('forms')
  const text = String(useWatch({ control: checked.form.control, name: 'description' })).trim()
  return (
    <Field
      id={checked.idOf('description')}
      label={t('personal.description')}
      optional={forms('optional')}
      help={t('personal.descriptionHelp', { left: Math.max(0, limits.description - text.length) })}
      error={checked.errorOf('description')}
    >
      {(control) => <textarea {...checked.field('description')} {...control} rows={3} />}
    </Field>
  )
}
