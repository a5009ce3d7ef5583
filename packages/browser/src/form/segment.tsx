import styles from './segment.module.css'

interface SegmentProps {
  /** Accessible name of the group. */
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange(value: string): void
}

/** Two or three radio choices side by side. */
export function Segment({ label, name, value, options, onChange }: SegmentProps) {
  return (
    <div className={styles.segment} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="sr"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
