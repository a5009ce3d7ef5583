import { type FormProblemsProps, FormProblems as TitledProblems } from '@stoa/browser/form/form-problems'
import { useTranslations } from 'use-intl'

/** Above a form's fields: everything that is wrong, and how much it is. */
export function FormProblems({ form }: Pick<FormProblemsProps, 'form'>) {
  const t = useTranslations('forms')
  return <TitledProblems form={form} title={t('problems', { count: form.summaryErrors.length })} />
}
