import type { ComponentProps, ReactNode } from 'react'
import styles from './segment.module.css'

type SegmentProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'children' | 'className'> & {
  legend: string
  /** The legend is only read aloud. */
  hideLegend?: boolean
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[]
  className?: string
}

/** Two or three choices side by side. What an input takes (`name`, `onChange`, `defaultValue`, register()) goes to each. */
export function Segment({ legend, hideLegend, options, className, defaultValue, ...input }: SegmentProps) {
  return (
    <fieldset className={className}>
      <legend className={hideLegend ? 'sr' : styles.legend}>{legend}</legend>
      <div className={styles.segment}>
        {options.map(({ value, label, disabled }) => (
          <label key={value}>
            <input
              {...input}
              type="radio"
              value={value}
              disabled={disabled ?? input.disabled}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === value}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
