import { Icon } from '@stoa/ui/icon/icon'
import { type MouseEvent, type Ref, useId } from 'react'
import styles from './error-summary.module.css'

export interface SummaryError {
  /** Id of the control that it is about. */
  id: string
  message: string
}

interface ErrorSummaryProps {
  /** The heading with the number of errors. */
  title: string
  errors: readonly SummaryError[]
  ref: Ref<HTMLElement>
}

const focusControl = (event: MouseEvent, id: string): void => {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

/** All errors that prevent submission, each a link to its field. Takes the focus when it appears. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const titleId = useId()
  if (errors.length === 0) return null
  return (
    <section className={styles.summary} ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Icon name="circle-x" />
        {title}
      </h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusControl(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
