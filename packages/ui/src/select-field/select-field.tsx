import type { ComponentProps } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'

type SelectFieldProps = ComponentProps<'select'> & FieldWords

/** The native select, styled; its options are children. */
export function SelectField({
  label,
  optional,
  help,
  error,
  valid,
  id,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, optional, help, error, valid, id, className }}>
      {(control) => (
        <select {...select} {...control}>
          {children}
        </select>
      )}
    </Field>
  )
}
