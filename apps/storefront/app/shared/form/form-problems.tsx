import { Note } from '@stoa/ui/note/note'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary, type SummaryError } from './error-summary.tsx'

interface FormProblemsProps {
  form: { general: string | null; summaryErrors: readonly SummaryError[]; summary: Ref<HTMLElement> }
}

/** Above a form's fields: what the shop said of all of it, and everything that is wrong, each a link to its place. */
export function FormProblems({ form }: FormProblemsProps) {
  const t = useTranslations('forms')
  return (
    <>
      {form.general && (
        <Note tone="bad" role="alert">
          {form.general}
        </Note>
      )}
      <ErrorSummary
        title={t('problems', { count: form.summaryErrors.length })}
        errors={form.summaryErrors}
        ref={form.summary}
      />
    </>
  )
}
