import { Icon } from '@stoa/ui/icon/icon'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TextName } from './checkout-form.ts'
import styles from './form.module.css'
import { useInformation } from './information-context.ts'

interface AddedFieldProps {
  name: TextName
  /** What the button says. */
  label: string
  /** The field; shown when asked for, when it holds something, or when something is wrong with it. */
  children: ReactNode
}

/** A field few people need, behind a button. */
export function AddedField({ name, label, children }: AddedFieldProps) {
  const { values, errorOf, idOf } = useInformation()
  const [open, setOpen] = useState(() => values()[name] !== '')
  if (open || errorOf(name)) return children
  const show = () => {
    // Within the click: a phone opens its keyboard only then, and the focus of a moment later is left alone.
    flushSync(() => setOpen(true))
    document.getElementById(idOf(name))?.focus()
  }
  return (
    <div className={styles.addRow}>
      <button type="button" className={styles.add} onClick={show}>
        <Icon name="plus" size="s" />
        <span>{label}</span>
      </button>
    </div>
  )
}
