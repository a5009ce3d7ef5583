import { type FormProblemsProps, FormProblems as TitledProblems } from '@stoa/browser/form/form-problems'
import { useTranslations } from 'use-intl'

/** The error summary above a form: every problem, and their number. */
export function FormProblems({ form }: Pick<FormProblemsProps, 'form'>) {
  const t = useTranslations('forms')
  return <TitledProblems form={form} title={t('problems', { count: form.summaryErrors.length })} />
}
