import { Link } from '../link/link.tsx'
import styles from './progress-steps.module.css'

type ProgressStepsProps = {
  /** Accessible name of the list. */
  label: string
  /** A completed step with an address is a link. */
  steps: readonly { name: string; href?: string }[]
  /** From 0. */
  current: number
}

const stateOf = (index: number, current: number) => (index < current ? 'done' : index === current ? 'current' : 'next')

/** Progress in the checkout. On a phone only the current step's name is shown. */
export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, href }, index) => (
        <li
          key={name}
          className={styles[stateOf(index, current)]}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.name}>{href && index < current ? <Link href={href}>{name}</Link> : name}</span>
        </li>
      ))}
    </ol>
  )
}
