import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './accordion.module.css'

type AccordionProps = Omit<ComponentProps<'details'>, 'title'> & {
  /** The row: text, or a heading. */
  title: ReactNode
}

/** One native row that opens. Rows of one group that close each other share `name`. `open` is where it starts. */
export function Accordion({ title, className, children, ...details }: AccordionProps) {
  return (
    <details {...details} className={classNames(styles.accordion, className)}>
      <summary>
        {title}
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
