import { Note } from '@stoa/ui/note/note'
import type { Ref } from 'react'
import { ErrorSummary, type SummaryError } from './error-summary.tsx'

export interface FormProblemsProps {
  form: { general: string | null; summaryErrors: readonly SummaryError[]; summary: Ref<HTMLElement> }
  /** Says how many there are. */
  title: string
}

/** Above a form's fields: what the shop said of all of it, and everything that is wrong, each a link to its place. */
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
