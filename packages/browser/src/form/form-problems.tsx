import { Note } from '@stoa/ui/note/note'
import type { Ref } from 'react'
import { ErrorSummary, type SummaryError } from './error-summary.tsx'

export interface FormProblemsProps {
  form: { general: string | null; summaryErrors: readonly SummaryError[]; summary: Ref<HTMLElement> }
  /** The heading with the number of errors. */
  title: string
}

/** Above a form's fields: the server's message about the whole form, and all field errors as links. */
export function FormProblems({ form, title }: FormProblemsProps) {
  return (
    <>
      {form.general && (
        <Note tone="bad" role="alert">
          {form.general}
        </Note>
      )}
      <ErrorSummary title={title} errors={form.summaryErrors} ref={form.summary} />
    </>
  )
}
