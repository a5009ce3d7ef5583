import { Note } from '@stoa/ui/note/note'
import type { Part } from '../order/read-refusal.ts'
import styles from './payment.module.css'
import type { PartProblems } from './use-placing.ts'

/** What is wrong with a part of the step, beside it. */
export function PartProblem({ part, problems }: { part: Part; problems: PartProblems }) {
  const message = problems[part]
  if (!message) return null
  return (
    <Note tone="bad" icon="triangle-alert" className={styles.problem}>
      <span id={`problem-${part}`}>{message}</span>
    </Note>
  )
}
