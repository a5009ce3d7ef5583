import { Icon } from '@stoa/ui/icon/icon'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWatch } from 'react-hook-form'
import type { TextName } from './checkout-form.ts'
import styles from './form.module.css'
import { useInformation } from './information-context.ts'

interface AddedFieldProps {
  name: TextName
  /** The label of the button. */
  label: string
  /** The field; shown on demand, when it has a value, or when it is invalid. */
  children: ReactNode
}

/** A field that few people need, behind a button. */
export function AddedField({ name, label, children }: AddedFieldProps) {
  const { form, values, errorOf, idOf } = useInformation()
  const [open, setOpen] = useState(() => values()[name] !== '')
  // a saved address fills the field after it was rendered
  const value = useWatch({ control: form.control, name })
  useEffect(() => {
    if (value) setOpen(true)
  }, [value])
  if (open || errorOf(name)) return children
  const show = () => {
    // Focused within the click handler: phones open the keyboard only then, and ignore a later focus.
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
