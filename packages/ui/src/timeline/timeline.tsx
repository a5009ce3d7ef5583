import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './timeline.module.css'

export type TimelineStep = {
  id: string
  /** In plain words: "We packed your books". */
  title: ReactNode
  state: 'done' | 'current' | 'future' | 'failed'
  /** The state, for screen readers. */
  stateLabel: string
  /** The date and further details. */
  detail?: ReactNode
  /** A Note under the step, such as an error. */
  note?: ReactNode
}

type TimelineProps = { steps: readonly TimelineStep[]; layout?: 'vertical' | 'horizontal'; label?: string }

/** The progress of an order. Horizontal on the dashboard, vertical under 720 px. */
export function Timeline({ steps, layout = 'vertical', label }: TimelineProps) {
  return (
    <ol className={classNames(styles.timeline, layout === 'horizontal' && styles.horizontal)} aria-label={label}>
      {steps.map(({ id, title, state, stateLabel, detail, note }) => (
        <li key={id} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <b>
            {title}
            <VisuallyHidden> {stateLabel}</VisuallyHidden>
          </b>
          {detail && <small>{detail}</small>}
          {note && <div className={styles.note}>{note}</div>}
        </li>
      ))}
    </ol>
  )
}
