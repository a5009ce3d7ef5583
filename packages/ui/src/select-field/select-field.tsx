import type { ComponentProps } from 'react'
import { Field, type FieldLabels } from '../field/field.tsx'

type SelectFieldProps = ComponentProps<'select'> & FieldLabels

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
