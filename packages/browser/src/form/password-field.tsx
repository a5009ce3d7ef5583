import { Field } from '@stoa/ui/field/field'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import type { TextFieldProps } from '@stoa/ui/text-field/text-field'
import { useState } from 'react'
import styles from './password-field.module.css'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Labels of the button that shows the password. */
  showLabel: string
  hideLabel: string
}

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, optional, help, error, valid, id, className, showLabel, hideLabel, ...input } = props
  const [visible, setVisible] = useState(false)
  return (
    <Field {...{ label, optional, help, error, valid, id, className }}>
      {(control) => (
        <div className={styles.row}>
          <input
            {...input}
            {...control}
            type={visible ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <IconButton
            className={styles.eye}
            icon="eye"
            label={visible ? hideLabel : showLabel}
            pressed={visible}
            onClick={() => setVisible(!visible)}
          />
        </div>
      )}
    </Field>
  )
}
