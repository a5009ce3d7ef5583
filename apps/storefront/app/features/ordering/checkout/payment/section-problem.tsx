import { Note } from '@stoa/ui/note/note'
import type { PaymentSection } from '../order/read-refusal.ts'
import styles from './payment.module.css'
import type { SectionProblems } from './use-place-order.ts'

/** The message of a section of the step, beside it. */
export function SectionProblem({ section, problems }: { section: PaymentSection; problems: SectionProblems }) {
  const message = problems[section]
  if (!message) return null
  return (
    <Note tone="bad" icon="triangle-alert" className={styles.problem}>
      <span id={`problem-${section}`}>{message}</span>
    </Note>
  )
}
