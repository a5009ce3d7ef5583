import { Field } from '@stoa/ui/field/field'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import type { TextFieldProps } from '@stoa/ui/text-field/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './password-field.module.css'

/** A password, hidden unless its eye is pressed. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { label, optional, help, error, valid, id, className, ...input } = props
  const t = useTranslations('forms')
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
            label={t(visible ? 'hidePassword' : 'showPassword')}
            pressed={visible}
            onClick={() => setVisible(!visible)}
          />
        </div>
      )}
    </Field>
  )
}
